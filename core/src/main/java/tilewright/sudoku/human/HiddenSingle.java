package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.StepKind;

/** A digit has a single place in a house. Boxes first, where it is easiest to see, then columns, then rows. */
final class HiddenSingle implements Technique {

    @Override
    public StepKind kind() {
        return StepKind.HIDDEN_SINGLE;
    }

    @Override
    public Optional<Deduction> next(Board board) {
        for (int house : Houses.easiestFirst()) {
            for (int digit = 1; digit <= 9; digit++) {
                int cell = onlyPlace(board, house, digit);
                if (cell >= 0) {
                    return Optional.of(deduction(board, house, digit, cell));
                }
            }
        }
        return Optional.empty();
    }

    /** The only cell of a house where a digit can go; -1 when there are none or several. */
    private static int onlyPlace(Board board, int house, int digit) {
        int place = -1;
        for (int cell : Houses.cells(house)) {
            if (Digits.holds(board.possible(cell), digit)) {
                if (place >= 0) {
                    return -1;
                }
                place = cell;
            }
        }
        return place;
    }

    private Deduction deduction(Board board, int house, int digit, int cell) {
        List<Integer> reasons = reasons(board, house, digit, cell);
        String text = "In " + Houses.words(house) + ", only " + Houses.GRID.words(cell) + " can hold " + digit;
        if (!reasons.isEmpty()) {
            int[] cells = reasons.stream().mapToInt(reason -> reason).toArray();
            String digits = digit + (cells.length == 1 ? "" : "s");
            text += ": the other empty cells see the " + digits + " in " + Drawing.words(cells);
        }
        int tenths = Houses.isBox(house) ? 12 : 15;
        return new Deduction(kind(), tenths, cell, digit, text + ".", List.of(house), reasons);
    }

    /** Cells that hold the digit and keep it away from the other empty cells of the house. */
    private static List<Integer> reasons(Board board, int house, int digit, int cell) {
        List<Integer> reasons = new ArrayList<>();
        for (int other : Houses.cells(house)) {
            if (other != cell && board.digit(other) == 0) {
                int first = -1;
                boolean seen = false;
                for (int peer : Houses.peers(other)) {
                    if (board.digit(peer) == digit) {
                        first = first < 0 ? peer : first;
                        seen |= reasons.contains(peer);
                    }
                }
                if (!seen) {
                    reasons.add(first);
                }
            }
        }
        Collections.sort(reasons);
        return reasons;
    }
}
