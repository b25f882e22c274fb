package tilewright.sudoku.solve;

import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.search.Search;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;

/** Captions that both watched searches share. */
final class Captions {

    private Captions() {}

    static Message retreat(int cell, int digit) {
        return SolveMessages.takenBack(Houses.GRID.place(cell), new Value.Digit(digit));
    }

    /** The captions of the events that are about no cell. */
    static Message of(int event, Board start) {
        return switch (event) {
            case Search.SOLUTION -> SolveMessages.solved();
            case Search.FINISHED -> start.conflicts() > 0 ? SolveMessages.noSolution() : SolveMessages.complete();
            default -> SolveMessages.toFill(start.emptyCells());
        };
    }
}
