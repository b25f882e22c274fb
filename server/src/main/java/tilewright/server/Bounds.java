package tilewright.server;

import java.time.Duration;

/**
 * Every bound of the server: see {@code docs/reference/server.md}.
 *
 * @param deadlines how long a client may take
 * @param work what answering may take
 * @param traffic how much there may be at once
 */
record Bounds(Deadlines deadlines, Work work, Traffic traffic) {

    private static final long MEGABYTE = 1_000_000;

    /**
     * How long a client may take.
     *
     * @param headers from the first byte of a request, or from connecting, to the end of its headers
     * @param body from the beginning of the headers to the end of the body
     * @param piece for each megabyte of an answer
     * @param idle between requests
     * @param drain from closing to giving up the requests that are being answered
     */
    record Deadlines(Duration headers, Duration body, Duration piece, Duration idle, Duration drain) {}

    /**
     * What answering may take.
     *
     * @param threads that do heavy work, 1 or more
     * @param queue heavy requests that may wait for them
     * @param perAddress heavy requests of one address, at work or waiting, when there are other addresses
     * @param trial a moment in which one more thread tries what waits for the others; zero for no such thread
     * @param waiting how long a heavy request may wait
     * @param usual time for a request that does not ask for more
     * @param most time that a request may ask for
     * @param bytes of tables for each request
     * @param garbage bytes of memory that may be used and left before they are collected
     */
    record Work(
            int threads,
            int queue,
            int perAddress,
            Duration trial,
            Duration waiting,
            Duration usual,
            Duration most,
            long bytes,
            long garbage) {}

    /**
     * How much there may be at once.
     *
     * @param connections that may be open
     * @param body bytes of the largest body
     * @param small bytes of what counts as small: larger requests are heavy
     * @param lines of the longest batch
     * @param bodies bytes of all bodies in memory
     * @param answers bytes of all answers that are not yet taken
     * @param sending bytes of an answer that the system holds until the client takes them; Linux holds twice as many
     * @param burst requests that an address may send at once
     * @param perSecond requests of an address in the long run
     * @param light light requests that are answered at the same time
     * @param together light requests of one address that are answered at the same time when there are others
     */
    record Traffic(
            int connections,
            int body,
            int small,
            int lines,
            long bodies,
            long answers,
            int sending,
            int burst,
            int perSecond,
            int light,
            int together) {}

    /**
     * What holds on a machine.
     *
     * @param cores 1 or more
     * @param heap the largest size of the heap in bytes
     */
    static Bounds of(int cores, long heap) {
        int threads = Math.max(1, cores - 1);
        return new Bounds(
                new Deadlines(
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(14),
                        Duration.ofSeconds(30),
                        Duration.ofSeconds(30),
                        Duration.ofSeconds(2)),
                new Work(
                        threads,
                        64,
                        16,
                        Duration.ofMillis(100),
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(2),
                        Duration.ofSeconds(30),
                        Math.min(200 * MEGABYTE, heap / 4 / (threads + 1)),
                        400 * MEGABYTE),
                new Traffic(
                        4_096,
                        4_000_000,
                        64_000,
                        10_000,
                        Math.min(64 * MEGABYTE, heap / 8),
                        Math.min(64 * MEGABYTE, heap / 8),
                        128_000,
                        40_000,
                        20_000,
                        2 * cores,
                        Math.max(1, cores / 2)));
    }

    Bounds with(Deadlines other) {
        return new Bounds(other, work, traffic);
    }

    Bounds with(Work other) {
        return new Bounds(deadlines, other, traffic);
    }

    Bounds with(Traffic other) {
        return new Bounds(deadlines, work, other);
    }
}
