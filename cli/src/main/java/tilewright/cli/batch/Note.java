package tilewright.cli.batch;

import java.util.Optional;

/**
 * What decides the results of a run besides the options and the lines.
 *
 * @param text in words, as it is kept
 * @param seed of what is generated
 */
public record Note(String text, Optional<Long> seed) {

    public static final Note NONE = of("");

    private static final String SEED = "seed ";

    public static Note of(String text) {
        return new Note(text, Optional.empty());
    }

    /** The seed of what is generated. */
    public static Note seed(long seed) {
        return new Note(SEED + seed, Optional.of(seed));
    }

    /** The seed in a text that was kept. */
    static Optional<Long> keptSeed(String text) {
        return Optional.of(text)
                .filter(kept -> kept.startsWith(SEED))
                .map(kept -> Long.valueOf(kept.substring(SEED.length())));
    }
}
