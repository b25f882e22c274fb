package tilewright.cli.batch;

import java.util.Optional;

/**
 * The conditions of a run's results besides the options and the lines.
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

    /**
     * Reads the text of a note from a file.
     *
     * @throws NumberFormatException when it has a seed that is no number
     */
    static Note read(String text) {
        return text.startsWith(SEED) ? seed(Long.parseLong(text.substring(SEED.length()))) : of(text);
    }
}
