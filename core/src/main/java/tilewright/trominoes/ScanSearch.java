package tilewright.trominoes;

import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.SearchByEngine;
import tilewright.search.Backtrack;
import tilewright.search.Search;

/** The search of the original puzzle's program, to be watched; its nodes are the tiles that it lays. */
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
    public Message caption(int event) {
        Grid grid = start.grid();
        return switch (event) {
            case DESCEND -> TrominoesMessages.searchLays(kind(tree.lastOption()), grid.place(tree.lastCell()));
            case DEAD_END -> TrominoesMessages.searchNothingFits(grid.place(tree.next()));
            case RETREAT -> TrominoesMessages.searchRemoves(grid.place(tree.next()));
            case SOLUTION -> TrominoesMessages.searchSolved();
            case FINISHED -> TrominoesMessages.searchComplete();
            default -> Message.NONE;
        };
    }

    private static String kind(int option) {
        return switch (option) {
            case ScanTree.ACROSS -> "across";
            case ScanTree.DOWN -> "down";
            default -> "green";
        };
    }
}
