package tilewright.sudoku.generate;

import java.util.Arrays;
import tilewright.message.Value;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * A choice of cells of a filled grid to show as clues.
 *
 * <p>Begins with all cells hidden and sets every digit that is the single candidate of its cell. When nothing is left to
 * set, a random hidden cell is revealed; and so on until all cells are known. So the revealed cells make a puzzle that
 * single candidates alone solve, and that has one solution.
 *
 * <p>Mutable; one thread at a time.
 */
final class ShownCells {

    private final int[] solution;
    private final WorkLog log;
    private final int[] clues = new int[Houses.CELLS];
    private final boolean[] known = new boolean[Houses.CELLS];
    private final int[] candidates = new int[Houses.CELLS];

    /** Cells that became known and were not yet taken from the candidates of others: a stack. */
    private final int[] fresh = new int[Houses.CELLS];

    private int freshCount;
    private int knownCount;

    ShownCells(int[] solution, WorkLog log) {
        this.solution = solution.clone();
        this.log = log;
        Arrays.fill(candidates, Digits.ALL);
    }

    /** The clues, 81 digits, 0 for a hidden cell. */
    int[] clues(SeededRandom random) {
        log.line(GenerateMessages.logHiding());
        int revealed = 0;
        for (int cell : random.permutation(Houses.CELLS)) {
            if (!known[cell]) {
                revealed++;
                clues[cell] = solution[cell];
                int before = knownCount;
                know(cell);
                spread();
                log.line(GenerateMessages.logReveal(
                        Houses.GRID.place(cell), new Value.Digit(solution[cell]), knownCount - before - 1));
            }
        }
        log.line(GenerateMessages.logRevealed(revealed));
        log.state(clues, solution);
        return clues.clone();
    }

    private void know(int cell) {
        known[cell] = true;
        knownCount++;
        fresh[freshCount++] = cell;
    }

    private void spread() {
        while (freshCount > 0) {
            int cell = fresh[--freshCount];
            for (int peer : Houses.peers(cell)) {
                candidates[peer] &= ~Digits.bit(solution[cell]);
                if (!known[peer] && Digits.size(candidates[peer]) == 1) {
                    know(peer);
                }
            }
        }
    }
}
