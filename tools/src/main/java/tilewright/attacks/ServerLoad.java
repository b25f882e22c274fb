package tilewright.attacks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A server of its own with 64 clients that ask for little and 64 that ask for as much as they can: how long the first ones
 * waited, what became of the requests of the others, and how the server's memory went.
 *
 * <p>Runs the launcher of the folder it is started in, which must be built. Clients and server share the machine.
 */
final class ServerLoad {

    private static final int CLIENTS = 64;

    static final List<String> LIGHT = ServerClient.requests("""
            {'do':'view','play':'trominoes:g.../..../..../....'}
            {'do':'view','play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}
            """);

    static final List<String> HEAVY = ServerClient.requests("""
            {'do':'count','play':'sudoku:EMPTY','nodes':1000000000}
            {'do':'new','puzzle':'sudoku','setup':'clues-17','seed':5}
            {'do':'new','puzzle':'paletto','setup':'6x6-trap','seed':5}
            {'do':'solve','play':'sudoku:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'}
            """);

    private ServerLoad() {}

    /** Returns the exit code: 1 when a light request failed. */
    static int run(int seconds) throws IOException, InterruptedException {
        try (ServerProcess server = new ServerProcess("")) {
            return loaded(server, seconds) ? 0 : 1;
        }
    }

    private static boolean loaded(ServerProcess server, int seconds) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        List<ServerClient> lightClients = ServerClient.start(CLIENTS, "127.0.0.1", LIGHT, end);
        List<ServerClient> heavyClients = ServerClient.start(CLIENTS, "127.0.0.1", HEAVY, end);
        List<Long> megabytes = new ArrayList<>();
        for (int part = 0; part < ServerClient.PARTS; part++) {
            TimeUnit.NANOSECONDS.sleep(Math.max(0, end - System.nanoTime()) / (ServerClient.PARTS - part));
            megabytes.add(server.residentMegabytes());
        }
        ServerClient.Seen light = ServerClient.seen(lightClients);
        System.out.println("light: " + light);
        System.out.println("heavy: " + ServerClient.seen(heavyClients));
        System.out.println("light p99 in milliseconds, six times: " + light.parts());
        System.out.println("resident megabytes, six times: " + megabytes);
        return light.all200();
    }
}
