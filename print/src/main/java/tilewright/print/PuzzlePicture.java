package tilewright.print;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Faces;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;

/**
 * A board as a picture of its own, with the pieces beside it.
 *
 * @param puzzle whose clues are set apart, where the scene is its solution
 * @param pointed marks over the board
 * @param width of the board in points
 */
public record PuzzlePicture(Scene scene, Optional<Scene> puzzle, List<Mark> pointed, double width, BoardStyle style) {

    private static final double GAP = 6;

    public PuzzlePicture {
        pointed = List.copyOf(pointed);
    }

    /** The place of the board, as far inside the picture as its lines need. */
    private Rect place() {
        double rim = SceneDrawing.rim(style);
        Box board = SceneDrawing.board(scene);
        return new Rect(rim, rim, width, width * board.height() / board.width());
    }

    private TrayTable trays() {
        return new TrayTable(puzzle.isEmpty() ? scene : withoutParts());
    }

    /** A solution has no pieces left. */
    private Scene withoutParts() {
        return new Scene(scene.width(), scene.height(), scene.title(), scene.spots(), scene.marks(), List.of());
    }

    /** The size of the picture. */
    public Paper paper() {
        Rect board = place();
        TrayTable trays = trays();
        double below = trays.isEmpty() ? 0 : GAP + trays.height(width);
        return new Paper("board", width + 2 * board.x(), board.bottom() + board.x() + below);
    }

    public void draw(Canvas canvas) {
        Rect board = place();
        if (puzzle.isPresent()) {
            SceneDrawing.pointed(canvas, scene, puzzle.get(), pointed, board, style);
        } else {
            SceneDrawing.pointed(canvas, scene, pointed, board, style);
        }
        TrayTable trays = trays();
        trays.draw(canvas, new Rect(board.x(), board.bottom() + GAP, width, trays.height(width)), style, Faces.USUAL);
    }

    /** The board in words, row by row. */
    public String description(Words words) {
        return BoardWords.of(scene, words);
    }
}
