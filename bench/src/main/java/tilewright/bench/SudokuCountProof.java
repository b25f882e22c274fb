package tilewright.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Runner;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.solve.BandSolver;
import tilewright.sudoku.solve.Cover;

/**
 * Compares the fast solver with what is known and with exact cover, and stops at the first difference.
 *
 * <p>Arguments: the folder of the nine sets, how many grids of each kind (100,000), and a seed (1).
 */
public final class SudokuCountProof {

    private static final int MANY = 1_000;

    private final BandSolver solver = new BandSolver();
    private final SeededRandom random;
    private final List<SudokuSets.Known> known = new ArrayList<>();
    private final List<int[]> filled = new ArrayList<>();

    private SudokuCountProof(Path folder, long seed) throws IOException {
        random = new SeededRandom(seed);
        for (String name : SudokuSets.NAMES) {
            known.addAll(SudokuSets.read(folder, name));
        }
        PlainSudoku plain = new PlainSudoku();
        for (SudokuSets.Known puzzle : SudokuSets.read(folder, "unbiased")) {
            plain.count(puzzle.digits(), 1);
            filled.add(plain.solution());
        }
    }

    public static void main(String[] arguments) throws IOException {
        int grids = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100_000;
        long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 1;
        SudokuCountProof proof = new SudokuCountProof(Path.of(arguments[0]), seed);
        proof.isomorphs(grids);
        proof.partial(grids);
    }

    private void isomorphs(int grids) {
        int[] kinds = new int[3];
        for (SudokuSets.Known puzzle : SudokuSets.isomorphs(known, grids, random)) {
            compare(puzzle.digits(), solver.count(puzzle.digits(), 2), puzzle.solutions());
            kinds[puzzle.solutions()]++;
        }
        System.out.printf(
                "%,d random isomorphs of %,d known puzzles: all right (%,d with no solution, %,d with one, %,d with more)%n",
                grids, known.size(), kinds[0], kinds[1], kinds[2]);
    }

    private void partial(int grids) {
        int[] kinds = new int[3];
        for (int i = 0; i < grids; i++) {
            int[] digits = digits(i % 5);
            int most = i % 11 == 0 ? MANY : 2;
            long cover = Runner.run(
                            Cover.search(Board.of(digits)), Limits.NONE.withSolutions(most), Runner.Listener.NONE)
                    .solutions();
            compare(digits, solver.count(digits, most), (int) cover);
            kinds[(int) Math.min(2, cover)]++;
        }
        System.out.printf(
                "%,d random grids: exact cover agrees on all (%,d with no solution, %,d with one, %,d with more)%n",
                grids, kinds[0], kinds[1], kinds[2]);
    }

    private int[] digits(int kind) {
        return switch (kind) {
            case 0 -> part(22 + random.below(40));
            case 1 -> changed(part(20 + random.below(35)));
            case 2 -> clues(12 + random.below(22), true);
            case 3 -> clues(1 + random.below(12), false);
            default -> changed(anyKnown());
        };
    }

    private int[] anyKnown() {
        return known.get(random.below(known.size())).isomorph(random).digits();
    }

    /** Returns some cells of a filled grid. */
    private int[] part(int clues) {
        int[] whole = filled.get(random.below(filled.size()));
        int[] digits = new int[81];
        int[] order = random.permutation(81);
        for (int i = 0; i < clues; i++) {
            digits[order[i]] = whole[order[i]];
        }
        return digits;
    }

    /** Returns a grid with up to three cells emptied or given any digit. */
    private int[] changed(int[] digits) {
        for (int changes = random.below(4); changes > 0; changes--) {
            digits[random.below(81)] = Math.max(0, random.below(14) - 4);
        }
        return digits;
    }

    /**
     * Random digits in random cells.
     *
     * @param apart whether equal ones do not see each other
     */
    private int[] clues(int count, boolean apart) {
        int[] digits = new int[81];
        int[] order = random.permutation(81);
        for (int i = 0; i < count; i++) {
            digits[order[i]] = 1 + random.below(9);
            if (apart && Board.of(digits).conflictingPeers(order[i]).length > 0) {
                digits[order[i]] = 0;
            }
        }
        return digits;
    }

    private static void compare(int[] digits, int found, int right) {
        if (found != right) {
            throw new IllegalStateException(
                    "%s has (%d) solutions, not (%d)".formatted(SudokuSets.text(digits), right, found));
        }
    }
}
