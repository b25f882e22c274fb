package tilewright.sudoku.solve;

import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.SearchByEngine;
import tilewright.search.Backtrack;
import tilewright.search.Search;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;

/** The search cell by cell, to be watched: its options are the player's digits. */
final class CellWatch implements SearchByEngine<Board> {

    private final Board start;
    private final CellTree tree;
    private final Backtrack search;

    CellWatch(Board start) {
        this.start = start;
        this.tree = new CellTree(start);
        this.search = new Backtrack(tree);
    }

    @Override
    public Search engine() {
        return search;
    }

    @Override
    public Board position() {
        return tree.position();
    }

    @Override
    public Message caption(int event) {
        return switch (event) {
            case DESCEND ->
                SolveMessages.fitsSoFar(Houses.GRID.place(tree.lastCell()), new Value.Digit(tree.lastDigit()));
            case DEAD_END ->
                start.conflicts() > 0
                        ? Captions.of(FINISHED, start)
                        : SolveMessages.nothingFits(Houses.GRID.place(tree.nextCell()));
            case RETREAT -> Captions.retreat(tree.backCell(), tree.backDigit());
            default -> Captions.of(event, start);
        };
    }
}
