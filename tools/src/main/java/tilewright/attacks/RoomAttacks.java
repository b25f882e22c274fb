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
        rows.attack(() -> RoomKills.kill(rows, rounds, seed), "rooms-kill");
        rows.attack(() -> RoomKills.power(rows, rounds, seed, false), "rooms-power");
        rows.attack(() -> RoomKills.power(rows, rounds, seed, true), "rooms-lying-disk");
        rows.attack(() -> RoomKills.postgres(rows, rounds, seed, false, false), "rooms-postgres-kill");
        rows.attack(() -> RoomKills.postgres(rows, rounds, seed, true, false), "rooms-postgres-power");
        rows.attack(() -> RoomKills.postgres(rows, rounds, seed, true, true), "rooms-postgres-lying-disk");
        rows.attack(() -> RoomDisk.run(rows, Math.max(2, rounds / 20)), "rooms-full-disk");
        rows.attack(() -> RoomUpgrade.upgrade(rows, Math.max(1, rounds / 20), seed), "rooms-upgrade");
        rows.attack(() -> RoomUpgrade.backup(rows, Math.max(2, rounds / 20), seed), "rooms-backup");
        rows.attack(() -> RoomServers.run(rows, Math.max(1, rounds / 20)), "rooms-two-servers");
        rows.attack(
                () -> RoomLoad.run(rows), "rooms-make", "rooms-load", "rooms-load-searches", "rooms-light-requests");
        rows.attack(() -> RoomLoad.idle(rows), "rooms-idle-sockets");
        rows.attack(() -> RoomLoad.soak(rows, Math.max(2, rounds / 10)), "rooms-soak");
        return rows.exit();
    }
}
