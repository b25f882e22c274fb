package tilewright.paletto.model;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.puzzle.Editor;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.text.Cursor;

/**
 * Sets up a board from the pieces of a box: drag one from below the board to a cell, from cell to cell, or back; or type the
 * letter of its color. Pieces of one color never touch, and there are as many as in a game. Pieces are left out for a position
 * of later in a game, if the others are connected.
 */
public final class BoardEditor implements Editor<Setup> {

    private static final String PILE = "pile";
    private static final int NONE = -1;

    /** Distance of the piles from the cells: a frame lies between them. */
    private static final int BELOW = 6;

    @Override
    public Draft empty(Setup setup) {
        return draft(new Board(setup.size(), 0, new long[setup.size()], new int[setup.players()], 0, NONE));
    }

    @Override
    public Draft draft(String text) {
        return draft(read(text));
    }

    private static Board read(String text) {
        Cursor cursor = new Cursor(text);
        Board board = new BoardReader(cursor).readDraft();
        cursor.expectEnd();
        return board;
    }

    private static Draft draft(Board board) {
        long pieces = board.occupied();
        int left = board.size() * board.size() - Long.bitCount(pieces);
        boolean ready = pieces != 0 && (pieces & ~Shape.reached(pieces)) == 0;
        Message words = left == 0 ? ModelMessages.draftWhole() : ModelMessages.draftLeft(left, ready ? "later" : "");
        return new Draft(text(board), scene(board), offers(board), words, ready);
    }

    private static String text(Board board) {
        return Text.POSITIONS.format(board);
    }

    private static List<Offer<String>> offers(Board board) {
        List<Offer<String>> offers = new ArrayList<>();
        for (int cell : cells(board)) {
            String spot = Move.GRID.name(cell);
            for (int color = 0; color < board.size(); color++) {
                if (takes(board, cell, color)) {
                    String put = text(with(board, cell, color));
                    offers.add(new Offer<>(put, new Gesture.Drag(pile(color), spot)));
                    offers.add(new Offer<>(put, new Gesture.Type(spot, String.valueOf(Text.letter(color)))));
                }
            }
            if (board.at(cell) != NONE) {
                addPiece(board, cell, spot, offers);
            }
        }
        return offers;
    }

    /** Adds what can be done with a piece that lies: it goes to a cell, changes places with another, or is taken away. */
    private static void addPiece(Board board, int cell, String spot, List<Offer<String>> offers) {
        int color = board.at(cell);
        for (int to : cells(board)) {
            Board moved = with(with(board, to, color), cell, board.at(to));
            if (board.at(to) != color && apart(moved, to, color) && apart(moved, cell, board.at(to))) {
                offers.add(new Offer<>(text(moved), new Gesture.Drag(spot, Move.GRID.name(to))));
            }
        }
        String without = text(with(board, cell, NONE));
        offers.add(new Offer<>(without, new Gesture.Drag(spot, pile(color))));
        offers.add(new Offer<>(without, new Gesture.Type(spot, "Delete")));
    }

    private static boolean takes(Board board, int cell, int color) {
        return board.at(cell) != color && board.outOfPlay(color) > 0 && apart(board, cell, color);
    }

    /** Whether no neighbor of a cell has this color. */
    private static boolean apart(Board board, int cell, int color) {
        return touched(board, cell, color) == NONE;
    }

    /** Returns a neighbor of a cell that has this color, or none. */
    private static int touched(Board board, int cell, int color) {
        if (color != NONE) {
            for (int other : cells(board)) {
                int rows = Math.abs((other >> 3) - (cell >> 3));
                int columns = Math.abs((other & 7) - (cell & 7));
                if (rows + columns == 1 && board.at(other) == color) {
                    return other;
                }
            }
        }
        return NONE;
    }

    /** The board with a piece of a color on a cell, in place of what was there; or with none. */
    private static Board with(Board board, int cell, int color) {
        long[] pieces = new long[board.size()];
        for (int one = 0; one < pieces.length; one++) {
            long others = board.pieces(one) & ~(1L << cell);
            pieces[one] = one == color ? others | 1L << cell : others;
        }
        return new Board(board.size(), 0, pieces, new int[board.players()], 0, NONE);
    }

    private static int[] cells(Board board) {
        int[] cells = new int[board.size() * board.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = 8 * (i / board.size()) + i % board.size();
        }
        return cells;
    }

    private static String pile(int color) {
        return PILE + (color + 1);
    }

    @Override
    public Message refusal(String draft, Gesture gesture) {
        Board board = read(draft);
        return switch (gesture) {
            case Gesture.Drag(String from, String to) ->
                refusal(board, color(board, from), PalettoRules.cell(board, to));
            case Gesture.Type(String spot, String key) ->
                refusal(board, key.length() == 1 ? key.charAt(0) - 'A' : NONE, PalettoRules.cell(board, spot));
            case Gesture.Tap _ -> ModelMessages.draftPut();
        };
    }

    private static Message refusal(Board board, int color, int cell) {
        if (cell == NONE || color < 0 || color >= board.size()) {
            return ModelMessages.draftPut();
        }
        int other = touched(board, cell, color);
        if (other != NONE) {
            return ModelMessages.draftTouches(Move.GRID.place(other));
        }
        return board.outOfPlay(color) == 0
                ? ModelMessages.draftNoneLeft(board.size(), Text.color(color))
                : ModelMessages.draftPut();
    }

    /** The color of the pieces at a spot: of a pile, or of a piece that lies; or none. */
    private static int color(Board board, String spot) {
        for (int color = 0; color < board.size(); color++) {
            if (spot.equals(pile(color))) {
                return color;
            }
        }
        int cell = PalettoRules.cell(board, spot);
        return cell == NONE ? NONE : board.at(cell);
    }

    private static Scene scene(Board board) {
        int size = board.size();
        Scene.Builder scene = new Scene.Builder(size + 2, size);
        scene.mark(new Mark.Area(Box.cells(0, 0, size, size), Ink.WELLS)).grid(0, 0, size, size);
        for (int cell : cells(board)) {
            int color = board.at(cell);
            if (color != NONE) {
                piece(scene, Box.cell(cell >> 3, cell & 7), board, color, String.valueOf(Text.letter(color)));
            }
            scene.cell(
                    Move.GRID.place(cell),
                    color == NONE ? ModelMessages.cellEmpty() : ModelMessages.cellPiece(Text.color(color), ""));
        }
        for (int color = 0; color < size; color++) {
            Box box = new Box(color * Scene.CELL, size * Scene.CELL + BELOW, Scene.CELL, Scene.CELL);
            int left = board.outOfPlay(color);
            if (left > 0) {
                piece(scene, box, board, color, String.valueOf(Text.letter(color)));
            }
            Box below = new Box(box.x() + 3, box.y() + Scene.CELL, 6, 6);
            scene.glyph(below, Integer.toString(left), Ink.WORDS);
            scene.spot(pile(color), box, ModelMessages.draftPile(left, Text.color(color)));
        }
        return scene.build(ModelMessages.draftPicture(size));
    }

    private static void piece(Scene.Builder scene, Box box, Board board, int color, String text) {
        Ink ink = Drawing.piece(board, color).ink();
        scene.mark(new Mark.Disc(box.inset(2), ink)).glyph(box.inset(3), text, ink);
    }
}
