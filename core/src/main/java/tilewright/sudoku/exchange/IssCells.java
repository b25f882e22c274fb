package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.grid.Grid;
import tilewright.sudoku.rules.Constraint.LittleKiller.Direction;
import tilewright.sudoku.rules.VariantError;
import tilewright.text.Ascii;

/**
 * Cells as the Interactive Sudoku Solver names them: {@code R1Ca}, numbers from 10 on as letters.
 *
 * @param side of the grid, up to {@link #MOST_SIDE}
 */
record IssCells(int side) {

    static final int MOST_SIDE = 16;

    /** The base in which rows and columns are numbered. */
    private static final int BASE = 17;

    private static final String NUMBERS = "0123456789abcdefg";

    /** The cell of a name. */
    int cell(String name) {
        boolean named = name.length() == 4
                && Ascii.lower(name).charAt(0) == 'r'
                && Ascii.lower(name).charAt(2) == 'c';
        int row = named ? Ascii.digit(name.charAt(1), BASE) : 0;
        int column = named ? Ascii.digit(name.charAt(3), BASE) : 0;
        if (row < 1 || row > side || column < 1 || column > side) {
            throw new VariantError(ExchangeMessages.noCell(name, side));
        }
        return (row - 1) * side + column - 1;
    }

    List<Integer> cells(List<String> names) {
        return names.stream().map(this::cell).toList();
    }

    /** The name of a cell. */
    String name(int cell) {
        return "R" + NUMBERS.charAt(cell / side + 1) + "C" + NUMBERS.charAt(cell % side + 1);
    }

    List<String> names(List<Integer> cells) {
        return cells.stream().map(this::name).toList();
    }

    /** All pairs of neighbors among cells, each in the order of the list. */
    List<List<Integer>> pairs(List<Integer> cells) {
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                int other = cells.get(j);
                for (int neighbor : Grid.square(side).neighbors(cells.get(i))) {
                    if (neighbor == other) {
                        pairs.add(List.of(cells.get(i), other));
                    }
                }
            }
        }
        return pairs;
    }

    /** The direction of the diagonal that is named by a cell of the border; each diagonal is named by one of its two ends. */
    Optional<Direction> diagonal(int cell) {
        int row = cell / side;
        int column = cell % side;
        int last = side - 1;
        if (column == 0 && row < last) {
            return Optional.of(Direction.DOWN_RIGHT);
        }
        if (row == 0) {
            return Optional.of(Direction.DOWN_LEFT);
        }
        if (column == last && row < last) {
            return Optional.of(Direction.UP_LEFT);
        }
        return row == last && column > 0 && column < last ? Optional.of(Direction.UP_RIGHT) : Optional.empty();
    }
}
