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

    private static void tint(Scene.Builder scene, Box box, Tint tint) {
        scene.mark(new Mark.Area(box, tint.ink()));
        Box corner = new Box(box.x() + Scene.CELL - CORNER, box.y(), CORNER, CORNER);
        scene.mark(new Mark.Badge(corner, tint.sign(), tint.ink()));
    }

    private static void draw(Board board, int cell, Scene.Builder scene) {
        Box box = box(cell);
        int digit = board.digit(cell);
        if (digit != 0) {
            boolean conflict = board.conflicting(cell);
            Ink ink = conflict ? Ink.CONFLICT : board.clue(cell) == 0 ? Ink.ENTRY : Ink.CLUE;
            scene.glyph(box.inset(2), String.valueOf(digit), ink);
            if (conflict) {
                scene.mark(new Mark.Ring(box.inset(1), Ink.CONFLICT));
            }
        }
        if (digit == 0 && (board.layers(cell) != 0 || board.automatic())) {
            NoteDrawing.draw(board, cell, scene);
        }
    }

    /** Returns the content of a cell in words. */
    private static Message content(Board board, int cell) {
        List<Message> parts = new ArrayList<>();
        if (board.digit(cell) == 0) {
            parts.add(ModelMessages.empty());
            parts.addAll(NoteDrawing.words(board, cell));
        } else {
            Value.Digit digit = new Value.Digit(board.digit(cell));
            int[] conflicting = board.conflictingPeers(cell);
            parts.add(board.clue(cell) == 0 ? ModelMessages.digit(digit) : ModelMessages.clue(digit));
            if (conflicting.length > 0) {
                parts.add(ModelMessages.conflictsWith(Houses.places(conflicting)));
            }
            if (board.excluded(cell)) {
                parts.add(ModelMessages.noCandidate());
            }
        }
        if (board.tint(cell) != 0) {
            parts.add(ModelMessages.colored(Tint.of(board.tint(cell)).words()));
        }
        return ModelMessages.cell(parts);
    }
}
