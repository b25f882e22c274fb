package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.notation.LooseJson;
import tilewright.sudoku.rules.VariantError;
import tilewright.text.Json;

/**
 * Names of cells such as {@code R1C10}, as f-puzzles writes them.
 *
 * @param side of the grid
 */
record CellNames(int side) {

    /** A place, which may lie outside of the grid, beside it. */
    record Place(int row, int column) {

        /** The next place in a direction. */
        Place next(int down, int right) {
            return new Place(row + down, column + right);
        }
    }

    /** The place of a name, in rows and columns from 0; -1 and the side are beside the grid. */
    Place place(String name) {
        int c = Math.max(name.indexOf('C'), name.indexOf('c'));
        boolean row = name.startsWith("R") || name.startsWith("r");
        int down = row && c > 0 ? LooseJson.number(name.substring(1, c)) : -1;
        int right = row && c > 0 ? LooseJson.number(name.substring(c + 1)) : -1;
        if (down < 0 || right < 0 || down > side + 1 || right > side + 1) {
            throw noCell(name);
        }
        return new Place(down - 1, right - 1);
    }

    /** The cell of a place. */
    int cell(Place place, String name) {
        boolean inside = place.row() >= 0 && place.row() < side && place.column() >= 0 && place.column() < side;
        if (!inside) {
            throw noCell(name);
        }
        return place.row() * side + place.column();
    }

    /** The cell of a name. */
    int cell(String name) {
        return cell(place(name), name);
    }

    /** The cells of an array of names. */
    List<Integer> cells(Json names) {
        List<Integer> cells = new ArrayList<>();
        LooseJson.items(names).forEach(name -> cells.add(cell(LooseJson.text(name))));
        return cells;
    }

    /** The name of a place, counted from 0. */
    static String name(int row, int column) {
        return "R" + (row + 1) + "C" + (column + 1);
    }

    /** The name of a cell. */
    String name(int cell) {
        return name(cell / side, cell % side);
    }

    private VariantError noCell(String name) {
        return new VariantError(ExchangeMessages.noCell(name, side));
    }
}
