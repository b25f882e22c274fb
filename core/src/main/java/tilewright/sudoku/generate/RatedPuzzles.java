package tilewright.sudoku.generate;

import java.util.Optional;
import java.util.OptionalInt;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/** Minimal puzzles whose rating on Sudoku Explainer's scale lies in a range. One thread. */
final class RatedPuzzles {

    /*
     * Of some random puzzles the hardest that is not above the range is taken. Then clues are exchanged, a few at a time, and
     * what is at least as hard takes its place, until one lies in the range: hard puzzles are many times as frequent beside
     * hard ones as among random ones, of which 2 in 1,000 are rated 9.0 or more. Symmetric puzzles are random ones only.
     */
    private static final int STARTS = 12;
    private static final int EXCHANGES = 60;

    /** Maximum cost of all ratings together: about ten seconds. */
    private static final int MOST = 20_000;

    private final BandSolver solver;
    private final Target.Rated wanted;
    private final Symmetry symmetry;
    private final Grader grader;
    private final MinimalPuzzles puzzles;
    private final int[] grid = new int[Houses.CELLS];
    private int cost;

    RatedPuzzles(BandSolver solver, Target.Rated wanted, Symmetry symmetry, Grader grader) {
        this.solver = solver;
        this.wanted = wanted;
        this.symmetry = symmetry;
        this.grader = grader;
        puzzles = new MinimalPuzzles(solver, symmetry);
    }

    /** The clues of such a puzzle; empty when none is found in time. */
    Optional<int[]> find(SeededRandom random, Stop stop) {
        while (cost < MOST) {
            int[] clues = new int[0];
            int[] itsGrid = grid;
            int rating = 0;
            for (int i = 0; i < STARTS && rating < wanted.low(); i++) {
                int[] other = random(random);
                int otherRating = rating(other, stop);
                if (otherRating > rating) {
                    clues = other;
                    itsGrid = grid.clone();
                    rating = otherRating;
                }
            }
            boolean climb = rating > 0 && symmetry == Symmetry.NONE;
            for (int i = 0; i < EXCHANGES && climb && rating < wanted.low(); i++) {
                int[] other = exchanged(clues, itsGrid, random);
                int otherRating = rating(other, stop);
                i = otherRating > rating ? 0 : i;
                if (otherRating >= rating) {
                    clues = other;
                    rating = otherRating;
                }
            }
            if (rating >= wanted.low()) {
                return Optional.of(clues);
            }
        }
        return Optional.empty();
    }

    private int[] random(SeededRandom random) {
        new RandomGrids(solver).fill(grid, random);
        return puzzles.of(grid, 0, random);
    }

    /** The rating in tenths; 0 when it is above the range. */
    private int rating(int[] clues, Stop stop) {
        OptionalInt rating = grader.rating(clues, wanted.high(), stop);
        int most = rating.orElse(wanted.high());
        cost += most < 80 ? 1 : most < 95 ? 10 : 50;
        return rating.orElse(0);
    }

    /** Takes away up to three clues, adds random ones of the solution until there is no other, and makes it minimal again. */
    private int[] exchanged(int[] clues, int[] solution, SeededRandom random) {
        int[] other = clues.clone();
        int[] order = random.permutation(Houses.CELLS);
        int takenAway = 1 + random.below(3);
        for (int cell : order) {
            if (takenAway > 0 && other[cell] != 0) {
                other[cell] = 0;
                takenAway--;
            }
        }
        for (int i = 0; i < order.length && solver.count(other, 2) > 1; i++) {
            int cell = order[order.length - 1 - i];
            other[cell] = solution[cell];
        }
        return puzzles.reduced(other, solution, 0, random);
    }
}
