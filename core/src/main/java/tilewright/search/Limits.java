package tilewright.search;

import java.util.function.LongConsumer;

/**
 * The limits of a search.
 *
 * @param solutions stop after this many solutions, 1 or more
 * @param nodes maximum number of options taken in all, 0 or more
 * @param bytes maximum memory for tables, approximately, 0 or more
 * @param stop asked now and then
 * @param workers threads that share the work, where a search supports that
 * @param spent receives the number of nodes of a search when it ends; not by proofs of who wins, which keep their tables
 */
public record Limits(long solutions, long nodes, long bytes, Stop stop, WorkerGroup workers, LongConsumer spent) {

    /** None but for a gigabyte of memory. */
    public static final Limits NONE =
            new Limits(Long.MAX_VALUE, Long.MAX_VALUE, 1L << 30, Stop.never(), WorkerGroup.ALONE, _ -> {});

    public Limits {
        if (solutions < 1 || nodes < 0 || bytes < 0) {
            throw new IllegalArgumentException("solutions (%d) must be 1 or more, nodes (%d) and bytes (%d) 0 or more"
                    .formatted(solutions, nodes, bytes));
        }
    }

    public Limits withSolutions(long most) {
        return new Limits(most, nodes, bytes, stop, workers, spent);
    }

    public Limits withNodes(long most) {
        return new Limits(solutions, most, bytes, stop, workers, spent);
    }

    public Limits withBytes(long most) {
        return new Limits(solutions, nodes, most, stop, workers, spent);
    }

    public Limits withStop(Stop asked) {
        return new Limits(solutions, nodes, bytes, asked, workers, spent);
    }

    public Limits withWorkers(WorkerGroup others) {
        return new Limits(solutions, nodes, bytes, stop, others, spent);
    }

    /** Returns these limits with a consumer of the number of nodes that each search takes. */
    public Limits withSpent(LongConsumer consumer) {
        return new Limits(solutions, nodes, bytes, stop, workers, consumer);
    }
}
