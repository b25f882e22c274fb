package tilewright.cli.batch;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.search.Stop;

/** How the work over many lines is done and printed. */
public final class RunOptions {

    private static final int MOST_THREADS = 256;

    public final boolean json;
    private final int threads;
    private final Optional<Duration> time;

    private RunOptions(boolean json, int threads, Optional<Duration> time) {
        this.json = json;
        this.threads = threads;
        this.time = time;
    }

    /** These options among those of a command; the supplier gives what was typed. */
    public static Supplier<RunOptions> of(OptionsBuilder builder) {
        Supplier<Boolean> json = builder.flag("--json", "Print a JSON object for each line.");
        Supplier<Integer> threads = builder.option(
                "--threads",
                "N",
                Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors()),
                "Number of threads; by default the number of cores.");
        Supplier<Optional<Duration>> time = builder.optional(
                "--time",
                "DURATION",
                Duration.class,
                "Stop the run after this time, such as 90s, 5m or 1h30m; exit code 4.");
        return () -> new RunOptions(json.get(), threads.get(), time.get());
    }

    int threads() {
        if (threads < 1 || threads > MOST_THREADS) {
            throw Failure.usage("--threads must be 1–" + MOST_THREADS + ", not " + threads);
        }
        return threads;
    }

    /** Asks to stop when the time is over; the time runs from now on. */
    Stop timeLimit(Context context) {
        return time.map(duration -> Stop.after(duration, context.environment().nanoClock()))
                .orElse(Stop.never());
    }
}
