package tilewright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.canonical.Isomorphism;
import tilewright.sudoku.model.Text;

/** Files of known puzzles: lines of 81 cells, a blank, and the number of solutions up to 2; # begins a comment. */
public final class SudokuSets {

    public static final List<String> NAMES = List.of(
            "17clue",
            "unbiased",
            "kaggle-easy",
            "top1465",
            "hardest-1905-11plus",
            "hardest-1106",
            "multi-serg",
            "raw-random",
            "unsolvable");

    private SudokuSets() {}

    /**
     * A puzzle whose number of solutions is known.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param solutions 0, 1, or 2 for two or more
     */
    public record Known(int[] digits, int solutions) {

        /** A random isomorph, each way to get there equally likely. */
        public Known isomorph(SeededRandom random) {
            return new Known(Isomorphism.random(random).of(digits), solutions);
        }

        /** The puzzle as one sees it after turning it and perhaps mirroring it, 0 to 7. */
        public Known turned(int way) {
            int[] out = new int[81];
            for (int cell = 0; cell < 81; cell++) {
                int row = (way & 1) == 0 ? cell / 9 : 8 - cell / 9;
                int column = (way & 2) == 0 ? cell % 9 : 8 - cell % 9;
                out[cell] = digits[(way & 4) == 0 ? 9 * row + column : 9 * column + row];
            }
            return new Known(out, solutions);
        }

        @Override
        public String toString() {
            return text(digits);
        }
    }

    public static List<Known> read(Path folder, String name) throws IOException {
        return Files.readAllLines(folder.resolve(name + ".txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> new Known(digits(line), line.charAt(82) - '0'))
                .toList();
    }

    /** Returns random isomorphs in random order, of each puzzle as many as of any other or one more. */
    public static List<Known> isomorphs(List<Known> puzzles, int count, SeededRandom random) {
        List<Known> some = new ArrayList<>(count);
        int[] order = random.permutation(count);
        for (int i : order) {
            some.add(puzzles.get(i % puzzles.size()).isomorph(random));
        }
        return some;
    }

    /** The first 81 characters of a line: digits, and anything else for an empty cell. */
    public static int[] digits(String line) {
        int[] digits = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = Math.max(0, Character.digit(line.charAt(cell), 10));
        }
        return digits;
    }

    public static String text(int[] digits) {
        return Text.cells(digits, '.');
    }
}
