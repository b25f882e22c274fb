package tilewright.server.operate;

import java.time.Duration;
import tilewright.server.rooms.TokenBucket;

/**
 * All bounds of the server: see {@code docs/reference/server.md}. Immutable.
 *
 * @param deadlines for clients
 * @param light for requests that are answered soon
 * @param heavy for requests that may take long
 * @param work for answering one request
 * @param traffic for all clients together
 * @param sockets for sockets in the rooms
 */
public record Bounds(Deadlines deadlines, Queue light, Queue heavy, Work work, Traffic traffic, Sockets sockets) {

    private static final long MEGABYTE = 1_000_000;
    private static final int CONNECTIONS = 4_096;
    private static final long BYTES_OF_A_SOCKET = 20_000;

    /**
     * The deadlines of a client.
     *
     * @param headers from the first byte of a request, or from connecting, to the end of its headers
     * @param body from the beginning of the headers to the end of the body
     * @param piece for each megabyte of an answer
     * @param idle between requests
     * @param drain from closing to giving up the requests that are being answered
     */
    public record Deadlines(Duration headers, Duration body, Duration piece, Duration idle, Duration drain) {}

    /**
     * The threads and the places of a queue. Shares hold while there are other clients.
     *
     * @param threads 1 or more
     * @param threadsOfOne the share of one client in them, 1 or more
     * @param waiting requests that may wait
     * @param waitingOfOne the share of one client in them
     * @param patience the longest wait
     */
    public record Queue(int threads, int threadsOfOne, int waiting, int waitingOfOne, Duration patience) {}

    /**
     * The bounds of the work on one request.
     *
     * @param usual time for a request that does not ask for more
     * @param most time that a request may ask for
     * @param bytes of tables for each request
     * @param garbage bytes of garbage that may come between two collections
     */
    public record Work(Duration usual, Duration most, long bytes, long garbage) {}

    /**
     * The bounds of all clients together.
     *
     * @param connections open connections
     * @param body bytes of the largest body
     * @param small characters of the longest request that may be light
     * @param lines lines of the longest batch
     * @param bodies bytes of all bodies in memory
     * @param answers bytes of all answers that are not yet taken
     * @param sending bytes of an answer that the system holds until the client takes them; Linux holds twice as many
     */
    public record Traffic(int connections, int body, int small, int lines, long bodies, long answers, int sending) {}

    /**
     * The bounds of sockets in the rooms.
     *
     * @param all open sockets
     * @param ofOne open sockets of one client
     * @param message bytes of the longest message of a client
     * @param queue messages that wait for a client to take them
     * @param queueBytes bytes of these
     * @param allQueueBytes bytes of these for all clients together
     * @param beat after which the server sends something
     * @param silence after which a client that sends nothing, not even pongs, counts as gone
     * @param presence after which such a client counts as away; it is pinged twice as often
     * @param farewell from the server's closing to the client's
     * @param messages of one socket; each frame counts as a message, and so do a thousand bytes
     * @param messagesOfOne the same for all sockets of one client together
     * @param fragments of a message
     */
    public record Sockets(
            int all,
            int ofOne,
            int message,
            int queue,
            int queueBytes,
            long allQueueBytes,
            Duration beat,
            Duration silence,
            Duration presence,
            Duration farewell,
            TokenBucket.Rate messages,
            TokenBucket.Rate messagesOfOne,
            int fragments) {

        /** Returns the bounds on a machine. */
        private static Sockets of(long heap) {
            return new Sockets(
                    (int) Math.min(20_000, heap / BYTES_OF_A_SOCKET),
                    500,
                    32_000,
                    256,
                    1_000_000,
                    heap / 16,
                    Duration.ofSeconds(18),
                    Duration.ofSeconds(60),
                    Duration.ofMillis(4_000),
                    Duration.ofSeconds(5),
                    new TokenBucket.Rate(40, Duration.ofMillis(50)),
                    new TokenBucket.Rate(2_000, Duration.ofMillis(2)),
                    256);
        }
    }

    /**
     * Returns the bounds on a machine.
     *
     * @param cores 1 or more
     * @param heap the largest size of the heap in bytes
     */
    public static Bounds of(int cores, long heap) {
        Duration patience = Duration.ofSeconds(10);
        int heavy = Math.max(1, cores - 1) + 2;
        long bodies = Math.min(64 * MEGABYTE, heap / 8);
        return new Bounds(
                new Deadlines(
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(14),
                        Duration.ofSeconds(30),
                        Duration.ofSeconds(30),
                        Duration.ofSeconds(2)),
                new Queue(2 * cores, Math.max(1, cores / 2), CONNECTIONS, CONNECTIONS / 4, patience),
                new Queue(heavy, Math.max(1, heavy / 3), 64, 16, patience),
                new Work(
                        Duration.ofSeconds(2),
                        Duration.ofSeconds(30),
                        Math.min(200 * MEGABYTE, heap / 4 / heavy),
                        400 * MEGABYTE),
                new Traffic(CONNECTIONS, 4_000_000, 64_000, 10_000, bodies, bodies, 128_000),
                Sockets.of(heap));
    }

    /** Returns these bounds with other deadlines. */
    public Bounds with(Deadlines other) {
        return new Bounds(other, light, heavy, work, traffic, sockets);
    }

    /** Returns these bounds with another queue of light requests. */
    public Bounds withLight(Queue other) {
        return new Bounds(deadlines, other, heavy, work, traffic, sockets);
    }

    /** Returns these bounds with another queue of heavy requests. */
    public Bounds withHeavy(Queue other) {
        return new Bounds(deadlines, light, other, work, traffic, sockets);
    }

    /** Returns these bounds with other bounds of a single request. */
    public Bounds with(Work other) {
        return new Bounds(deadlines, light, heavy, other, traffic, sockets);
    }

    /** Returns these bounds with other bounds of all clients together. */
    public Bounds with(Traffic other) {
        return new Bounds(deadlines, light, heavy, work, other, sockets);
    }

    /** Returns these bounds with other bounds of sockets. */
    public Bounds with(Sockets other) {
        return new Bounds(deadlines, light, heavy, work, traffic, other);
    }
}
