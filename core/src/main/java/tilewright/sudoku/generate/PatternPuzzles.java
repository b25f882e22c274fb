package tilewright.sudoku.generate;

import java.util.Optional;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.canonical.Isomorphism;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/**
 * Finds clues for given cells that leave one solution.
 *
 * <p>Begins with the digits of a random grid. Then, cell by cell in a random order: of the digits that some solution of the
 * other clues has there it takes one that the fewest have. The number of solutions never grows in this way, but for those
 * beyond {@value #SEEN}, which are not looked at. When a whole round changes nothing it begins with another grid. Which solutions
 * come first depends on their digits, so those of the puzzle are named anew by chance.
 */
final class PatternPuzzles {

    private static final int SEEN = 300;

    private final BandSolver solver;
    private final int[] cells;

    PatternPuzzles(BandSolver solver, Pattern pattern) {
        this.solver = solver;
        cells = pattern.cells();
    }

    /**
     * The clues of a puzzle with one solution.
     *
     * @param grants so many nodes of the solver may be used, about
     * @return 81 digits, 0 for an empty cell; nothing if none was found
     */
    Optional<int[]> find(SeededRandom random, long grants, Stop stop, WorkLog work) {
        RandomGrids grids = new RandomGrids(solver);
        int[] grid = new int[Houses.CELLS];
        int[] clues = new int[Houses.CELLS];
        long left = grants;
        while (left > 0) {
            grids.fill(grid, random);
            for (int cell : cells) {
                clues[cell] = grid[cell];
            }
            work.line(GenerateMessages.logPattern());
            int fewest = Integer.MAX_VALUE;
            boolean better = true;
            while (better && left > 0) {
                better = false;
                random.shuffle(cells);
                for (int cell : cells) {
                    stop.check();
                    int solutions = settle(clues, cell, random);
                    left -= solver.nodes();
                    if (solutions == 1) {
                        return Optional.of(Isomorphism.ofDigits(random).of(clues));
                    }
                    better |= solutions < fewest;
                    fewest = Math.min(fewest, solutions);
                    work.progress(grants - left, GenerateMessages.logChanging(fewest < SEEN ? "" : "least", fewest));
                }
            }
        }
        return Optional.empty();
    }

    /** Gives a cell the digit that the fewest solutions have; returns how many, as far as they were looked at. */
    private int settle(int[] clues, int cell, SeededRandom random) {
        int[] with = new int[10];
        int[] solution = new int[Houses.CELLS];
        clues[cell] = 0;
        solver.begin(clues);
        solver.randomize(random);
        boolean end = false;
        for (int seen = 1; seen <= SEEN && !end; seen++) {
            end = solver.run(seen, Long.MAX_VALUE >> 1);
            if (solver.found() == seen) {
                solver.solution(solution);
                with[solution[cell]]++;
            }
        }
        int ties = 0;
        int best = 0;
        for (int digit = 1; digit <= 9; digit++) {
            if (with[digit] > 0 && (best == 0 || with[digit] <= with[best])) {
                ties = best != 0 && with[digit] == with[best] ? ties + 1 : 1;
                best = random.below(ties) == 0 ? digit : best;
            }
        }
        clues[cell] = best;
        return end ? with[best] : Math.max(2, with[best]);
    }
}
