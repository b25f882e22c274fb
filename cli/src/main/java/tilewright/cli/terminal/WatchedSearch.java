package tilewright.cli.terminal;

import tilewright.draw.TerminalDrawing;
import tilewright.draw.TerminalDrawing.Style;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.SearchStep;
import tilewright.search.Search;
import tilewright.search.Stepper;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * A search that is watched, with a drawing and a caption for each of its steps. Mutable; one thread at a time.
 *
 * @param <S> the position
 */
public final class WatchedSearch<S> {

    private final Puzzle<?, S, ?> puzzle;
    private final Stepper<PuzzleSearch<S>> stepper;
    private final Style style;
    private final Words words;
    private final Stop stop;

    /** @param words the language of captions */
    public WatchedSearch(
            Puzzle<?, S, ?> puzzle, Stepper<PuzzleSearch<S>> stepper, Style style, Words words, Stop stop) {
        this.puzzle = puzzle;
        this.stepper = stepper;
        this.style = style;
        this.words = words;
        this.stop = stop;
    }

    /** Moves one step forward. */
    public void forward() {
        stepper.goTo(stepper.step() + 1, stop);
    }

    /** Moves one step back, by starting again. */
    void back() {
        stepper.goTo(Math.max(0, stepper.step() - 1), stop);
    }

    /** Continues to the next solution, or to the end. */
    void toSolution() {
        stepper.goToEvent(Search.SOLUTION, stop);
    }

    public long step() {
        return stepper.step();
    }

    public boolean finished() {
        return stepper.event() == Search.FINISHED;
    }

    boolean solved() {
        return stepper.event() == Search.SOLUTION;
    }

    /** Returns the last event in one line. */
    public String caption() {
        SearchStep step = SearchStep.of(stepper, TerminalMessages.searchBegins());
        return text(TerminalMessages.step(step.number(), step.nodes(), step.depth(), step.caption()));
    }

    /** A sentence in the language of the search. */
    String text(Message sentence) {
        return words.text(sentence);
    }

    /** The board, line by line, each with a line break. */
    public String drawing() {
        return TerminalDrawing.write(puzzle.draw(stepper.search().position()), style, words);
    }

    /** The board with the names of rows and columns, as fine as fits into some columns. */
    TerminalDrawing.Labeled drawing(int columns) {
        return TerminalDrawing.labeled(puzzle.draw(stepper.search().position()), style, words, columns);
    }

    public Json.Obj json() {
        String position = puzzle.texts().positions().format(stepper.search().position());
        return SearchStep.of(stepper, Message.NONE).toJson().with("position", position);
    }
}
