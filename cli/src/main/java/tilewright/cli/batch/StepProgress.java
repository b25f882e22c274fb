package tilewright.cli.batch;

import tilewright.search.Stop;
import tilewright.search.Stopped;

/** Steps of long work beside the lines: shows its progress, and ends it on a request to stop. One thread at a time. */
public final class StepProgress {

    private final Progress progress;
    private final Stop stop;
    private long done;

    StepProgress(Progress progress, Stop stop) {
        this.progress = progress;
        this.stop = stop;
    }

    /**
     * Records that a step was done.
     *
     * @throws Stopped when there are to be no more
     */
    public void done() {
        progress.done(++done);
        progress.show();
        check();
    }

    /**
     * Goes on within a step.
     *
     * @throws Stopped when it is to end
     */
    public void check() {
        stop.check();
    }
}
