package tilewright.print.pictures;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.print.BoardStyle;
import tilewright.print.Printable;
import tilewright.print.SceneDrawing;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Rect;

/**
 * A picture of a board.
 *
 * @param scene its board is drawn, and nothing beside it
 * @param puzzle whose clues are set apart, where the scene is a solution or on the way to one
 * @param pointed marks over the board
 */
public record BoardPicture(Scene scene, Optional<Scene> puzzle, List<Mark> pointed) {

    public BoardPicture {
        pointed = List.copyOf(pointed);
    }

    /** A picture of a puzzle, with its marks. */
    public static BoardPicture of(Printable puzzle) {
        return new BoardPicture(puzzle.scene(), Optional.empty(), puzzle.pointed());
    }

    /** The solution of a puzzle; empty when it has none. */
    public static Optional<BoardPicture> solution(Printable puzzle) {
        return puzzle.solution().map(scene -> new BoardPicture(scene, Optional.of(puzzle.scene()), List.of()));
    }

    /** Draws it. */
    void draw(Canvas canvas, Rect place, BoardStyle style) {
        if (puzzle.isPresent()) {
            SceneDrawing.pointed(canvas, scene, puzzle.get(), pointed, place, style);
        } else {
            SceneDrawing.pointed(canvas, scene, pointed, place, style);
        }
    }

    Box board() {
        return SceneDrawing.board(scene);
    }
}
