package tilewright.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Solver;
import tilewright.puzzle.TextPuzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.sudoku.canonical.Canonical;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Setup;
import tilewright.sudoku.solve.Completions;

/**
 * Sudoku for programs: puzzles and grids are texts.
 *
 * <p>A text has 81 characters, row by row: {@code 1} to {@code 9}, and {@code .} for an empty cell. The forms of other
 * programs are read as well ({@code docs/text-formats.md}). Cells are numbered 0 to 80, row by row.
 *
 * <p>A text that cannot be read throws {@link tilewright.text.TextError}, with the place and the reason. No method keeps
 * anything; threads may call all of them at the same time.
 */
public final class Sudoku {

    private static final TextPuzzle<Setup, Board, Move> TEXTS = new TextPuzzle<>(new SudokuPuzzle(), new Workspace());
    private static final Limits TWO = Limits.NONE.withSolutions(2);

    private Sudoku() {}

    /** The first solution that is found; empty when there is none. The hardest known puzzles take a millisecond. */
    public static Optional<String> solve(String puzzle) {
        return solve(puzzle, Limits.NONE.withSolutions(1)).found().stream().findFirst();
    }

    /** The first solutions, as many as the limits allow; all are kept in memory. */
    public static Solver.Solutions<String> solve(String puzzle, Limits limits) {
        return TEXTS.solve(puzzle, limits);
    }

    /**
     * The number of solutions.
     *
     * @param limits {@code Limits.NONE.withSolutions(2)} tells a puzzle with one solution from others
     */
    public static Counter.Count count(String puzzle, Limits limits) {
        return TEXTS.count(puzzle, limits);
    }

    /**
     * The number of solutions up to a limit, for programs that hold cells as numbers: no text is read or written.
     *
     * @param cells 81 digits, row by row; 0 for an empty cell
     * @param most stop counting there, 1 or more
     */
    public static long count(int[] cells, long most) {
        return Completions.count(Board.of(checked(cells)), Limits.NONE.withSolutions(most))
                .solutions();
    }

    private static int[] checked(int[] cells) {
        if (cells.length != Houses.CELLS) {
            throw new IllegalArgumentException("expected 81 cells, got " + cells.length);
        }
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] < 0 || cells[cell] > 9) {
                throw new IllegalArgumentException(
                        "cell (%d) holds (%d), expected 0 to 9".formatted(cell, cells[cell]));
            }
        }
        return cells;
    }

    /**
     * A puzzle with one solution, or a filled grid. The same setup and seed give the same puzzle on every machine.
     *
     * @param setup as behind {@code tilewright new sudoku}: {@code singles}, {@code minimal}, {@code clues-24}, …
     * @throws tilewright.puzzle.Generator.GaveUp when no such puzzle is found within the generator's limit
     */
    public static String generate(String setup, long seed) {
        return TEXTS.generate(setup, seed, 0);
    }

    /** The next step and its reason; empty when the grid is full or no technique that is known finds one. */
    public static Optional<TextPuzzle.Step> hint(String position) {
        return TEXTS.hint(position);
    }

    /** The smallest of all puzzles that are the same but for symmetry and the names of digits; equal exactly for those. */
    public static String canonical(String puzzle) {
        return TEXTS.text(Canonical.of(TEXTS.position(puzzle)).board());
    }

    /** What can be said of a position at once. */
    public static Analysis analyze(String position) {
        Board board = TEXTS.position(position);
        Solver.Solutions<String> solutions = TEXTS.solve(position, TWO);
        List<List<Integer>> candidates = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            candidates.add(board.digit(cell) == 0 ? Digits.list(board.possible(cell)) : List.of());
        }
        return new Analysis(solutions.found().size(), solutions.found().stream().findFirst(), candidates);
    }

    /**
     * A position's solutions and candidates.
     *
     * @param solutions 0, 1, or 2 for two and more
     * @param solution one of them
     * @param candidates for each of 81 cells the digits that no cell in its sight has, ascending; none for a filled cell
     */
    public record Analysis(int solutions, Optional<String> solution, List<List<Integer>> candidates) {
        public Analysis {
            candidates = List.copyOf(candidates);
        }
    }
}
