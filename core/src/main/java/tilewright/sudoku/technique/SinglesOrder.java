package tilewright.sudoku.technique;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Optional;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** A grid whose singles are found in the order in which HoDoKu finds them. One thread. */
final class SinglesOrder {

    /*
     * HoDoKu (2.5.0, read at commit 07346e9 of wyzelli/Hodoku2) keeps two queues, of naked and of hidden singles. A cell
     * enters the one when it is left with one candidate, a cell and a digit the other when the digit is left with one place in
     * a house. Which hidden single comes first matters for a score, since another may be a naked one afterwards. So the clues
     * are placed here one by one, as there, with what that removes:
     *
     *   first from the cells in sight, in their order, and for each of them in its row, column and box;
     *   then the other candidates of the cell itself, in their order, likewise.
     */

    private final CandidateGrid grid;
    private final int[] candidates = new int[Houses.CELLS];

    /** The number of places of each digit in each house. */
    private final int[][] places = new int[Houses.COUNT][10];

    /** Cells and digits, as 16 times the one and the other. */
    private final ArrayDeque<Integer> naked = new ArrayDeque<>();

    private final ArrayDeque<Integer> hidden = new ArrayDeque<>();

    /** @param clues 81 digits, 0 for none */
    SinglesOrder(int[] clues) {
        int[] all = new int[Houses.CELLS];
        boolean[] given = new boolean[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            all[cell] = Digits.ALL;
            candidates[cell] = Digits.ALL;
            given[cell] = clues[cell] != 0;
        }
        for (int[] house : places) {
            Arrays.fill(house, 9);
        }
        grid = CandidateGrid.of(new int[Houses.CELLS], given, all);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues[cell] != 0) {
                place(cell, clues[cell]);
            }
        }
    }

    CandidateGrid grid() {
        return grid;
    }

    void place(int cell, int digit) {
        int own = candidates[cell];
        candidates[cell] = 0;
        grid.place(cell, digit);
        for (int peer : Houses.peers(cell)) {
            remove(peer, digit);
        }
        for (int rest = own; rest != 0; rest &= rest - 1) {
            int other = Digits.first(rest);
            for (int house : Houses.of(cell)) {
                places[house][other]--;
                if (places[house][other] == 1 && other != digit) {
                    addHidden(house, other);
                }
            }
        }
    }

    void remove(int cell, int digit) {
        if (!Digits.holds(candidates[cell], digit)) {
            return;
        }
        candidates[cell] &= ~Digits.bit(digit);
        if (grid.has(cell, digit)) {
            grid.remove(cell, digit);
        }
        if (Digits.size(candidates[cell]) == 1) {
            naked.add(16 * cell + Digits.first(candidates[cell]));
        }
        for (int house : Houses.of(cell)) {
            places[house][digit]--;
            if (places[house][digit] == 1) {
                addHidden(house, digit);
            }
        }
    }

    private void addHidden(int house, int digit) {
        for (int cell : Houses.cells(house)) {
            if (Digits.holds(candidates[cell], digit)) {
                hidden.add(16 * cell + digit);
                return;
            }
        }
    }

    /** The next single: a full house, then a naked, then a hidden one. */
    Optional<Step> next() {
        for (int single : naked) {
            int house = grid.digit(single / 16) == 0 ? lastOf(single / 16, single % 16) : -1;
            if (house >= 0) {
                return Optional.of(single(StepKind.FULL_HOUSE, single, new Premise.Base(house)));
            }
        }
        while (!naked.isEmpty()) {
            int single = naked.remove();
            if (grid.digit(single / 16) == 0) {
                return Optional.of(single(
                        StepKind.NAKED_SINGLE,
                        single,
                        new Premise.Cells(CellSet.of(single / 16), Digits.bit(single % 16))));
            }
        }
        while (!hidden.isEmpty()) {
            int single = hidden.remove();
            for (int house : Houses.of(single / 16)) {
                if (grid.digit(single / 16) == 0 && places[house][single % 16] == 1) {
                    return Optional.of(single(StepKind.HIDDEN_SINGLE, single, new Premise.Base(house)));
                }
            }
        }
        return Optional.empty();
    }

    /** The house in which a cell is the only empty one; -1 if there is none. */
    private int lastOf(int cell, int digit) {
        for (int house : Houses.of(cell)) {
            boolean last = true;
            for (int other = 1; other <= 9; other++) {
                last &= other == digit || places[house][other] == 0;
            }
            if (last) {
                return house;
            }
        }
        return -1;
    }

    private static Step single(StepKind kind, int single, Premise because) {
        return new StepDraft(kind, Digits.bit(single % 16))
                .place(single / 16, single % 16)
                .because(because)
                .step();
    }
}
