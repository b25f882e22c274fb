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
import tilewright.cli.context.Context;
import tilewright.search.Stop;
import tilewright.search.Stopped;

/** Runs the rounds of a job, one after the other, with a line of progress; and ends them when asked to. One thread. */
final class JobRunner implements Collector {

    private static final long TICK_MILLIS = 20;
    private static final long FIRST_NANOS = 1_000_000_000;
    private static final long NEXT_NANOS = 500_000_000;

    private final JavaSparkContext spark;
    private final Context context;
    private final Stop stop;
    private final long start;
    private long next;

    JobRunner(JavaSparkContext spark, Context context, Stop stop) {
        this.spark = spark;
        this.context = context;
        this.stop = stop;
        this.start = now();
        this.next = FIRST_NANOS;
    }

    private long now() {
        return context.environment().nanoClock().getAsLong();
    }

    /**
     * Prints how much of a round was done before.
     *
     * @param damaged of the slices that were done, those that are not what was written
     */
    void keep(String name, int done, int damaged, int all) {
        String digits = "%,d".formatted(done);
        String ofAll = "%,d".formatted(all);
        context.messages()
                .say(
                        damaged == 0
                                ? BulkMessages.kept(name, digits, ofAll)
                                : BulkMessages.keptDamaged(name, digits, ofAll, damaged, "%,d".formatted(damaged)));
    }

    /** @throws Stopped when asked to stop before the end */
    @Override
    public <T> List<T> collect(String name, JavaRDD<T> values) {
        long begun = now();
        JavaFutureAction<List<T>> action = values.collectAsync();
        try {
            while (!stop.asked()) {
                try {
                    return action.get(TICK_MILLIS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException notYet) {
                    show(name, action.jobIds(), begun);
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

    private void show(String name, List<Integer> jobs, long begun) {
        long elapsed = now() - start;
        if (!context.environment().terminals().err() || elapsed < next) {
            return;
        }
        next = elapsed + NEXT_NANOS;
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
        context.messages().progress(words(name, done, all, elapsed, now() - begun));
    }

    private static String words(String name, long done, long all, long elapsed, long round) {
        String words = "%s: %,d of %,d slices, %s".formatted(name, done, all, clock(elapsed));
        return done == 0
                ? words
                : "%s, about %s left".formatted(words, clock((long) ((double) round / done * (all - done))));
    }

    private static String clock(long nanos) {
        long seconds = nanos / 1_000_000_000;
        return "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
