package tilewright.trominoes;

import tilewright.puzzle.SearchByEngine;
import tilewright.search.Backtrack;
import tilewright.search.Search;

/** The original puzzle's search, to be watched; its nodes are the tiles that it lays. */
final class ScanSearch implements SearchByEngine<Board> {

    private final Board start;
    private final ScanTree tree;
    private final Backtrack search;

    ScanSearch(Board start) {
        this.start = start;
        this.tree = new ScanTree(start);
        this.search = new Backtrack(tree);
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
        return switch (event) {
            case DESCEND -> kind(tree.lastOption()) + " at " + start.grid().words(tree.lastCell());
            case DEAD_END -> "nothing fits at " + start.grid().words(tree.next());
            case RETREAT -> "removed at " + start.grid().words(tree.next());
            case SOLUTION -> "solved: all cells are covered";
            case FINISHED -> "search complete";
            default -> "";
        };
    }

    private static String kind(int option) {
        return switch (option) {
            case ScanTree.ACROSS -> "a tile across";
            case ScanTree.DOWN -> "a tile down";
            default -> "the green tile";
        };
    }
}
