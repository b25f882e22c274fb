package tilewright.cli.batch;

import tilewright.cli.context.Context;

/** A command that answers lines: in this process, or as a job of many. */
@FunctionalInterface
public interface LineCommand {

    /**
     * Returns the job that was typed; nothing has been read of its lines.
     *
     * @throws tilewright.cli.context.Failure when the options do not fit together
     */
    LineJob job();

    /** Answers the lines in this process, and returns the exit code. */
    default int run(Context context) {
        LineJob job = job();
        return new LocalRun(context, job.options()).run(job);
    }
}
