package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.StepKind;

/** A cell has a single possible digit. */
final class NakedSingle implements Technique {

    @Override
    public StepKind kind() {
        return StepKind.NAKED_SINGLE;
    }

    @Override
    public Optional<Deduction> next(Board board) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (Digits.size(board.possible(cell)) == 1) {
                int digit = Digits.first(board.possible(cell));
                String text = Houses.sentence(cell) + " can only hold " + digit
                        + ": its row, column and box hold all other digits.";
                return Optional.of(new Deduction(kind(), 23, cell, digit, text, List.of(), reasons(board, cell)));
            }
        }
        return Optional.empty();
    }

    /** For each other digit one cell in sight that holds it. */
    private static List<Integer> reasons(Board board, int cell) {
        List<Integer> reasons = new ArrayList<>();
        int seen = 0;
        for (int peer : Houses.peers(cell)) {
            int digit = board.digit(peer);
            if (digit != 0 && !Digits.holds(seen, digit)) {
                seen |= Digits.bit(digit);
                reasons.add(peer);
            }
        }
        return reasons;
    }
}
