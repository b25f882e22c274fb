package tilewright.trominoes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Cells;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Status;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * The moves of a player: set the green tile by a touch and, unless it is fixed, move it by dragging; lay a tile by dragging
 * from one of its ends to the other, or only to its middle; lift a tile by touching it. The green tile comes first; a tile
 * of three that it is dragged onto comes off.
 */
final class BoardRules implements Rules<Board, Move> {

    private static final Message STAYS = TrominoesMessages.greenStays();

    @Override
    public List<Offer<Move>> offers(Board board) {
        List<Offer<Move>> offers = new ArrayList<>();
        for (int cell = 0; !board.covered() && cell < board.cells(); cell++) {
            add(board, cell, offers);
        }
        return offers;
    }

    /** Returns the move of a gesture, from the offers of a few cells alone. */
    @Override
    public Optional<Move> meant(Board board, Gesture gesture) {
        int[] cells = switch (gesture) {
            case Gesture.Tap(String spot) -> new int[] {cell(board, spot)};
            case Gesture.Drag(String from, String to) -> {
                int end = cell(board, from);
                yield new int[] {cell(board, to), end, end - 2, end - 2 * board.width()};
            }
            case Gesture.Type _ -> new int[0];
        };
        List<Offer<Move>> offers = new ArrayList<>();
        for (int cell : cells) {
            if (!board.covered() && cell >= 0) {
                add(board, cell, offers);
            }
        }
        return Offer.move(gesture, offers);
    }

    /** Adds what can be done to a cell, and the tiles of which it is the first. */
    private static void add(Board board, int cell, List<Offer<Move>> offers) {
        Grid grid = board.grid();
        if (board.tiled(cell)) {
            addGreen(board, cell, offers);
            int first = board.first(cell);
            Move lift = new Move.Lift(grid.row(first), grid.column(first));
            offers.add(new Offer<>(lift, new Gesture.Tap(grid.name(cell))));
        } else if (board.free(cell) && board.wantsGreen()) {
            Move set = new Move.SetGreen(grid.row(cell), grid.column(cell));
            offers.add(new Offer<>(set, new Gesture.Tap(grid.name(cell))));
        } else if (board.free(cell)) {
            addGreen(board, cell, offers);
            addTile(board, cell, true, offers);
            addTile(board, cell, false, offers);
        }
    }

    /** Drags the green tile to a cell. */
    private static void addGreen(Board board, int cell, List<Offer<Move>> offers) {
        Grid grid = board.grid();
        if (board.movable()) {
            Gesture drag = new Gesture.Drag(grid.name(board.green()), grid.name(cell));
            offers.add(new Offer<>(new Move.SetGreen(grid.row(cell), grid.column(cell)), drag));
        }
    }

    /** Drags over a tile; one over two further cells lays it before the hand lets go. */
    private static void addTile(Board board, int first, boolean across, List<Offer<Move>> offers) {
        if (!board.fits(first, across)) {
            return;
        }
        Grid grid = board.grid();
        Move lay = new Move.Lay(grid.row(first), grid.column(first), across);
        String one = grid.name(first);
        String middle = grid.name(first + board.step(across));
        String other = grid.name(first + 2 * board.step(across));
        offers.add(new Offer<>(lay, new Gesture.Drag(one, other), true));
        offers.add(new Offer<>(lay, new Gesture.Drag(other, one), true));
        offers.add(new Offer<>(lay, new Gesture.Drag(one, middle)));
        offers.add(new Offer<>(lay, new Gesture.Drag(other, middle)));
    }

    @Override
    public Board after(Board board, Move move) {
        if (!legal(board, move)) {
            throw new IllegalArgumentException(
                    "move (%s) is not legal on (%s)".formatted(Text.MOVES.format(move), board));
        }
        int cell = board.grid().cell(move.row(), move.column());
        return switch (move) {
            case Move.SetGreen _ -> board.withGreen(cell);
            case Move.Lay lay -> board.with(cell, lay.across());
            case Move.Lift _ -> board.without(cell);
        };
    }

    @Override
    public boolean legal(Board board, Move move) {
        if (board.covered() || !board.grid().holds(move.row(), move.column())) {
            return false;
        }
        int cell = board.grid().cell(move.row(), move.column());
        return switch (move) {
            case Move.SetGreen _ -> board.wantsGreen() ? board.free(cell) : board.movable() && cell != board.green();
            case Move.Lay lay -> !board.wantsGreen() && board.fits(cell, lay.across());
            case Move.Lift _ -> board.tiled(cell) && board.first(cell) == cell;
        };
    }

