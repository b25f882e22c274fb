package tilewright.attacks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import tilewright.attacks.RoomShare.Room;

/** One address that asks by many sockets at once for what it may do a few times: make rooms, and try codes. */
final class RoomLimits {

    private static final int PORT = ServerClient.PORT + 72;
    private static final String ATTACKER = "127.77.0.1";
    private static final String OTHER = "127.77.0.2";
    private static final int MAKES = 66;
    private static final int TRIES = 450;

    /** Maximum number of rooms made at once: those that the server allows, and one that may come meanwhile. */
    private static final int MOST_MADE = 11;

    private static final int MOST_TRIED = 40;

    private RoomLimits() {}

    static void run(Rows rows) throws IOException, InterruptedException {
        try (WorkFolder work = new WorkFolder();
                ServerProcess server = new ServerProcess(
                        PORT, "", "--data", work.path().resolve("data").toString())) {
            long begin = System.nanoTime();
            List<String> makes = together(MAKES, RoomShare::makeEasy);
            long made = count(makes, "{\"made\"");
            Room others = RoomShare.make(PORT, OTHER, 1_000);
            rows.row(
                    "rooms-make-at-once",
                    server.alive()
                            && made > 0
                            && made <= MOST_MADE
                            && !others.id().isEmpty(),
                    "%d of %d rooms made, the others refused for now, in %d ms; another address makes one"
                            .formatted(made, MAKES, ServerClient.millis(begin)));
            begin = System.nanoTime();
            List<String> tries = together(TRIES, (wire, _) -> RoomShare.tryCode(wire));
            long tried = count(tries, "opens no room");
            rows.row(
                    "rooms-codes-at-once",
                    server.alive() && tried > 0 && tried <= MOST_TRIED,
                    "%d of %d codes looked up, the others refused for now, in %d ms"
                            .formatted(tried, TRIES, ServerClient.millis(begin)));
        }
    }

    private static long count(List<String> answers, String part) {
        return answers.stream().filter(answer -> answer.contains(part)).count();
    }

    /** A question that one of many sockets asks. */
    private interface Question {
        String ask(RoomWire wire, int number) throws IOException;
    }

    /** Asks by sockets that are all open before the first one asks; returns the answers, or why there was none. */
    private static List<String> together(int sockets, Question question) throws IOException, InterruptedException {
        List<RoomWire> wires = new ArrayList<>();
        for (int i = 0; i < sockets; i++) {
            wires.add(new RoomWire(PORT, ATTACKER, 60_000));
        }
        ConcurrentLinkedQueue<String> answers = new ConcurrentLinkedQueue<>();
        CountDownLatch all = new CountDownLatch(sockets);
        for (int i = 0; i < sockets; i++) {
            int number = i;
            Thread.ofVirtual().start(() -> {
                try (RoomWire wire = wires.get(number)) {
                    answers.add(question.ask(wire, number));
                } catch (IOException closed) {
                    answers.add(String.valueOf(closed.getMessage()));
                } finally {
                    all.countDown();
                }
            });
        }
        all.await();
        return List.copyOf(answers);
    }
}
