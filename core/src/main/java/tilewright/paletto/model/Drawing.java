package tilewright.paletto.model;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;

/** The picture of a position: the board; below it a row for each player with the pieces owned; below that the slot. */
public final class Drawing {

    /** The hues of a board's colors, by its size: fewer than eight are chosen so that nobody mixes them up. */
    private static final int[][] HUES = {
        {},
        {},
        {},
        {0, 2, 4},
        {0, 2, 4, 5},
        {0, 2, 4, 5, 6},
        {0, 2, 4, 5, 6, 7},
        {0, 2, 3, 4, 5, 6, 7},
        {0, 1, 2, 3, 4, 5, 6, 7}
    };

    private final Board board;
    private final Scene.Builder scene;

    private Drawing(Board board) {
        this.board = board;
        this.scene = new Scene.Builder(board.size() + board.players() + 2, board.size() + 1);
    }

    /** The picture of a position. */
    public static Scene of(Board board) {
        Drawing drawing = new Drawing(board);
        return drawing.scene();
    }

    /** Returns the place of the slot that ends a turn. */
    public static Box slot(Board board) {
        return Box.cells(board.size() + 1 + board.players(), 0, 1, board.size() + 1);
    }

    private Scene scene() {
        int size = board.size();
        scene.part("board", Box.cells(0, 0, size, size), "", List.of());
        scene.mark(new Mark.Area(Box.cells(0, 0, size, size), Ink.WELLS)).grid(0, 0, size, size);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                cell(Box.cell(row, column), 8 * row + column);
            }
        }
        for (int color = 0; color < size; color++) {
            scene.glyph(Box.cell(size, color + 1).inset(3), letter(color), Ink.NOTE);
        }
        for (int player = 0; player < board.players(); player++) {
            tray(player, size + 1 + player);
        }
        slot();
        String state = board.winner() < 0 ? "" : "won";
        return scene.build(ModelMessages.picture(size, board.mover() + 1, state));
    }

    private void cell(Box box, int cell) {
        int color = board.at(cell);
        Obstacle obstacle = Obstacle.of(board, cell);
        boolean taken = (board.taken() >>> cell & 1) != 0;
        if (taken) {
            scene.mark(new Mark.Dot(box, ink(board.color())));
        }
        if (color >= 0) {
            scene.mark(new Mark.Disc(box.inset(2), ink(color))).glyph(box.inset(3), letter(color), ink(color));
        }
        if (obstacle == Obstacle.NOTHING) {
            scene.mark(new Mark.Ring(box.inset(1), Ink.FREE));
        }
        scene.cell(
                Move.GRID.place(cell),
                taken
                        ? ModelMessages.cellTaken(Text.color(board.color()))
                        : color < 0
                                ? ModelMessages.cellEmpty()
                                : ModelMessages.cellPiece(Text.color(color), word(obstacle, cell)));
    }

    private String word(Obstacle obstacle, int cell) {
        return switch (obstacle) {
            case NOTHING -> "nothing";
            case NO_PIECE, GAME_OVER -> "";
            case COLOR -> "other-color";
            case SIDES -> Obstacle.openSides(board, cell) == 0 ? "no-side" : "one-side";
            case BOND -> "bond";
        };
    }

    private void tray(int player, int row) {
        boolean moves = player == board.mover();
        Box all = Box.cells(row, 0, 1, board.size() + 1);
        scene.mark(new Mark.Area(all, moves ? Ink.CHOSEN : Ink.TRAY));
        scene.label(Box.cell(row, 0).inset(2), ModelMessages.playerSign(player + 1), Ink.WORDS);
        List<Message> owned = new ArrayList<>();
        List<Scene.Piece> pieces = new ArrayList<>();
        for (int color = 0; color < board.size(); color++) {
            int count = board.owned(player, color);
            boolean reachable = count > 0 && count + Long.bitCount(board.pieces(color)) == board.size();
            pieces.add(new Scene.Piece(ink(color), letter(color), count, reachable ? board.size() : 0, ""));
            if (count > 0) {
                Box box = Box.cell(row, color + 1);
                scene.mark(new Mark.Disc(box.inset(2), ink(color)))
                        .glyph(box.inset(3), Integer.toString(count), Ink.WORDS);
                owned.add(ModelMessages.ownsColor(count, Text.color(color)));
            }
        }
        Message owns = owned.isEmpty() ? ModelMessages.ownsNothing() : ModelMessages.owns(owned);
        String turn = !moves ? "" : board.winner() < 0 ? "moves" : "won";
        scene.part("tray-" + (player + 1), all, "player" + (player + 1), pieces);
        scene.spot("player" + (player + 1), all, ModelMessages.tray(player + 1, turn, owns));
    }

    private void slot() {
        boolean open = board.taken() != 0 && board.winner() < 0;
        Box box = slot(board);
        scene.mark(new Mark.Tile(box.inset(1), open ? Ink.CHOSEN : Ink.TRAY));
        scene.label(box.inset(3), ModelMessages.endTurn(), open ? Ink.WORDS : Ink.NOTE);
        if (open) {
            scene.mark(new Mark.Ring(box.inset(1), Ink.FREE));
        }
        scene.button(
                PalettoRules.END_SPOT,
                box,
                ModelMessages.endTurn(),
                open ? Message.NONE : board.winner() < 0 ? ModelMessages.endTurnLater() : ModelMessages.gameOver());
    }

    /** A piece of a color. */
    public static Scene.Piece piece(Board board, int color) {
        return new Scene.Piece(ink(board, color), letter(color), 1, 0, "");
    }

    private Ink ink(int color) {
        return ink(board, color);
    }

    private static Ink ink(Board board, int color) {
        return Ink.hue(HUES[board.size()][color]);
    }

    private static String letter(int color) {
        return String.valueOf(Text.letter(color));
    }
}
