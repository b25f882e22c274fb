package tilewright.sudoku.human;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.StepKind;

/** The last empty cell of a house takes the digit that the house lacks. Boxes first, then columns, then rows. */
final class FullHouse implements Technique {

    @Override
    public StepKind kind() {
        return StepKind.FULL_HOUSE;
    }

    @Override
    public Optional<Deduction> next(Board board) {
        for (int house : Houses.easiestFirst()) {
            int[] empty = Arrays.stream(Houses.cells(house))
                    .filter(cell -> board.digit(cell) == 0)
                    .toArray();
            if (empty.length == 1 && Digits.size(board.possible(empty[0])) == 1) {
                int digit = Digits.first(board.possible(empty[0]));
                String text = Houses.sentence(empty[0]) + " is the last empty cell of " + Houses.words(house)
                        + ", which lacks " + digit + " alone.";
                return Optional.of(new Deduction(kind(), 10, empty[0], digit, text, List.of(house), List.of()));
            }
        }
        return Optional.empty();
    }
}
