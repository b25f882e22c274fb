package tilewright.search;

import java.util.function.LongConsumer;

/**
 * The limits of a search. What ran out is in the answer, never an exception; only a rating, a hint, or a generator, which
 * have no half an answer, throw {@link Stopped}.
 *
 * {@snippet class="tilewright.snippets.SudokuSnippetsTest" region="limits"}
 *
 * @param solutions stop after this many solutions, 1 or more
 * @param nodes maximum number of options taken in all, 0 or more; what an option is differs by puzzle and question, and is
 *     said there
 * @param bytes maximum memory for tables, approximately, 0 or more
 * @param stop asked now and then
 * @param workers threads that share the work, where a search supports that
 * @param spent receives the number of nodes of a search when it ends; not by proofs of who wins, which keep their tables
 */
public record Limits(long solutions, long nodes, long bytes, Stop stop, WorkerGroup workers, LongConsumer spent) {

    /** No limits, but for one gigabyte of tables. */
    public static final Limits NONE =
            new Limits(Long.MAX_VALUE, Long.MAX_VALUE, 1L << 30, Stop.never(), WorkerGroup.ALONE, _ -> {});

    /** Checks the numbers. */
    public Limits {
        if (solutions < 1 || nodes < 0 || bytes < 0) {
            throw new IllegalArgumentException("solutions (%d) must be 1 or more, nodes (%d) and bytes (%d) 0 or more"
                    .formatted(solutions, nodes, bytes));
        }
    }

    /**
     * Returns these limits with another number of solutions.
     *
     * @param most 1 or more; {@code Long.MAX_VALUE} for all
     * @return the changed copy
     */
    public Limits withSolutions(long most) {
        return new Limits(most, nodes, bytes, stop, workers, spent);
    }

    /**
     * Returns these limits with another number of nodes: the answer is then the same on every machine.
     *
     * @param most 0 or more
     * @return the changed copy
     */
    public Limits withNodes(long most) {
        return new Limits(solutions, most, bytes, stop, workers, spent);
    }

    /**
     * Returns these limits with another size of tables.
     *
     * @param most 0 or more, approximately
     * @return the changed copy
     */
    public Limits withBytes(long most) {
        return new Limits(solutions, nodes, most, stop, workers, spent);
    }

    /**
     * Returns these limits with another stop.
     *
     * @param asked now and then, at least every 10 ms
     * @return the changed copy
     */
    public Limits withStop(Stop asked) {
        return new Limits(solutions, nodes, bytes, asked, workers, spent);
    }

    /**
     * Returns these limits with threads that share the work, where a search supports that.
     *
     * @param others that do parts of it
     * @return the changed copy
     */
    public Limits withWorkers(WorkerGroup others) {
        return new Limits(solutions, nodes, bytes, stop, others, spent);
    }

    /**
     * Returns these limits with a consumer of the number of nodes that each search takes.
     *
     * @param consumer told when a search ends
     * @return the changed copy
     */
    public Limits withSpent(LongConsumer consumer) {
        return new Limits(solutions, nodes, bytes, stop, workers, consumer);
    }
}
