package tilewright.sudoku.solve;

import tilewright.search.Search;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;

/** Words that both searches say. */
final class Captions {

    private Captions() {}

    static String retreat(int cell, int digit) {
        return Houses.GRID.name(cell) + ": " + digit + " is taken back";
    }

    /** For the events that are about no cell. */
    static String of(int event, Board start) {
        return switch (event) {
            case Search.SOLUTION -> "solved: all cells are filled";
            case Search.FINISHED ->
                start.conflicts() > 0 ? "equal digits see each other: no solution" : "search complete";
            default -> start.emptyCells() + " cells to fill";
        };
    }
}
