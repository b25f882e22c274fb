package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
 * The moves of a player: drag a tile from its pile to a cell, from cell to cell, and back to its pile; or type a color's
 * number on a cell, and delete it. Tiles may be laid in any order, and every tile but the clues may be picked up again.
 * With Shift a number notes a color on a free cell.
 */
final class BoardRules implements Rules<Board, Move> {

    private static final Grid GRID = Peers.GRID;
    private static final String PILE = "pile";
    private static final String SHIFT = "Shift+";
    private static final int[] ALL = IntStream.range(0, Peers.CELLS).toArray();
    private static final Message CLUE = HuesMessages.clueStays();

    /** The spot of a color's pile. */
    static String pile(int color) {
        return PILE + (color + 1);
    }

    @Override
    public List<Offer<Move>> offers(Board board) {
        List<Offer<Move>> offers = new ArrayList<>();
        if (board.full()) {
            return offers;
        }
        for (int color = 0; color < Peers.COLORS; color++) {
            for (int cell = 0; cell < Peers.CELLS; cell++) {
                addPut(board, color, cell, offers);
            }
        }
        for (int from = 0; from < Peers.CELLS; from++) {
            addFrom(board, from, ALL, offers);
        }
        return offers;
    }

    /** Returns the move of a gesture, from the offers of the one or two cells that it names. */
    @Override
    public Optional<Move> meant(Board board, Gesture gesture) {
        List<Offer<Move>> offers = new ArrayList<>();
        if (!board.full()) {
            switch (gesture) {
                case Gesture.Tap _ -> {}
                case Gesture.Drag(String from, String to) -> add(board, cell(from), cell(to), offers);
                case Gesture.Type(String spot, String _) -> add(board, cell(spot), cell(spot), offers);
            }
        }
        return Offer.move(gesture, offers);
    }

    /** Adds what can be done from a cell alone, and from there or from a pile to another; -1 for no cell. */
    private static void add(Board board, int from, int to, List<Offer<Move>> offers) {
        if (from >= 0) {
            addFrom(board, from, to >= 0 ? new int[] {to} : new int[0], offers);
        }
        for (int color = 0; to >= 0 && color < Peers.COLORS; color++) {
            addPut(board, color, to, offers);
        }
    }

    private static void addPut(Board board, int color, int cell, List<Offer<Move>> offers) {
        if (board.takes(cell, color)) {
            Move put = new Move.Put(color, cell);
            String spot = GRID.name(cell);
            offers.add(new Offer<>(put, new Gesture.Drag(pile(color), spot)));
            offers.add(new Offer<>(put, new Gesture.Type(spot, Integer.toString(color + 1))));
        }
    }

    /** @param cells to which a tile may go */
    private static void addFrom(Board board, int from, int[] cells, List<Offer<Move>> offers) {
        if (board.free(from)) {
            addNotes(board, from, offers);
        } else if (!board.clue(from)) {
            addTile(board, from, cells, offers);
        }
    }

    private static void addTile(Board board, int from, int[] cells, List<Offer<Move>> offers) {
        int color = board.color(from);
        Board rest = board.without(from);
        String spot = GRID.name(from);
        for (int to : cells) {
            if (to != from && rest.takes(to, color)) {
                offers.add(new Offer<>(new Move.Shift(from, to), new Gesture.Drag(spot, GRID.name(to))));
            }
        }
        Move back = new Move.Return(from);
        offers.add(new Offer<>(back, new Gesture.Drag(spot, pile(color))));
        offers.add(new Offer<>(back, new Gesture.Type(spot, "Delete")));
    }

    private static void addNotes(Board board, int cell, List<Offer<Move>> offers) {
        String spot = GRID.name(cell);
        for (int color = 0; color < Peers.COLORS; color++) {
            offers.add(new Offer<>(new Move.Note(cell, 1 << color), new Gesture.Type(spot, SHIFT + (color + 1))));
        }
        if (board.notes(cell) != 0) {
            offers.add(new Offer<>(new Move.Note(cell, board.notes(cell)), new Gesture.Type(spot, "Delete")));
        }
    }

    @Override
    public Board after(Board board, Move move) {
        if (!legal(board, move)) {
            throw new IllegalArgumentException(
                    "move (%s) is not legal on (%s)".formatted(Text.MOVES.format(move), board));
        }
        return switch (move) {
            case Move.Put(int color, int cell) -> board.with(cell, color);
            case Move.Shift(int from, int to) -> board.without(from).with(to, board.color(from));
            case Move.Return(int cell) -> board.without(cell);
            case Move.Note(int cell, int set) -> board.withNotes(cell, board.notes(cell) ^ set);
        };
    }

