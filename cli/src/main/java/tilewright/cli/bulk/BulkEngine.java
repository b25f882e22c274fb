package tilewright.cli.bulk;

import tilewright.search.Limits;
import tilewright.search.Stop;

/** What becomes of a job over files: another process does it, this one does, or it is only looked at. */
public interface BulkEngine {

    /** What work should ask while it lasts. */
    Stop stop();

    /** The limits of each line. */
    default Limits of(Limits limits) {
        return limits.withStop(stop());
    }

    /** Does the job; the exit code. */
    int run(BulkJob job);
}
