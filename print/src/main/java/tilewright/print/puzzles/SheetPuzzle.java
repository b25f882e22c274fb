package tilewright.print.puzzles;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.Printable;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Result;
import tilewright.text.Format;
import tilewright.text.Json;

/**
 * A puzzle for a sheet. Drawn when it is printed, for pictures take much more memory than positions.
 *
 * @param line number of the line that it was read from, from 1
 * @param rating difficulty in a few words; empty when it is not known
 * @param solution empty when none is to be printed
 * @param <S> the position
 */
public record SheetPuzzle<S>(long line, Puzzle<?, S, ?> puzzle, S position, Message rating, Optional<S> solution)
        implements Result {

    /**
     * The same with its scenes.
     *
     * @param words of the language that it is printed in
     */
    public Printable printable(Words words) {
        return new Printable(
                puzzle.id() + ":" + puzzle.texts().positions().format(position),
                words.text(rating),
                puzzle.draw(position),
                solution.map(puzzle::draw));
    }

    SheetPuzzle<S> with(Optional<S> found) {
        return new SheetPuzzle<>(line, puzzle, position, rating, found);
    }

    @Override
    public Json.Obj toJson() {
        return solved(Json.obj().with("line", line).withAll(unsolved()));
    }

    Json.Obj unsolved() {
        return Json.obj()
                .with("puzzle", puzzle.texts().positions().format(position))
                .with("rating", rating.text());
    }

    Json.Obj solved(Json.Obj fields) {
        Format<S> format = puzzle.texts().positions();
        return solution.map(found -> fields.with("solution", format.format(found)))
                .orElse(fields);
    }
}
