package tilewright.trominoes;

import tilewright.message.Message;
import tilewright.puzzle.SearchByEngine;
import tilewright.search.CoverProblem;
import tilewright.search.CoverSearch;
import tilewright.search.Search;

/**
 * A search by exact cover. The items are the free cells and the options the tiles that fit. While the green tile is not
 * set it is an item too, and its options are the squares that can hold it. Items have the numbers of their cells for names.
 *
 * <p>Mutable; one thread at a time.
 */
final class ExactCoverSearch implements SearchByEngine<Board> {

    private static final int ACROSS = 0;
    private static final int DOWN = 1;
    private static final int GREEN = 2;

    private final Board start;
    /** The first cell of each option, times 4, plus its kind. */
    private final int[] placements;

    private final CoverSearch search;

    ExactCoverSearch(Board start) {
        this.start = start;
        this.placements = new int[3 * start.cells()];
        this.search = new CoverSearch(problem());
    }

    private CoverProblem problem() {
        CoverProblem.Builder builder = new CoverProblem.Builder();
        int[] items = new int[start.cells()];
        for (int cell = 0; cell < start.cells(); cell++) {
            if (start.free(cell)) {
                items[cell] = builder.primary(Integer.toString(cell));
            }
        }
        for (int cell = 0; cell < start.cells(); cell++) {
            for (int kind = ACROSS; kind <= DOWN; kind++) {
                int step = start.step(kind == ACROSS);
                if (start.fits(cell, kind == ACROSS)) {
                    int option = builder.option(items[cell], items[cell + step], items[cell + 2 * step]);
                    placements[option] = 4 * cell + kind;
                }
            }
        }
        if (start.wantsGreen()) {
            int green = builder.primary(Integer.toString(Board.NONE));
            for (int cell : Coloring.squares(start.grid())) {
                if (start.free(cell)) {
                    placements[builder.option(items[cell], green)] = 4 * cell + GREEN;
                }
            }
        }
        return builder.build();
    }

    @Override
    public Search engine() {
        return search;
    }

    @Override
    public Board position() {
        byte[] codes = start.codes();
        for (int level = 0; level < depth(); level++) {
            int placement = placements[search.option(level)];
            int cell = placement / 4;
            switch (placement % 4) {
                case GREEN -> codes[cell] = Board.GREEN;
                default -> Board.lay(codes, cell, placement % 4 == ACROSS, start.width());
            }
        }
        return Board.of(start.grid(), codes);
    }

    @Override
    public Message caption(int event) {
        return switch (event) {
            case DESCEND -> TrominoesMessages.searchCovers(last(), item(depth() - 1));
            case DEAD_END -> TrominoesMessages.searchNoTile(item(depth()));
            case RETREAT -> TrominoesMessages.searchRemovesToCover(item(depth()));
            case SOLUTION -> TrominoesMessages.searchSolved();
            case FINISHED -> TrominoesMessages.searchComplete();
            default -> Message.NONE;
        };
    }

    private Message last() {
        int placement = placements[search.option(depth() - 1)];
        String kind = switch (placement % 4) {
            case ACROSS -> "across";
            case DOWN -> "down";
            default -> "green";
        };
        return TrominoesMessages.searchLays(kind, start.grid().place(placement / 4));
    }

    private Message item(int level) {
        int cell = Integer.parseInt(search.item(level));
        return cell == Board.NONE
                ? TrominoesMessages.itemGreenTile()
                : TrominoesMessages.itemCell(start.grid().place(cell));
    }
}
