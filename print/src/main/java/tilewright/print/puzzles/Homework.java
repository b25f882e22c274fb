package tilewright.print.puzzles;

import java.nio.charset.StandardCharsets;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.WithVariants;

/** Links that open in the studio all puzzles of a sheet whose puzzles were made from a setup and a seed. */
public final class Homework {

    /** Puzzles of a link at most, as the studio opens them. */
    public static final int MOST = 100;

    /** Characters of a value that stay as they are, beside letters and digits. */
    private static final String PLAIN = "-_.!~*'():,;@$";

    private Homework() {}

    /**
     * A link such as {@code https://example.org/#/sheet/sudoku?setup=easy&seed=1&count=12}.
     *
     * @param studio the address of the studio, with a slash at its end
     * @param setup a text of the puzzle's setups; empty for the standard one
     * @param count 1 to {@link #MOST}
     */
    public static String link(String studio, Puzzle<?, ?, ?> puzzle, String setup, long seed, int count) {
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException("count (%d) must be 1 to %d".formatted(count, MOST));
        }
        StringBuilder link =
                new StringBuilder(studio).append("#/sheet/").append(puzzle.id()).append("?setup=");
        String written = written(WithVariants.ofSetup(puzzle, setup), setup);
        for (byte octet : written.getBytes(StandardCharsets.UTF_8)) {
            char letter = (char) (octet & 0xff);
            if (letter < 0x80 && (Character.isLetterOrDigit(letter) || PLAIN.indexOf(letter) >= 0)) {
                link.append(letter);
            } else {
                link.append('%')
                        .append(Integer.toHexString(0x100 + letter).substring(1).toUpperCase(java.util.Locale.ROOT));
            }
        }
        return link.append("&seed=")
                .append(seed)
                .append("&count=")
                .append(count)
                .toString();
    }

    private static <P> String written(Puzzle<P, ?, ?> puzzle, String setup) {
        return puzzle.texts().setups().format(puzzle.setup(setup));
    }
}