    @Override
    public Status status(Board board) {
        if (board.covered()) {
            return new Status.Solved(TrominoesMessages.covered());
        }
        if (board.wantsGreen()) {
            return new Status.Open(TrominoesMessages.placeGreen(board.free()));
        }
        return new Status.Open(TrominoesMessages.cellsToCover(board.free()));
    }

    @Override
    public Message refusal(Board board, Gesture gesture) {
        if (board.covered()) {
            return TrominoesMessages.covered();
        }
        return switch (gesture) {
            case Gesture.Tap(String spot) -> tapped(board, cell(board, spot));
            case Gesture.Drag(String from, String to) -> dragged(board, cell(board, from), cell(board, to));
            case Gesture.Type _ -> TrominoesMessages.nothingToType();
        };
    }

    @Override
    public Message illegal(Board board, Move move) {
        if (board.covered()) {
            return TrominoesMessages.covered();
        }
        Grid grid = board.grid();
        if (!grid.holds(move.row(), move.column())) {
            return TrominoesMessages.noCell();
        }
        int cell = grid.cell(move.row(), move.column());
        return switch (move) {
            case Move.SetGreen _ ->
                board.fixed() ? STAYS : cell == board.green() ? TrominoesMessages.greenHere() : lying(board, cell);
            case Move.Lay(int row, int column, boolean across) -> {
                int lastRow = across ? row : row + 2;
                int lastColumn = across ? column + 2 : column;
                if (board.wantsGreen()) {
                    yield TrominoesMessages.greenFirst();
                }
                if (!board.free(cell)) {
                    yield lying(board, cell);
                }
                yield grid.holds(lastRow, lastColumn)
                        ? dragged(board, cell, grid.cell(lastRow, lastColumn))
                        : TrominoesMessages.leavesBoard();
            }
            case Move.Lift _ ->
                board.tiled(cell)
                        ? TrominoesMessages.tileBegins(grid.place(board.first(cell)))
                        : TrominoesMessages.noTile(grid.place(cell));
        };
    }

    private static Message tapped(Board board, int cell) {
        if (cell == Board.NONE) {
            return TrominoesMessages.noCell();
        }
        if (cell == board.green()) {
            return board.fixed() ? STAYS : TrominoesMessages.dragGreen();
        }
        return TrominoesMessages.dragTile();
    }

    private static Message dragged(Board board, int from, int to) {
        if (from == Board.NONE) {
            return TrominoesMessages.noCell();
        }
        if (board.wantsGreen()) {
            return TrominoesMessages.greenFirst();
        }
        if (to == Board.NONE) {
            return TrominoesMessages.leavesBoard();
        }
        if (from == board.green() && board.fixed()) {
            return STAYS;
        }
        if (from == board.green()) {
            return TrominoesMessages.greenHere();
        }
        if (board.tiled(from)) {
            return TrominoesMessages.tapToRemove(board.grid().place(from));
        }
        Grid grid = board.grid();
        int down = grid.row(to) - grid.row(from);
        int right = grid.column(to) - grid.column(from);
        int length = Math.max(Math.abs(down), Math.abs(right));
        if (down != 0 && right != 0 || length == 0 || length > 2) {
            return TrominoesMessages.threeInLine();
        }
        int row = grid.row(from) + 2 / length * down;
        int column = grid.column(from) + 2 / length * right;
        if (!grid.holds(row, column)) {
            return TrominoesMessages.leavesBoard();
        }
        int end = grid.cell(row, column);
        int middle = (from + end) / 2;
        return lying(board, !board.free(from) ? from : board.free(middle) ? end : middle);
    }

    /** The tile on a cell that is not free. */
    private static Message lying(Board board, int cell) {
        Value.Cell place = board.grid().place(cell);
        return cell == board.green() ? TrominoesMessages.greenLies(place) : TrominoesMessages.tileLies(place);
    }

    /** The cell that a spot names, or {@link Board#NONE}. */
    static int cell(Board board, String spot) {
        Cursor cursor = new Cursor(spot);
        try {
            int cell = Cells.read(cursor, board.grid());
            return cursor.atEnd() ? cell : Board.NONE;
        } catch (TextError _) {
            return Board.NONE;
        }
    }
}
