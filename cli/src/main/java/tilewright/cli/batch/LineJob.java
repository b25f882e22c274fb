package tilewright.cli.batch;

import tilewright.cli.context.Context;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.task.Task;

/**
 * The job of a command that answers lines, as it was typed.
 *
 * @param verb what the puzzle may be unable to do, as typed
 * @param limits those of each line
 * @param usualMemory whether the memory in the limits is this process's usual share, because none was typed
 * @param source where the lines come from
 * @param note what decides the results besides the options and the lines
 */
public record LineJob(
        RunOptions options,
        Puzzle<?, ?, ?> puzzle,
        String verb,
        Query query,
        Limits limits,
        boolean usualMemory,
        LineSource source,
        RunConditions note) {

    /** A job without a budget. */
    public static LineJob of(RunOptions options, Puzzle<?, ?, ?> puzzle, String verb, Query query, LineSource source) {
        return new LineJob(options, puzzle, verb, query, Limits.NONE, false, source, RunConditions.NONE);
    }

    /** Returns this job with the given conditions. */
    public LineJob with(RunConditions other) {
        return new LineJob(options, puzzle, verb, query, limits, usualMemory, source, other);
    }

    /** Returns the same where the lines of answers are read alone, not their fields, by a person of this language. */
    LineJob brief(String language) {
        return new LineJob(options, puzzle, verb, query.brief().in(language), limits, usualMemory, source, note);
    }

    /** Returns this job for lines in a language. */
    public LineJob in(String language) {
        return new LineJob(options, puzzle, verb, query.in(language), limits, usualMemory, source, note);
    }

    /**
     * Returns the task.
     *
     * @param within the job's limits, with what this process adds to them
     * @throws tilewright.cli.context.Failure when the puzzle cannot do it
     */
    public Task task(Context context, Limits within) {
        return query.taskOfAll(context.tasks(puzzle), within).orElseThrow(() -> context.cannot(puzzle, verb));
    }
}
