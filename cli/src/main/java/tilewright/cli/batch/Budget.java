package tilewright.cli.batch;

import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;

/** The limits of the search for the answer to one line: its nodes and its memory. */
public final class Budget {

    /** The default number of nodes for a line. */
    public static final long USUAL_NODES = 1_000_000_000;

    private static final long GIGABYTE = 1L << 30;
    private static final int MOST_GIGABYTES = 1_000;
    /** Bytes of the heap that are not for tables. */
    private static final long OTHER = 96L << 20;

    private final Supplier<Long> nodes;
    private final Supplier<Optional<Integer>> gigabytes;

    public Budget(OptionsBuilder builder) {
        nodes = builder.option("--nodes", "N", USUAL_NODES, HelpMessages.nodes());
        gigabytes = builder.optional("--memory", "GB", Integer.class, HelpMessages.memory());
    }

    /** Returns the job of a command that answers lines within this budget. */
    public LineJob job(
            RunOptions options, Puzzle<?, ?, ?> puzzle, String verb, Query query, long solutions, LineSource source) {
        Limits limits = limits().withSolutions(solutions);
        return new LineJob(options, puzzle, verb, query, limits, gigabytes.get().isEmpty(), source, RunConditions.NONE);
    }

    /** The limits of each line. */
    public Limits limits() {
        return limits(Runtime.getRuntime().maxMemory());
    }

    /** @param heap the largest size of the Java heap in bytes */
    Limits limits(long heap) {
        long steps = nodes.get();
        if (steps < 0) {
            throw Failure.usage(BatchMessages.nodes(steps));
        }
        return Limits.NONE
                .withNodes(steps)
                .withBytes(gigabytes.get().map(memory -> bytes(memory, heap)).orElseGet(() -> usual(heap)));
    }

    private static long bytes(int memory, long heap) {
        if (memory < 1 || memory > MOST_GIGABYTES) {
            throw Failure.usage(BatchMessages.memory(MOST_GIGABYTES, memory));
        }
        long bytes = memory * GIGABYTE;
        if (memory > 1 && bytes > heap) {
            throw Failure.usage(BatchMessages.memoryHeap(memory, heap >> 20, memory + 2));
        }
        return bytes;
    }

    /**
     * Returns the default memory for a table: so much that the heap holds one table, the one before it, and what is
     * needed to make it.
     *
     * @param heap the largest size of the Java heap in bytes
     */
    public static long usual(long heap) {
        return Math.min(GIGABYTE, Math.max(0, heap - OTHER) * 2 / 5);
    }
}
