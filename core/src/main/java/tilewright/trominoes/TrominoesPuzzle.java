package tilewright.trominoes;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.grid.Grid;
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
 * The tromino puzzle: a board, one green tile on any cell, and all others to be covered by tiles of three.
 *
 * <p>Immutable; threads may share one.
 */
@SuppressWarnings("exports") // its types stay inside: outside it is a Puzzle<?, ?, ?>
public final class TrominoesPuzzle implements Puzzle<Setup, Board, Move> {

    @Override
    public String id() {
        return "trominoes";
    }

    @Override
    public String title() {
        return "Trominoes";
    }

    @Override
    public String goal() {
        return "Cover every cell but the green tile's with tiles of three cells, across or down.";
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
        return Arrays.stream(Setup.WIDTHS).mapToObj(Setup::of).toList();
    }

    @Override
    public Setup standard() {
        return Setup.of(10);
    }

    @Override
    public List<Choice<Setup>> choices() {
        List<Setup> empty = Arrays.stream(Setup.WIDTHS)
                .mapToObj(width -> new Setup(Grid.square(width), new Setup.Green.ByPlayer(), 0))
                .toList();
        return List.of(
                new Choice.Some<>("You set the green tile", empty),
                new Choice.Range<>("Another side", "", 3, Board.LONGEST, 14),
                new Choice.Range<>("10 × 10 with so many tiles laid", "10-tiles-", 1, 32, 12));
    }

    @Override
    public String words(Setup setup) {
        return setup.words();
    }

    @Override
    public String likeness() {
        return "^\\s*[ghv.]+(?:/[ghv.]*)*\\s*$";
    }

    @Override
    public String label(Setup setup) {
        return setup.grid().rows() + " × " + setup.grid().columns();
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
    public Optional<Counter<Setup>> starts() {
        return Optional.of(new StartCounter());
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
        return List.of(new Coverings(), new Placements(), new GreenSquares(), new ColoringProof());
    }
}
