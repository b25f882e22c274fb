package tilewright.cli.bulk;

/** An engine that runs jobs over files: in another process, in this one, or not at all. */
@FunctionalInterface
public interface BulkEngine {

    /** Runs a job, and returns the exit code. */
    int run(BulkJob job);
}
