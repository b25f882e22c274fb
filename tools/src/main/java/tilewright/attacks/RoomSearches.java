package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Searches of computers in the rooms of one or two addresses, which are to keep nobody else from making a room. */
final class RoomSearches {

    private static final int PORT = ServerClient.PORT + 60;
    private static final List<String> ATTACKERS = List.of("127.77.0.1", "127.77.0.3");
    private static final String OTHER = "127.77.0.2";
    private static final int ROOMS = 10; // as many as an address may make at once
    private static final int MAKES = 10;

    private RoomSearches() {}

    /** Searches of computers in ten rooms of one address, or of each of two, while another makes rooms with easy Sudokus. */
    static void run(Rows rows) throws IOException, InterruptedException {
        for (String heap : new String[] {RoomWeight.SMALL_HEAP, ""}) {
            for (List<String> attackers : List.of(ATTACKERS.subList(0, 1), ATTACKERS)) {
                try (WorkFolder work = new WorkFolder()) {
                    searches(rows, attackers, heap, work.path().resolve("data"));
                }
            }
        }
    }

    private static void searches(Rows rows, List<String> attackers, String heap, Path data)
            throws IOException, InterruptedException {
        try (ServerProcess server = new ServerProcess(PORT, heap, "--data", data.toString())) {
            List<RoomWire> wires = new ArrayList<>();
            for (String attacker : attackers) {
                for (int i = 0; i < ROOMS; i++) {
                    wires.add(RoomShare.computers(PORT, attacker, wires.size()));
                }
            }
            long[] millis = new long[MAKES];
            int made = 0;
            for (int i = 0; i < MAKES; i++) {
                long begin = System.nanoTime();
                made += RoomShare.makeEasy(PORT, OTHER, 100 + i) ? 1 : 0;
                millis[i] = ServerClient.millis(begin);
            }
            Arrays.sort(millis);
            rows.row(
                    "rooms-make-searches",
                    server.alive() && made == MAKES,
                    "%s: %d of %d rooms made beside searches in %d rooms of %d other addresses, in %d to %d ms"
                            .formatted(
                                    RoomWeight.name(heap),
                                    made,
                                    MAKES,
                                    wires.size(),
                                    attackers.size(),
                                    millis[0],
                                    millis[MAKES - 1]));
            wires.forEach(RoomWire::close);
        }
    }
}
