package tilewright.sudoku.solve;

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
    public String caption(int event) {
        return switch (event) {
            case DESCEND -> Houses.GRID.name(tree.lastCell()) + ": " + tree.lastDigit() + " fits so far";
            case DEAD_END ->
                start.conflicts() > 0
                        ? Captions.of(FINISHED, start)
                        : Houses.GRID.name(tree.nextCell()) + ": nothing fits";
            case RETREAT -> Captions.retreat(tree.backCell(), tree.backDigit());
            default -> Captions.of(event, start);
        };
    }
}
