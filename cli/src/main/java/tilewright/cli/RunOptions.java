package tilewright.cli;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;
import tilewright.search.Stop;

/** How the work over many lines is done and printed. */
final class RunOptions {

    private static final int MOST_THREADS = 256;

    @Option(names = "--json", description = "Print a JSON object for each line.")
    boolean json;

    @Option(names = "--threads", paramLabel = "N", description = "Threads; by default as many as there are cores.")
    private int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());

    @Option(
            names = "--time",
            paramLabel = "DURATION",
            converter = DurationConverter.class,
            description = "Stop the whole run after so long, like 90s, 5m or 1h30m; exit 4.")
    private Optional<Duration> time = Optional.empty();

    int threads() {
        if (threads < 1 || threads > MOST_THREADS) {
            throw Failure.usage("--threads goes from 1 to " + MOST_THREADS + ", not (" + threads + ")");
        }
        return threads;
    }

    /** Asks to stop when the time is over; the time runs from now on. */
    Stop timeLimit(Context context) {
        return time.map(duration -> Stop.after(duration, context.around().nanoClock()))
                .orElse(Stop.never());
    }
}
