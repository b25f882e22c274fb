package tilewright.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.SparkJobInfo;
import org.apache.spark.SparkStageInfo;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import tilewright.bulk.input.Collector;
import tilewright.bulk.output.Part;
import tilewright.cli.bulk.BulkOptions;
import tilewright.cli.context.Context;
import tilewright.search.Stop;
import tilewright.search.Stopped;

/** Runs the rounds of a job, one after the other, with a line of progress; and ends them when asked to. One thread. */
final class JobRunner implements Collector {

    private static final long TICK_MILLIS = 20;

    private final JavaSparkContext spark;
    private final Context context;
    private final Stop stop;
    private final JobProgress progress;

    JobRunner(JavaSparkContext spark, Context context, Stop stop, BulkOptions.Progress progress) {
        this.spark = spark;
        this.context = context;
        this.stop = stop;
        this.progress = JobProgress.of(context, progress);
    }

    /**
     * Prints how much of a round was done before.
     *
     * @param damaged of the slices that were done, those that are not what was written
     */
    void keep(String name, int done, int damaged, int all) {
        context.messages()
                .say(
                        damaged == 0
                                ? BulkMessages.kept(name, done, all)
                                : BulkMessages.keptDamaged(name, done, all, damaged));
    }

    /** @throws Stopped when asked to stop before the end */
    @Override
    public <T> List<T> collect(String name, JavaRDD<T> values) {
        progress.begin();
        JavaFutureAction<List<T>> action = values.collectAsync();
        try {
            while (!stop.asked()) {
                try {
                    return action.get(TICK_MILLIS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException notYet) {
                    show(name, action.jobIds());
                }
            }
            action.cancel(true);
            throw new Stopped();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Stopped();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } finally {
            context.messages().clear();
        }
    }

    /** Returns these parts, with those that a round makes in the places of those of the same numbers. */
    List<Part> replaced(String name, List<Part> parts, JavaRDD<Part> others) {
        List<Part> all = new ArrayList<>(parts);
        collect(name, others).forEach(part -> all.set(part.number(), part));
        return all;
    }

    private void show(String name, List<Integer> jobs) {
        if (!progress.due()) {
            return;
        }
        long all = 0;
        long done = 0;
        for (int job : jobs) {
            @Nullable SparkJobInfo info = spark.statusTracker().getJobInfo(job);
            for (int stage : info == null ? new int[0] : info.stageIds()) {
                @Nullable SparkStageInfo seen = spark.statusTracker().getStageInfo(stage);
                all += seen == null ? 0 : seen.numTasks();
                done += seen == null ? 0 : seen.numCompletedTasks();
            }
        }
        progress.show(name, done, all);
    }
}
