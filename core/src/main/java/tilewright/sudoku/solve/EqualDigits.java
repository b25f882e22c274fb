package tilewright.sudoku.solve;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;

/** Equal digits in a house, which show at once that a grid has no solution. */
public final class EqualDigits {

    private EqualDigits() {}

    /** Returns the first ones in the order of the houses, rows before columns and boxes; empty when there are none. */
    public static Message words(Board board) {
        int[] digits = board.digits();
        for (int house = 0; house < Houses.COUNT; house++) {
            for (int digit = 1; digit <= Houses.GRID.rows(); digit++) {
                List<Value.Cell> cells = cells(digits, house, digit);
                if (cells.size() > 1) {
                    return SolveMessages.equalDigits(
                            Integer.toString(cells.size()), new Value.Digit(digit), Houses.value(house), cells);
                }
            }
        }
        return Message.NONE;
    }

    private static List<Value.Cell> cells(int[] digits, int house, int digit) {
        List<Value.Cell> cells = new ArrayList<>();
        for (int cell : Houses.cells(house)) {
            if (digits[cell] == digit) {
                cells.add(Houses.GRID.place(cell));
            }
        }
        return cells;
    }
}
