package tilewright.trominoes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.puzzle.Hinter;
import tilewright.search.Search;
import tilewright.text.Json;

/**
 * Hints, the first that applies: the green tile cannot lie here; a cell that nothing can cover; a cell that one tile
 * alone can cover; a step towards a covering that a short search found, or the news that there is none.
 */
final class BoardHinter implements Hinter<Board, Move> {

    /** How long to search for a covering: some hundredths of a second. */
    private static final long NODES = 20_000;

    @Override
    public Optional<Hint<Move>> hint(Board board) {
        if (board.covered()) {
            return Optional.empty();
        }
        if (!Coloring.allows(board)) {
            return Optional.of(wrongSquare(board));
        }
        return board.wantsGreen() ? searched(board) : tileHint(board);
    }

    private static Optional<Hint<Move>> tileHint(Board board) {
        Optional<Hint<Move>> forced = Optional.empty();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.free(cell)) {
                List<Move.Lay> tiles = covering(board, cell);
                if (tiles.isEmpty()) {
                    return Optional.of(deadCell(board, cell));
                }
                if (tiles.size() == 1 && forced.isEmpty()) {
                    forced = Optional.of(forcedTile(board, cell, tiles.getFirst()));
                }
            }
        }
        return forced.isPresent() ? forced : searched(board);
    }

    /** The tiles that fit and cover this cell. */
    private static List<Move.Lay> covering(Board board, int cell) {
        List<Move.Lay> tiles = new ArrayList<>();
        Grid grid = board.grid();
        for (int part = 0; part < 3; part++) {
            int row = grid.row(cell);
            int column = grid.column(cell);
            if (column >= part && board.fits(cell - part, true)) {
                tiles.add(new Move.Lay(row, column - part, true));
            }
            if (row >= part && board.fits(cell - part * board.width(), false)) {
                tiles.add(new Move.Lay(row - part, column, false));
            }
        }
        return tiles;
    }

    private static Hint<Move> wrongSquare(Board board) {
        Grid grid = board.grid();
        int green = board.green();
        String reason = "The green tile cannot lie on " + grid.words(green)
                + ": color the cells in three colors along the diagonals. Each tile takes one cell of each color,"
                + " but the cells beside the green tile do not divide evenly.";
        for (int cell : Coloring.squares(board.width())) {
            if (board.free(cell)) {
                Move move = new Move.SetGreen(grid.row(cell), grid.column(cell));
                return hint("coloring", reason + " It could lie on " + grid.words(cell) + ".", move, board, cell);
            }
        }
        return new Hint<>("coloring", reason, List.of(), List.of(ring(board, green)), Json.obj());
    }

    private static Hint<Move> green(Board board, int cell) {
        Grid grid = board.grid();
        Move move = new Move.SetGreen(grid.row(cell), grid.column(cell));
        String rule = board.width() % 3 == 1 ? "1, 4, 7 and so on" : "3, 6, 9 and so on";
        String text = "Set the green tile on " + grid.words(cell) + ": only rows and columns " + rule
                + " leave cells that tiles of three can cover, and from here a search found a covering.";
        return hint("coloring", text, move, board, cell);
    }

    private static Hint<Move> deadCell(Board board, int cell) {
        String text = "No tile can cover " + board.grid().words(cell) + " any more: take one beside it off.";
        return new Hint<>("dead cell", text, List.of(), List.of(ring(board, cell)), cellField(board, cell));
    }

    private static Hint<Move> forcedTile(Board board, int cell, Move.Lay tile) {
        String text = words(board, tile) + " is forced: no other tile can cover "
                + board.grid().words(cell) + ".";
        List<Mark> marks = List.of(ring(board, tile), new Mark.Dot(box(board, cell), Ink.HINT));
        return new Hint<>("forced tile", text, List.of(tile), marks, cellField(board, cell));
    }

    private static Optional<Hint<Move>> searched(Board board) {
        CoverBoards search = new CoverBoards(board);
        int event = search.pump(Search.SOLUTION, NODES);
        if (event == Search.FINISHED) {
            String text = "This position cannot be completed: a search tried everything. Take a tile off.";
            return Optional.of(new Hint<>("no covering", text, List.of(), List.of(), Json.obj()));
        }
        return event == Search.SOLUTION ? Optional.of(fromCovering(board, search.position())) : Optional.empty();
    }

    private static Hint<Move> fromCovering(Board board, Board covering) {
        if (board.wantsGreen()) {
            return green(board, covering.green());
        }
        int cell = 0;
        while (!board.free(cell)) {
            cell++;
        }
        Grid grid = board.grid();
        Move.Lay tile = new Move.Lay(grid.row(cell), grid.column(cell), covering.across(cell));
        String text = words(board, tile) + " leads to a covering, which a search found; others may do so too.";
        return new Hint<>("covering", text, List.of(tile), List.of(ring(board, tile)), Json.obj());
    }

    private static Hint<Move> hint(String technique, String text, Move move, Board board, int cell) {
        return new Hint<>(technique, text, List.of(move), List.of(ring(board, cell)), cellField(board, cell));
    }

    private static String words(Board board, Move.Lay tile) {
        return (tile.across() ? "A tile across at " : "A tile down at ")
                + board.grid().words(board.grid().cell(tile.row(), tile.column()));
    }

    private static Json.Obj cellField(Board board, int cell) {
        return Json.obj().with("cell", board.grid().name(cell));
    }

    private static Box box(Board board, int cell) {
        return Box.cell(board.grid().row(cell), board.grid().column(cell));
    }

    private static Mark ring(Board board, int cell) {
        return new Mark.Ring(box(board, cell), Ink.HINT);
    }

    private static Mark ring(Board board, Move.Lay tile) {
        int first = board.grid().cell(tile.row(), tile.column());
        return new Mark.Ring(Drawing.tile(board, first, tile.across()), Ink.HINT);
    }
}
