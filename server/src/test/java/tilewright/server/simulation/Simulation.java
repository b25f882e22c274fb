package tilewright.server.simulation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import tilewright.rng.SeededRandom;

/**
 * The time and the chance of a simulation: a queue of what is to be done, in the order of its time. Whatever happens is written
 * into a trace, whose hash is the same whenever the seed is.
 *
 * <p>Times are in microseconds. One thread.
 */
final class Simulation {

    /** The time at the beginning, in milliseconds since 1970. */
    static final long START_MILLIS = 1_800_000_000_000L;

    private record Event(long at, long order, Runnable action) {}

    private final PriorityQueue<Event> queue =
            new PriorityQueue<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::order));
    private final SeededRandom random;
    private final MessageDigest trace;
    private final Consumer<String> printer;
    private long micros;
    private long events;
    private long ordered;

    /** @param printer takes each line of the trace */
    Simulation(SeededRandom random, Consumer<String> printer) {
        this.random = random;
        this.printer = printer;
        try {
            trace = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    SeededRandom random() {
        return random;
    }

    /** Returns true once in so many times. */
    boolean once(int in) {
        return random.below(in) == 0;
    }

    /** Returns a random time, mostly short and seldom up to the longest. */
    long someMicros(long longest) {
        return once(8) ? random.below(longest + 1) : random.below(longest / 16 + 1);
    }

    long micros() {
        return micros;
    }

    /** Returns the time in milliseconds since 1970. */
    long millis() {
        return START_MILLIS + micros / 1000;
    }

    /** Returns how much has been done so far. */
    long events() {
        return events;
    }

    void after(long delayMicros, Runnable action) {
        queue.add(new Event(micros + Math.max(0, delayMicros), ordered++, action));
    }

    /** Does everything until a time. */
    void runUntil(long untilMicros) {
        while (!queue.isEmpty() && queue.element().at() <= untilMicros) {
            Event next = queue.remove();
            micros = next.at();
            events++;
            next.action().run();
        }
        micros = Math.max(micros, untilMicros);
    }

    /** Writes a line into the trace. */
    void note(String line) {
        String timed = micros + " " + line;
        trace.update(timed.getBytes(StandardCharsets.UTF_8));
        trace.update((byte) '\n');
        printer.accept(timed);
    }

    /** Returns the hash of the trace so far, and begins another. */
    String traceHash() {
        return HexFormat.of().formatHex(trace.digest());
    }
}
