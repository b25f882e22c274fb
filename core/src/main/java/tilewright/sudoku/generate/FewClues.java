package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.Optional;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/**
 * Makes puzzles with a given number of clues.
 *
 * <p>Clues are taken from random grids until so many are left. Below some 23 hardly any puzzle gets there, so it goes on
 * from a minimal one: two clues are taken away, and where one clue alone tells a solution from all others, that clue is
 * added, one clue fewer in all; now and then one is exchanged for another.
 */
final class FewClues {

    /** Random grids that are tried before fewer clues are looked for around one puzzle. */
    private static final int GRIDS = 40;

    /** Solutions that are looked at after clues were taken away. */
    private static final int SEEN = 2_000;

    /** Tries around one puzzle before another is taken. */
    private static final int TRIES = 3_000;

    private final BandSolver solver;
    private final RandomGrids grids;
    private final MinimalPuzzles minimal;
    private final int[] grid = new int[Houses.CELLS];

    /** The number of solutions looked at that have a digit in a cell, for each cell and digit. */
    private final int[] having = new int[Houses.CELLS * 10];

    FewClues(BandSolver solver) {
        this.solver = solver;
        grids = new RandomGrids(solver);
        minimal = new MinimalPuzzles(solver, Symmetry.NONE);
    }

    /**
     * The clues of a puzzle with one solution.
     *
     * @param grants so many nodes of the solver may be used, about
     * @return 81 digits, 0 for an empty cell; nothing if none was found
     */
    Optional<int[]> find(int clues, SeededRandom random, long grants, Stop stop, WorkLog work) {
        work.line(GenerateMessages.logRemoving(GRIDS, clues));
        for (int i = 0; i < GRIDS; i++) {
            stop.check();
            grids.fill(grid, random);
            int[] puzzle = minimal.of(grid, clues, random);
            if (count(puzzle) == clues) {
                return Optional.of(puzzle);
            }
        }
        work.line(GenerateMessages.logExchanging());
        long left = grants;
        int fewest = Houses.CELLS;
        while (left > 0) {
            grids.fill(grid, random);
            int[] puzzle = minimal.of(grid, clues, random);
            work.line(GenerateMessages.logInitial(count(puzzle)));
            for (int i = 0; i < TRIES && left > 0 && count(puzzle) > clues; i++) {
                stop.check();
                puzzle = exchanged(puzzle, i % 4 == 0 ? 1 : 2, clues, random);
                left -= solver.nodes();
                fewest = Math.min(fewest, count(puzzle));
                work.progress(grants - left, GenerateMessages.logExchanged(count(puzzle), fewest));
            }
            if (count(puzzle) == clues) {
                return Optional.of(puzzle);
            }
        }
        return Optional.empty();
    }

    /** The puzzle with some clues taken away and one added that makes up for them, if there is one; else the same. */
    private int[] exchanged(int[] puzzle, int taken, int least, SeededRandom random) {
        int[] clues = puzzle.clone();
        for (int i = 0; i < taken; i++) {
            int cell;
            do {
                cell = random.below(Houses.CELLS);
            } while (clues[cell] == 0);
            clues[cell] = 0;
        }
        if (!lookAt(clues)) {
            return puzzle;
        }
        int ties = 0;
        int chosen = 0;
        for (int i = 0; i < having.length; i++) {
            if (having[i] == 1 && puzzle[i / 10] != i % 10 && random.below(++ties) == 0) {
                chosen = i;
            }
        }
        if (ties == 0) {
            return puzzle;
        }
        clues[chosen / 10] = chosen % 10;
        solver.count(clues, 1);
        solver.solution(grid);
        return minimal.reduced(clues, grid, least, random);
    }

    /** Counts the solutions that have each digit in each cell; false if there are too many to look at. */
    private boolean lookAt(int[] clues) {
        Arrays.fill(having, 0);
        int[] solution = new int[Houses.CELLS];
        solver.begin(clues);
        boolean end = false;
        for (int seen = 1; seen <= SEEN; seen++) {
            end = solver.run(seen, Long.MAX_VALUE >> 1);
            if (solver.found() < seen) {
                return true;
            }
            solver.solution(solution);
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                having[10 * cell + solution[cell]] += clues[cell] == 0 ? 1 : 0;
            }
        }
        return end;
    }

    private static int count(int[] clues) {
        int count = 0;
        for (int digit : clues) {
            count += digit == 0 ? 0 : 1;
        }
        return count;
    }
}
