package tilewright;

import java.util.function.Consumer;
import tilewright.rng.SeededRandom;

/** Runs a test body for seeds 0, 1, 2, …; a failure names its seed. */
public final class Seeds {

    private Seeds() {}

    /** Runs it for some seeds, or for more with {@code ./build test --all}. */
    public static void each(int some, int all, Consumer<SeededRandom> body) {
        each(Sample.size(some, all), body);
    }

    public static void each(int count, Consumer<SeededRandom> body) {
        for (long seed = 0; seed < count; seed++) {
            try {
                body.accept(new SeededRandom(seed));
            } catch (Throwable failure) {
                throw new AssertionError("seed " + seed + ": " + failure.getMessage(), failure);
            }
        }
    }
}
