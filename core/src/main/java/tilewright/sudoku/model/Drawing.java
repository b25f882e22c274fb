package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.message.Value;

/**
 * The picture of a position: 9 by 9 cells, clues on shaded ground, {@link NoteDrawing} in empty cells.
 *
 * <p>A digit in conflict is ringed, so that color alone carries nothing.
 */
public final class Drawing {

    private static final int SIDE = 9 * Scene.CELL;
    /** The sign of a color is so wide: it stands beside the notes. */
    private static final int CORNER = 2;

    private Drawing() {}

    public static Scene of(Board board, Message title) {
        Scene.Builder scene = new Scene.Builder(9, 9);
        scene.mark(new Mark.Area(Box.cells(0, 0, 9, 9), Ink.BOARD));
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.clue(cell) != 0) {
                scene.mark(new Mark.Area(box(cell), Ink.TRAY));
            }
            if (board.tint(cell) != 0) {
                tint(scene, box(cell), Tint.of(board.tint(cell)));
            }
        }
        scene.grid(0, 0, 9, 9);
        for (int i = 3; i < 9; i += 3) {
            int at = i * Scene.CELL;
            scene.mark(new Mark.Line(0, at, SIDE, at, 2, Ink.STRONG));
            scene.mark(new Mark.Line(at, 0, at, SIDE, 2, Ink.STRONG));
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            scene.cell(Houses.GRID.place(cell), content(board, cell));
            draw(board, cell, scene);
        }
        return scene.build(title);
    }

    public static Box box(int cell) {
        return Box.cell(Houses.row(cell), Houses.column(cell));
    }

    /** Draws the player's color of a cell. */
    public static void tint(Scene.Builder scene, Box box, Tint tint) {
        scene.mark(new Mark.Area(box, tint.ink()));
        Box corner = new Box(box.x() + Scene.CELL - CORNER, box.y(), CORNER, CORNER);
        scene.mark(new Mark.Badge(corner, tint.sign(), tint.ink()));
    }

    private static void draw(Board board, int cell, Scene.Builder scene) {
        if (board.digit(cell) != 0) {
            digit(board, cell, scene);
        } else if (board.layers(cell) != 0 || board.automatic()) {
            NoteDrawing.draw(board, cell, scene);
        }
    }

    /** Draws the digit that a cell holds. */
    public static void digit(DigitBoard<?> board, int cell, Scene.Builder scene) {
        Box box = board.box(cell);
        boolean conflict = board.conflicting(cell);
        Ink ink = conflict ? Ink.CONFLICT : board.clue(cell) == 0 ? Ink.ENTRY : Ink.CLUE;
        scene.glyph(box.inset(2), new Value.Digit(board.digit(cell)).text(), ink);
        if (conflict) {
            scene.mark(new Mark.Ring(box.inset(1), Ink.CONFLICT));
        }
    }

    private static Message content(Board board, int cell) {
        List<Message> conflicts = new ArrayList<>();
        int[] conflicting = board.conflictingPeers(cell);
        if (conflicting.length > 0) {
            conflicts.add(ModelMessages.conflictsWith(Houses.places(conflicting)));
        }
        if (board.excluded(cell)) {
            conflicts.add(ModelMessages.noCandidate());
        }
        return content(board, cell, conflicts);
    }

    /**
     * Returns the content of a cell in words.
     *
     * @param more what else is said of it, before its color
     */
    public static Message content(DigitBoard<?> board, int cell, List<Message> more) {
        List<Message> parts = new ArrayList<>();
        if (board.digit(cell) == 0) {
            parts.add(ModelMessages.empty());
            parts.addAll(NoteDrawing.words(board, cell));
        } else {
            Value.Digit digit = new Value.Digit(board.digit(cell));
            parts.add(board.clue(cell) == 0 ? ModelMessages.digit(digit) : ModelMessages.clue(digit));
        }
        parts.addAll(more);
        if (board.tint(cell) != 0) {
            parts.add(ModelMessages.colored(Tint.of(board.tint(cell)).words()));
        }
        return ModelMessages.cell(parts);
    }
}
