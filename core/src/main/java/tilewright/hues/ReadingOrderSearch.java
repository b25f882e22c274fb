package tilewright.hues;

import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.SearchByEngine;
import tilewright.search.Backtrack;
import tilewright.search.Search;

/** The search of the original puzzle's program, to be watched; its nodes are the tiles that it lays. */
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
    public Message caption(int event) {
        Grid grid = Peers.GRID;
        Message what = switch (event) {
            case DESCEND -> HuesMessages.searchLays(Peers.color(tree.color(tree.last())), grid.place(tree.last()));
            case DEAD_END -> HuesMessages.noColorFits(grid.place(tree.next()));
            case RETREAT -> HuesMessages.searchRemoves(grid.place(tree.next()));
            case SOLUTION -> HuesMessages.searchSolved();
            case FINISHED -> HuesMessages.searchComplete();
            default -> Message.NONE;
        };
        return HuesMessages.searchStep(what, nodes());
    }
}
