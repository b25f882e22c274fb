package tilewright.cli.bulk;

/** Does jobs over files: in another process, in this one, or not at all. */
@FunctionalInterface
public interface BulkEngine {

    /** Does the job, and returns the exit code. */
    int run(BulkJob job);
}
