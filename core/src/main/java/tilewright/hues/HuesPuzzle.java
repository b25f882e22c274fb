package tilewright.hues;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.puzzle.Choice;
import tilewright.puzzle.CompletionReview;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Review;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.text.Format;

/**
 * The color puzzle: 64 tiles on a board of 8 by 8 cells, eight in each of eight colors, no two of a color too near.
 *
 * <p>Immutable; threads may share one.
 */
@SuppressWarnings("exports") // its types stay inside: outside it is a Puzzle<?, ?, ?>
public final class HuesPuzzle implements Puzzle<Setup, Board, Move> {

    @Override
    public String id() {
        return "hues";
    }

    @Override
    public String title() {
        return "Hues";
    }

    @Override
    public String goal() {
        return "Fill the board with eight tiles in each of eight colors, so that every tile differs from its neighbors,"
                + " its neighbors differ from each other, and so do the four corners.";
    }

    @Override
    public Guide guide() {
        return Rulebook.GUIDE;
    }

    @Override
    public Format<Setup> setups() {
        return Text.SETUPS;
    }

    @Override
    public Format<Board> positions() {
        return Text.BOARDS;
    }

    @Override
    public Format<Move> moves() {
        return Text.MOVES;
    }

    @Override
    public List<Setup> presets() {
        return List.of(
                new Setup.Unique(Grade.EASY),
                new Setup.Unique(Grade.MEDIUM),
                new Setup.Unique(Grade.HARD),
                new Setup.Tiles(48),
                new Setup.Tiles(40),
                new Setup.Tiles(32),
                new Setup.Tiles(24),
                new Setup.Tiles(0));
    }

    @Override
    public Setup standard() {
        return new Setup.Tiles(0);
    }

    @Override
    public List<Choice<Setup>> choices() {
        return List.of(new Choice.Range<>("Tiles of a solution", "tiles-", 1, Setup.Tiles.MOST, 40));
    }

    @Override
    public String words(Setup setup) {
        return setup.words();
    }

    @Override
    public String likeness() {
        return "^\\s*[1-8.]{8}/[1-8./\\s]+$";
    }

    @Override
    public String label(Setup setup) {
        return setup.label();
    }

    @Override
    public Rules<Board, Move> rules() {
        return new BoardRules();
    }

    @Override
    public Scene draw(Board position) {
        return Drawing.scene(position);
    }

    @Override
    public Generator<Setup, Board> generator() {
        return new BoardGenerator();
    }

    @Override
    public Optional<Solver<Board>> solver() {
        return Optional.of(new BoardSolver());
    }

    @Override
    public Optional<Counter<Board>> counter() {
        return Optional.of(new BoardCounter());
    }

    @Override
    public Optional<Review<Board, Move>> review() {
        return Optional.of(new CompletionReview<>(rules(), moves(), solver().orElseThrow()));
    }

    @Override
    public Optional<Hinter<Board, Move>> hinter() {
        return Optional.of(new BoardHinter());
    }

    @Override
    public Optional<Explainer<Board>> explainer() {
        return Optional.of(new SpotExplainer());
    }

    @Override
    public List<Study<Board>> studies() {
        return List.of(new CompletabilityStudy(), new PossibleColors(), new Grading());
    }
}
