package tilewright.hues;

import tilewright.grid.Grid;
import tilewright.puzzle.SearchByEngine;
import tilewright.search.Backtrack;
import tilewright.search.Search;

/** The original puzzle's search, to be watched; its nodes are the tiles that it lays. */
final class ReadingOrderSearch implements SearchByEngine<Board> {

    private final ReadingOrderTree tree;
    private final Backtrack search;

    ReadingOrderSearch(Board start, ReadingOrderTree.ColorOrder orders) {
        tree = new ReadingOrderTree(start, orders);
        search = new Backtrack(tree);
    }

    @Override
    public Search engine() {
        return search;
    }

    @Override
    public Board position() {
        return tree.board();
    }

    @Override
    public String caption(int event) {
        Grid grid = Peers.GRID;
        String what = switch (event) {
            case DESCEND -> "color " + (tree.color(tree.last()) + 1) + " on " + grid.words(tree.last());
            case DEAD_END -> "no color fits on " + grid.words(tree.next());
            case RETREAT -> "removed from " + grid.words(tree.next());
            case SOLUTION -> "solved: all cells are filled";
            case FINISHED -> "search complete";
            default -> "";
        };
        return what + "; tiles laid so far: " + nodes();
    }
}
