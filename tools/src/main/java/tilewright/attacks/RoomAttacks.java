package tilewright.attacks;

import java.io.IOException;
import java.util.List;

/** Attacks on the rooms of a server. */
final class RoomAttacks {

    private RoomAttacks() {}

    /**
     * Returns the exit code.
     *
     * @param arguments how many rounds of kills, and the rows that are wanted
     */
    static int run(List<String> arguments) throws IOException, InterruptedException {
        Rows rows = new Rows(arguments.subList(Math.min(1, arguments.size()), arguments.size()));
        int rounds = Main.number(arguments, 0, 20);
        long seed = Long.getLong("seed", 1);
        for (RoomKills.Kind kind : RoomKills.Kind.values()) {
            rows.attack(() -> RoomKills.run(rows, kind, rounds, seed), kind.row());
        }
        rows.attack(() -> RoomCopyKills.run(rows, rounds), RoomCopyKills.NAME);
        rows.attack(() -> RoomDisk.run(rows, Math.max(2, rounds / 20)), "rooms-full-disk");
        rows.attack(() -> SavedFlood.run(rows), "saved-flood");
        rows.attack(() -> RoomLimits.run(rows), "rooms-make-at-once", "rooms-codes-at-once");
        rows.attack(() -> RoomServers.run(rows, Math.max(1, rounds / 20)), "rooms-two-servers");
        rows.attack(() -> RoomLoad.run(rows), "rooms-make", "rooms-load", "rooms-load-searches");
        rows.attack(() -> RoomLoad.idle(rows), "rooms-idle-sockets");
        rows.attack(() -> RoomWeight.large(rows, Math.max(5, rounds)), "rooms-large", "rooms-large-restart");
        rows.attack(() -> RoomSearches.run(rows), "rooms-make-searches");
        rows.attack(() -> RoomWeight.undo(rows, 12), "rooms-undo");
        rows.attack(() -> RoomWeight.joint(rows, 12), "rooms-joint");
        rows.attack(() -> RoomLoad.soak(rows, Math.max(6, rounds / 10)), "rooms-soak");
        return rows.exit();
    }
}