    @Override
    public boolean legal(Board board, Move move) {
        if (board.full()) {
            return false;
        }
        return switch (move) {
            case Move.Put(int color, int cell) -> board.takes(cell, color);
            case Move.Shift(int from, int to) ->
                from != to
                        && !board.free(from)
                        && !board.clue(from)
                        && board.without(from).takes(to, board.color(from));
            case Move.Return(int cell) -> !board.free(cell) && !board.clue(cell);
            case Move.Note(int cell, int _) -> board.free(cell);
        };
    }

    @Override
    public Status status(Board board) {
        int left = Peers.CELLS - board.tiles();
        return switch (left) {
            case 0 -> new Status.Solved(HuesMessages.solved());
            default -> new Status.Open(HuesMessages.left(left));
        };
    }

    @Override
    public Message refusal(Board board, Gesture gesture) {
        if (board.full()) {
            return HuesMessages.full();
        }
        return switch (gesture) {
            case Gesture.Tap _ -> HuesMessages.dragTile();
            case Gesture.Drag(String from, String to) -> dragged(board, from, to);
            case Gesture.Type(String spot, String key) -> typed(board, cell(spot), key);
        };
    }

    /** Returns the reason why a move is illegal, for the gesture that makes it. */
    @Override
    public Message illegal(Board board, Move move) {
        return switch (move) {
            case Move.Put(int color, int cell) -> refusal(board, type(cell, String.valueOf(color + 1)));
            case Move.Shift(int from, int to) -> refusal(board, new Gesture.Drag(GRID.name(from), GRID.name(to)));
            case Move.Return(int cell) ->
                board.free(cell) ? HuesMessages.noTile(GRID.place(cell)) : refusal(board, type(cell, "Delete"));
            case Move.Note(int cell, int set) ->
                refusal(board, type(cell, SHIFT + (Integer.numberOfTrailingZeros(set) + 1)));
        };
    }

    private static Gesture type(int cell, String key) {
        return new Gesture.Type(GRID.name(cell), key);
    }

    private static Message dragged(Board board, String from, String to) {
        int pile = color(from);
        if (pile >= 0) {
            return board.left(pile) == 0 ? HuesMessages.pileEmpty(Peers.color(pile)) : clash(board, pile, cell(to));
        }
        int cell = cell(from);
        if (cell < 0) {
            return HuesMessages.noPlace();
        }
        if (board.free(cell)) {
            return HuesMessages.noTile(GRID.place(cell));
        }
        if (board.clue(cell)) {
            return CLUE;
        }
        int color = board.color(cell);
        if (color(to) >= 0) {
            return HuesMessages.otherPile(Peers.color(color));
        }
        return clash(board.without(cell), color, cell(to));
    }

    private static Message typed(Board board, int cell, String key) {
        if (cell < 0) {
            return HuesMessages.noCell();
        }
        int color = color(PILE + key);
        if (board.clue(cell)) {
            return CLUE;
        }
        if (key.startsWith(SHIFT) && !board.free(cell)) {
            return HuesMessages.noteOnTile(GRID.place(cell));
        }
        if (color < 0) {
            return board.free(cell) ? HuesMessages.typeColor() : HuesMessages.pressDelete();
        }
        return board.free(cell) && board.left(color) == 0
                ? HuesMessages.pileEmpty(new Value.Color(key))
                : clash(board, color, cell);
    }

    /** The reason why a tile of this color, which is there, does not go on this cell. */
    private static Message clash(Board board, int color, int cell) {
        if (cell < 0) {
            return HuesMessages.noCell();
        }
        if (!board.free(cell)) {
            return HuesMessages.taken(GRID.place(cell));
        }
        int peer = board.clash(cell, color);
        if (peer < 0) {
            return HuesMessages.alreadyThere();
        }
        return HuesMessages.clash(GRID.place(cell), GRID.place(peer), Peers.how(cell, peer), Peers.color(color));
    }

    /** The color of the pile that a spot names, or -1. */
    private static int color(String spot) {
        for (int color = 0; color < Peers.COLORS; color++) {
            if (spot.equals(pile(color))) {
                return color;
            }
        }
        return -1;
    }

    /** The cell that a spot names, or -1. */
    static int cell(String spot) {
        Cursor cursor = new Cursor(spot);
        try {
            int cell = Cells.read(cursor, GRID);
            return cursor.atEnd() ? cell : -1;
        } catch (TextError _) {
            return -1;
        }
    }
}
