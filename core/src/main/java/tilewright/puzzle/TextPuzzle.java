package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.draw.Palette;
import tilewright.draw.Svg;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.Format;

/**
 * A puzzle whose setups, positions and moves are texts: what the typed libraries of the puzzles have in common.
 *
 * <p>Texts are read in every form that the puzzle knows and written in one. Every method throws
 * {@link tilewright.text.TextError} for a text that cannot be read; it says where and why. Threads may share one.
 *
 * @param <P> the setup
 * @param <S> the position
 * @param <M> the move
 */
public final class TextPuzzle<P, S, M> {

    private final Puzzle<P, S, M> puzzle;
    private final Generator<P, S> generator;
    private final Abilities<P, S, M> abilities;

    /** @param workspace open as long as this is used */
    public TextPuzzle(Puzzle<P, S, M> puzzle, Workspace workspace) {
        this.puzzle = puzzle;
        this.generator = puzzle.generator(workspace);
        this.abilities = puzzle.abilities(workspace);
    }

    /** A position from its text. */
    public S position(String text) {
        return positions().parse(text);
    }

    /** The text of a position. */
    public String text(S position) {
        return positions().format(position);
    }

    private Format<S> positions() {
        return puzzle.texts().positions();
    }

    /** Returns a picture of a position as the text of an SVG file, in light colors, with its words in English. */
    public String svg(String position) {
        return Svg.write(puzzle.draw(position(position)), Palette.LIGHT);
    }

    /**
     * The position with a number of a setup and a seed: line {@code number} of {@code tilewright new … --seed}.
     *
     * @param setup empty for the standard one; that of a date takes the seed of the date
     * @param number 1 or more
     * @param stop asked at least every 10 ms
     * @throws Generator.GaveUp when a search for such a position came to its limit
     * @throws tilewright.search.Stopped when it was stopped
     */
    public String generate(String setup, long seed, long number, Stop stop) {
        if (number < 1) {
            throw new IllegalArgumentException("number (%d) must be 1 or more".formatted(number));
        }
        P chosen = puzzle.setup(setup);
        return text(generator.generate(chosen, Daily.Date.random(setup, seed, number - 1), stop, Generator.Log.NONE));
    }

    /** The first ways to complete a position, as many as the limits allow. */
    public Solver.Solutions<String> solve(String position, Limits limits) {
        Solver.Solutions<S> solutions =
                abilities.solver().orElseThrow(missing("solver")).solve(position(position), limits);
        return new Solver.Solutions<>(solutions.found().stream().map(this::text).toList(), solutions.outcome());
    }

    /** The number of ways to complete a position. */
    public Counter.Count count(String position, Limits limits) {
        return abilities.counter().orElseThrow(missing("counter")).count(position(position), limits);
    }

    /** The number of positions that a setup can begin with. */
    public Counter.Count starts(String setup, Limits limits) {
        SetupCounter<P> counter = abilities.starts().orElseThrow(missing("count of start positions"));
        return counter.count(puzzle.texts().setups().parse(setup), limits);
    }

    /**
     * The next step and its reason; empty when nothing is left to do or no reason is known.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public Optional<Step> hint(String position, Stop stop) {
        return abilities
                .hinter()
                .orElseThrow(missing("hinter"))
                .hint(position(position), stop)
                .map(this::step);
    }

    private Step step(Hinter.Hint<M> hint) {
        Format<M> moves = puzzle.texts().moves();
        return new Step(
                hint.technique(),
                hint.text().text(),
                hint.moves().stream().map(moves::format).toList());
    }

    /**
     * A next step.
     *
     * @param technique the name of the way to reason
     * @param text the step and its reason, in one sentence or a few
     * @param moves the moves that carry it out, as texts
     */
    public record Step(String technique, String text, List<String> moves) {
        public Step {
            moves = List.copyOf(moves);
        }
    }

    private Supplier<IllegalStateException> missing(String ability) {
        return () -> new IllegalStateException("%s has no %s".formatted(puzzle.id(), ability));
    }
}
