package tilewright.cli.bulk;

import java.io.Serializable;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.Query;
import tilewright.search.Limits;

/**
 * A question about lines, with its limits, as a value from which any process makes a task.
 *
 * @param puzzle its id
 * @param solutions at which a count ends
 * @param nodes of each line
 * @param bytes for tables; {@link #USUAL} for the usual share of the heap of the process that answers
 * @param debug whether a defect is told with its trace
 */
public record TaskSpec(String puzzle, Query query, long solutions, long nodes, long bytes, boolean debug)
        implements Serializable {

    private static final long USUAL = -1;

    /** The question of a job that was typed. */
    static TaskSpec of(LineJob job, boolean debug) {
        Limits limits = job.limits();
        long bytes = job.usualMemory() ? USUAL : limits.bytes();
        return new TaskSpec(job.puzzle().id(), job.query(), limits.solutions(), limits.nodes(), bytes, debug);
    }

    /** A question with the usual limits. */
    public static TaskSpec usual(String puzzle, Query query) {
        return new TaskSpec(puzzle, query, Long.MAX_VALUE, Budget.USUAL_NODES, USUAL, false);
    }

    /** The limits of each line in this process. */
    public Limits limits() {
        return Limits.NONE
                .withSolutions(solutions)
                .withNodes(nodes)
                .withBytes(bytes == USUAL ? Budget.usual(Runtime.getRuntime().maxMemory()) : bytes);
    }
}
