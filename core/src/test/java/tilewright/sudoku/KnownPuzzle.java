package tilewright.sudoku;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;

/**
 * A line of a file of published puzzles.
 *
 * @param clues 81 characters
 * @param fact what is known of the puzzle
 */
public record KnownPuzzle(String clues, String fact) {

    /** The puzzles of a file of this package. */
    public static List<KnownPuzzle> read(String name) {
        return lines(name).stream()
                .map(line -> new KnownPuzzle(line.substring(0, 81), line.substring(82)))
                .toList();
    }

    /** The lines of a file of this package that are no comments. */
    static List<String> lines(String name) {
        try (InputStream in = KnownPuzzle.class.getResourceAsStream(name + ".txt");
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Board board() {
        return Text.POSITIONS.parse(clues);
    }
}
