package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.Optional;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/**
 * Makes minimal puzzles with a clue or two more than the fewest, in the neighborhood of one with the fewest: one of its clues is
 * taken away, and others are added that leave one solution together, while each is needed.
 *
 * <p>Mutable; one thread at a time.
 */
final class NearFewestClues {

    /*
     * A digit in a cell is a number 10 * cell + digit. All solutions without the clue are gathered once, 81 digits each. Digits are
     * added at random until two are missing. If the solutions that have a further one are counted by the digits they have, each
     * digit that a single one of them has completes a puzzle.
     */

    /** Solutions that are gathered; a clue without which there are more stays. */
    private static final int MOST = 20_000;

    /** Choices of digits, for each clue that is taken away. */
    private static final int TRIES = 4;

    private static final int DIGITS = Houses.CELLS * 10;

    private final BandSolver solver;
    private final byte[] solutions = new byte[MOST * Houses.CELLS];
    /** The number of solutions that have each digit, and of those of them that have one more. */
    private final int[] having = new int[DIGITS];

    private final int[] further = new int[DIGITS];
    private final int[] solution = new int[Houses.CELLS];
    private final int[] order = new int[DIGITS];

    NearFewestClues(BandSolver solver) {
        this.solver = solver;
    }

    /**
     * The clues of a puzzle near another.
     *
     * @param fewest minimal, with one solution
     * @param clues how many there are to be, more than in that puzzle
     * @return empty when none was found
     */
    Optional<int[]> find(int[] fewest, int clues, SeededRandom random, Stop stop, WorkLog work) {
        work.line(GenerateMessages.logNear(clues));
        int[] given = given(fewest);
        random.shuffle(given, given.length);
        for (int cell : given) {
            int[] rest = fewest.clone();
            rest[cell] = 0;
            int found = gather(rest);
            for (int i = 0; i < TRIES && found > 0; i++) {
                stop.check();
                Optional<int[]> puzzle = added(rest.clone(), found, clues - given.length + 1, random);
                if (puzzle.isPresent()) {
                    return puzzle;
                }
            }
        }
        return Optional.empty();
    }

    private static int[] given(int[] puzzle) {
        int[] given = new int[Houses.CELLS];
        int number = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (puzzle[cell] != 0) {
                given[number++] = cell;
            }
        }
        return Arrays.copyOf(given, number);
    }

    /** Gathers all solutions and returns their number; 0 when there are too many. */
    private int gather(int[] clues) {
        solver.begin(clues);
        for (int found = 0; found < MOST; found++) {
            solver.run(found + 1, Long.MAX_VALUE >> 1);
            if (solver.found() <= found) {
                return found;
            }
            solver.solution(solution);
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                solutions[found * Houses.CELLS + cell] = (byte) solution[cell];
            }
        }
        return 0;
    }

    /** The clues with so many digits more, at least two. */
    private Optional<int[]> added(int[] clues, int found, int missing, SeededRandom random) {
        int[] left = new int[found];
        Arrays.setAll(left, i -> i);
        for (int more = missing; more > 2; more--) {
            count(clues, left, having);
            int digit = any(having, left.length, random);
            if (digit < 0) {
                return Optional.empty();
            }
            left = with(digit, left);
            clues[digit / 10] = digit % 10;
        }
        count(clues, left, having);
        int choices = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            if (having[digit] > 1 && having[digit] < left.length) {
                order[choices++] = digit;
            }
        }
        random.shuffle(order, choices);
        for (int i = 0; i < choices; i++) {
            int digit = order[i];
            int[] some = with(digit, left);
            clues[digit / 10] = digit % 10;
            count(clues, some, further);
            int chosen = last(random);
            if (chosen >= 0) {
                clues[chosen / 10] = chosen % 10;
                if (isMinimal(clues)) {
                    return Optional.of(clues);
                }
                clues[chosen / 10] = 0;
            }
            clues[digit / 10] = 0;
        }
        return Optional.empty();
    }

    /** A digit that some solutions have, and others not. */
    private static int any(int[] having, int all, SeededRandom random) {
        int ties = 0;
        int chosen = -1;
        for (int digit = 0; digit < DIGITS; digit++) {
            if (having[digit] > 1 && having[digit] < all && random.below(++ties) == 0) {
                chosen = digit;
            }
        }
        return chosen;
    }

    /** A digit that one of the solutions has and that would not do alone. */
    private int last(SeededRandom random) {
        int ties = 0;
        int chosen = -1;
        for (int digit = 0; digit < DIGITS; digit++) {
            if (further[digit] == 1 && having[digit] > 1 && random.below(++ties) == 0) {
                chosen = digit;
            }
        }
        return chosen;
    }

    private void count(int[] clues, int[] which, int[] having) {
        Arrays.fill(having, 0);
        for (int one : which) {
            int at = one * Houses.CELLS;
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                having[10 * cell + solutions[at + cell]]++;
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues[cell] != 0) {
                having[10 * cell + clues[cell]] = 0;
            }
        }
    }

    private int[] with(int digit, int[] which) {
        int[] some = new int[which.length];
        int number = 0;
        int cell = digit / 10;
        for (int one : which) {
            if (solutions[one * Houses.CELLS + cell] == digit % 10) {
                some[number++] = one;
            }
        }
        return Arrays.copyOf(some, number);
    }

    /** Whether there is one solution, and a second one without any of the clues. */
    private boolean isMinimal(int[] clues) {
        if (solver.count(clues, 2) != 1) {
            return false;
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digit = clues[cell];
            if (digit != 0) {
                clues[cell] = 0;
                boolean needed = solver.count(clues, 2) > 1;
                clues[cell] = digit;
                if (!needed) {
                    return false;
                }
            }
        }
        return true;
    }
}
