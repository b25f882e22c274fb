package tilewright.paletto.model;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Status;

/**
 * The rules of Paletto, a turn played piece by piece.
 *
 * <p>Pieces of one color never touch, so taking one neither opens a side of another nor frees one that the others need:
 * piece by piece one gets the same sets, in any order, as by taking a whole set at once.
 */
public final class PalettoRules implements Rules<Board, Move> {

    static final String END_SPOT = "end";

    @Override
    public List<Offer<Move>> offers(Board board) {
        List<Offer<Move>> offers = new ArrayList<>();
        for (long left = board.takeable(); left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            offers.add(new Offer<>(new Move.Take(cell), new Gesture.Tap(Move.GRID.name(cell))));
        }
        if (legal(board, Move.END)) {
            offers.add(new Offer<>(Move.END, new Gesture.Tap(END_SPOT)));
        }
        return offers;
    }

    /**
     * Returns a takeback for each piece taken in this turn: every part of a set of pieces that may be taken may be
     * taken as well.
     */
    @Override
    public List<Offer<Move>> takebacks(Board board) {
        List<Offer<Move>> takebacks = new ArrayList<>();
        for (long left = board.winner() < 0 ? board.taken() : 0; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            takebacks.add(new Offer<>(new Move.Take(cell), new Gesture.Tap(Move.GRID.name(cell))));
        }
        return takebacks;
    }

    @Override
    public boolean legal(Board board, Move move) {
        return switch (move) {
            case Move.Take(int cell) -> (board.takeable() >>> cell & 1) != 0;
            case Move.EndTurn() -> board.taken() != 0 && board.winner() < 0;
        };
    }

    @Override
    public Board after(Board board, Move move) {
        if (!legal(board, move)) {
            throw new IllegalArgumentException("move (%s) is not legal in (%s)".formatted(move, board));
        }
        return switch (move) {
            case Move.Take(int cell) -> board.take(cell);
            case Move.EndTurn() -> board.endTurn();
        };
    }

    @Override
    public Status status(Board board) {
        Value.Player player = new Value.Player(board.mover() + 1);
        if (board.winner() < 0) {
            return new Status.ToMove(
                    board.mover(),
                    board.taken() == 0
                            ? ModelMessages.take(player)
                            : ModelMessages.takeMore(player, Text.color(board.color())));
        }
        List<Message> reasons = new ArrayList<>();
        int color = board.complete(board.mover());
        if (color >= 0) {
            reasons.add(ModelMessages.allOfColor(board.size(), Text.color(color)));
        }
        if (board.occupied() == 0) {
            reasons.add(ModelMessages.lastPiece());
        }
        Message words = reasons.size() == 1
                ? ModelMessages.won(player, reasons.getFirst())
                : ModelMessages.wonTwice(player, reasons.getFirst(), reasons.getLast());
        return new Status.Won(board.mover(), words, reasons);
    }

    @Override
    public boolean untouched(Board board) {
        return board.untouched();
    }

    @Override
    public int players(Board board) {
        return board.players();
    }

    @Override
    public Message refusal(Board board, Gesture gesture) {
        if (board.winner() >= 0) {
            return ModelMessages.over();
        }
        if (gesture instanceof Gesture.Tap(String spot)) {
            if (spot.equals(END_SPOT)) {
                return ModelMessages.takeFirst();
            }
            int cell = cell(board, spot);
            if (cell >= 0) {
                return refusal(board, cell);
            }
        }
        return ModelMessages.tapPiece();
    }

    /** Returns the reason why a move is illegal, for the gesture that makes it. */
    @Override
    public Message illegal(Board board, Move move) {
        return refusal(
                board,
                new Gesture.Tap(
                        switch (move) {
                            case Move.Take(int cell) -> Move.GRID.name(cell);
                            case Move.EndTurn() -> END_SPOT;
                        }));
    }

    /** The cell that a spot names, or -1. */
    public static int cell(Board board, String spot) {
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                int cell = Move.GRID.cell(row, column);
                if (Move.GRID.name(cell).equals(spot)) {
                    return cell;
                }
            }
        }
        return -1;
    }

    private static Message refusal(Board board, int cell) {
        return switch (Obstacle.of(board, cell)) {
            case NOTHING -> ModelMessages.takeable();
            case GAME_OVER -> ModelMessages.over();
            case NO_PIECE -> ModelMessages.noPiece(Move.GRID.place(cell));
            case COLOR -> ModelMessages.otherColor(Text.color(board.color()));
            case SIDES -> ModelMessages.closedSides(Obstacle.openSides(board, cell));
            case BOND -> bond(Obstacle.cutOff(board, cell));
        };
    }

    /** Returns why a piece stays: the pieces that would be cut off. */
    private static Message bond(long cut) {
        List<Value.Cell> cells = new ArrayList<>();
        for (long left = cut; left != 0; left &= left - 1) {
            cells.add(Move.GRID.place(Long.numberOfTrailingZeros(left)));
        }
        return ModelMessages.bond(cells.size(), cells);
    }
}
