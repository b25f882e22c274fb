package tilewright.print.puzzles;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.print.Printable;
import tilewright.print.canvas.CanvasError;
import tilewright.print.pictures.BoardPicture;
import tilewright.print.pictures.PictureFile;
import tilewright.print.pictures.PictureKind;
import tilewright.print.pictures.PictureStyle;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.text.FieldError;

/**
 * Writes puzzles as pictures, a file for each.
 *
 * @param most pictures of a film, 2 or more
 * @param stop asked before each picture of a film, and while its steps are searched
 */
public record PuzzlePictures(PictureKind kind, PictureStyle style, int most, Workspace workspace, Stop stop) {

    /** The default maximum number of pictures of a film. */
    public static final int USUAL_MOST = 240;

    /** The view that a file shows. */
    public enum Shown {
        /** The puzzle. A layout has its solution too, where the sheet's puzzle has one. A film has the way to it. */
        PUZZLE,
        /** The solution. */
        SOLUTION
    }

    /** Returns why a puzzle cannot be written, in a sentence without a full stop; empty when it can. */
    public Optional<Message> obstacle(SheetPuzzle<?> puzzle, Shown shown) {
        return puzzle.solution().isEmpty() && (kind.moving() || shown == Shown.SOLUTION)
                ? Optional.of(PuzzlesMessages.nothingSolved(puzzle.line()))
                : Optional.empty();
    }

    /**
     * Writes a puzzle that has no {@link #obstacle}.
     *
     * @param out stays open
     * @throws FieldError when a film would have too many dots
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public <S> void write(SheetPuzzle<S> puzzle, Shown shown, OutputStream out) throws IOException {
        try {
            written(puzzle, shown, out);
        } catch (CanvasError tooLarge) {
            throw new FieldError(tooLarge.message());
        }
    }

    private <S> void written(SheetPuzzle<S> puzzle, Shown shown, OutputStream out) throws IOException {
        PictureFile file = new PictureFile(style);
        if (kind.moving()) {
            film(puzzle.puzzle(), puzzle, file, out);
            return;
        }
        Printable printable = puzzle.printable(style.words());
        Optional<BoardPicture> solution = BoardPicture.solution(printable);
        switch (shown) {
            case PUZZLE -> file.write(kind, printable.id(), BoardPicture.of(printable), solution, out);
            case SOLUTION -> file.write(kind, printable.id(), solution.orElseThrow(), Optional.empty(), out);
        }
    }

    private <P, S, M> void film(Puzzle<P, S, M> game, SheetPuzzle<S> puzzle, PictureFile file, OutputStream out)
            throws IOException {
        SolutionPath<S, M> path = SolutionPath.of(game, workspace, stop);
        file.film(kind, path.frames(puzzle.position(), puzzle.solution().orElseThrow(), most), out, stop);
    }
}
