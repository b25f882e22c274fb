package tilewright.print.puzzles;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
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
 * @param question what is asked about it; empty where it is to be solved
 * @param <S> the position
 */
public record SheetPuzzle<S>(
        long line,
        Puzzle<?, S, ?> puzzle,
        S position,
        Message rating,
        Optional<S> solution,
        Optional<Question> question)
        implements Result {

    /** A puzzle that is to be solved. */
    public SheetPuzzle(long line, Puzzle<?, S, ?> puzzle, S position, Message rating, Optional<S> solution) {
        this(line, puzzle, position, rating, solution, Optional.empty());
    }

    /**
     * A question about a position.
     *
     * @param lines below it: what is to be filled in, or the answer
     * @param pointed marks that show the answer; none where it is asked for
     */
    public record Question(List<Line> lines, List<Mark> pointed) {
        public Question {
            lines = List.copyOf(lines);
            pointed = List.copyOf(pointed);
        }
    }

    /**
     * A line below a position.
     *
     * @param rule whether there is a rule to write on behind the words
     */
    public record Line(Message words, boolean rule) {}

    /** The picture of the position, ready to be printed. */
    Scene scene() {
        return withoutDots(puzzle.draw(position));
    }

    /** What the position asks for, in sentences; none where the goal of the puzzle says it all. */
    List<Message> rules() {
        return puzzle.explained(position);
    }

    /**
     * Returns the puzzle with its scenes, ready to be printed, without the dots in place of candidates that are gone,
     * which a sheet does not explain.
     *
     * @param words of the language that it is printed in
     */
    public Printable printable(Words words) {
        return dotted(words).drawn(SheetPuzzle::withoutDots);
    }

    /** Returns the puzzle with the dots in place of candidates that are gone. */
    Printable dotted(Words words) {
        Printable plain = Printable.of(
                puzzle.id() + ":" + puzzle.texts().positions().format(position),
                words.text(rating),
                () -> puzzle.draw(position),
                solution.map(found -> () -> puzzle.draw(found)));
        return question.map(asked -> plain.asking(
                        asked.pointed(),
                        asked.lines().stream()
                                .map(line -> new Printable.Line(words.text(line.words()), line.rule()))
                                .toList()))
                .orElse(plain);
    }

    private static Scene withoutDots(Scene scene) {
        List<Mark> marks = scene.marks().stream()
                .filter(mark -> !(mark instanceof Mark.Dot && mark.ink() == Ink.NOTE))
                .toList();
        return new Scene(scene.width(), scene.height(), scene.title(), scene.spots(), marks, scene.parts());
    }

    SheetPuzzle<S> with(Optional<S> found) {
        return new SheetPuzzle<>(line, puzzle, position, rating, found, question);
    }

    @Override
    public Json.Obj toJson() {
        return solved(Json.obj().with("line", line).withAll(unsolved()));
    }

    Json.Obj unsolved() {
        Json.Obj fields = Json.obj()
                .with("puzzle", puzzle.texts().positions().format(position))
                .with("rating", rating.text());
        return question.map(asked -> fields.with(
                        "lines",
                        Json.strings(asked.lines().stream()
                                .map(line -> line.words().text())
                                .toList())))
                .orElse(fields);
    }

    Json.Obj solved(Json.Obj fields) {
        Format<S> format = puzzle.texts().positions();
        return solution.map(found -> fields.with("solution", format.format(found)))
                .orElse(fields);
    }
}
