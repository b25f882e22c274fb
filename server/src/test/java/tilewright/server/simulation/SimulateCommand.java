package tilewright.server.simulation;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Runs seeds for {@code ./build simulate} on all cores, prints those that find something, and what has happened in all.
 *
 * <pre>
 * ./build simulate [COUNT] [FROM]             simulations of whole servers, with the seeds FROM to FROM + COUNT - 1
 * ./build simulate --messages [COUNT] [FROM]  sequences of bad messages, 50 of each seed
 * ./build simulate --trace SEED               all that happens in one simulation
 * </pre>
 */
final class SimulateCommand {

    private static final long USUAL_COUNT = 10_000;
    private static final long PROGRESS = 10_000;

    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong failed = new AtomicLong();
    private Scenario.Counts counts = Scenario.Counts.NONE;
    private long messages;

    private SimulateCommand() {}

    /** Exits with 1 when a seed finds something. */
    public static void main(String[] arguments) throws InterruptedException {
        List<String> words = new ArrayList<>(Arrays.asList(arguments));
        boolean ofMessages = words.remove("--messages");
        SimulateCommand command = new SimulateCommand();
        if (words.remove("--trace")) {
            command.trace(Long.parseLong(words.getFirst()));
        } else {
            long count = words.isEmpty() ? USUAL_COUNT : Long.parseLong(words.getFirst());
            long from = words.size() < 2 ? 0 : Long.parseLong(words.get(1));
            if (ofMessages) {
                command.each(from, from + count / MessageSequences.SEQUENCES_OF_A_SERVER, command::messages);
            } else {
                command.each(from, from + count, command::simulate);
            }
        }
        System.exit(command.failed.get() == 0 ? 0 : 1);
    }

    private void trace(long seed) {
        Simulations.run(seed, Fault.NONE, out::println).faults().forEach(fault -> fail(seed, fault));
    }

    private void each(long from, long to, LongConsumer run) throws InterruptedException {
        AtomicLong next = new AtomicLong(from);
        int threads = Runtime.getRuntime().availableProcessors();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            workers.add(Thread.ofPlatform().start(() -> {
                for (long seed = next.getAndIncrement(); seed < to; seed = next.getAndIncrement()) {
                    run.accept(seed);
                }
            }));
        }
        for (Thread worker : workers) {
            worker.join();
        }
        out.println(summary());
    }

    private void simulate(long seed) {
        Simulations.Result result = Simulations.run(seed);
        finish(seed, 1, result.faults(), result.counts(), 0);
    }

    private void messages(long seed) {
        MessageSequences.Result result = MessageSequences.run(seed);
        finish(seed, result.sequences(), result.faults(), Scenario.Counts.NONE, result.messages());
    }

    private synchronized void finish(long seed, long runs, List<String> faults, Scenario.Counts counted, long sent) {
        counts = counts.plus(counted);
        messages += sent;
        if (!faults.isEmpty()) {
            fail(seed, faults.getFirst());
        }
        long before = done.getAndAdd(runs);
        if ((before + runs) / PROGRESS != before / PROGRESS) {
            out.println(summary());
        }
    }

    private void fail(long seed, String fault) {
        failed.incrementAndGet();
        out.printf("seed %d: %s%n", seed, fault);
    }

    private String summary() {
        return messages == 0
                ? "%,d seeds, %d failed: %s".formatted(done.get(), failed.get(), counts.words())
                : "%,d sequences, %d seeds failed: %,d messages".formatted(done.get(), failed.get(), messages);
    }
}
