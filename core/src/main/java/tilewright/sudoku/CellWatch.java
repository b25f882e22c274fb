package tilewright.sudoku;

import tilewright.puzzle.PuzzleSearch;
import tilewright.search.Backtrack;

/** The search cell by cell, to be watched: its options are the player's digits. */
final class CellWatch implements PuzzleSearch<Board> {

    private final Board start;
    private final CellTree tree;
    private final Backtrack search;

    CellWatch(Board start) {
        this.start = start;
        this.tree = new CellTree(start);
        this.search = new Backtrack(tree);
    }

    @Override
    public int pump(int haltAt, long nodes) {
        return search.pump(haltAt, nodes);
    }

    @Override
    public long nodes() {
        return search.nodes();
    }

    @Override
    public int depth() {
        return search.depth();
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
