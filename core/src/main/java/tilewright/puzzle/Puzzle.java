package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewright.draw.Scene;
import tilewright.text.Format;
import tilewright.text.LineGrouping;

/**
 * A puzzle or game: its rules, its texts, its pictures, and whatever else it can do.
 *
 * <p>Setups, positions and moves are immutable values with {@code equals}. A puzzle has no state; threads share it.
 *
 * @param <P> the setup: what changes generation
 * @param <S> the position: where a game stands
 * @param <M> the move: one atomic change of position
 */
public interface Puzzle<P, S, M> {

    /** Lower case letters; in every share ID; never changes. */
    String id();

    String title();

    /** What one has to do, in one sentence. */
    String goal();

    /** The rules with pictures. */
    default Guide guide() {
        return Guide.NONE;
    }

    Format<P> setups();

    /** The text of a position, blanks allowed inside. Accepts every form that people use, of several lines too, and writes one. */
    Format<S> positions();

    /**
     * What texts of positions look like: a regular expression, of Java and of JavaScript alike, that is found in each of them
     * but those that are more likely another's. Texts of other puzzles, and damaged ones, may fulfill it too; the fewer, the
     * less is asked in vain.
     */
    default String likeness() {
        return "";
    }

    /** Which lines of a file make up the text of a position. */
    default LineGrouping grouping() {
        return LineGrouping.LINES;
    }

    /** The text of a move: no blanks, no colon, no comma, no {@code @}; does not begin with a digit. */
    Format<M> moves();

    /** Setups worth offering, easiest first; at least one. */
    List<P> presets();

    /** Further setups worth offering, whose positions take a search of seconds to make. */
    default List<P> specials() {
        return List.of();
    }

    /** The setup that is used when none is named: one of the presets. */
    default P standard() {
        return presets().getFirst();
    }

    /** Ways to choose further setups. */
    default List<Choice<P>> choices() {
        return List.of();
    }

    /** A setup in a few words. */
    String words(P setup);

    /** A setup in a word or two, for a button. */
    default String label(P setup) {
        return words(setup);
    }

    Rules<S, M> rules();

    /**
     * What a player did, in one sentence.
     *
     * @param before where the moves began
     * @param moves one or more, each legal after those before
     */
    default String told(S before, List<M> moves) {
        return moves.stream().map(moves()::format).collect(Collectors.joining(", ")) + ".";
    }

    /** A picture of a position; every spot that a gesture names is in it and labeled. */
    Scene draw(S position);

    /** Further texts of a position, to convert to. */
    default List<TextForm<S>> forms() {
        return List.of();
    }

    Generator<P, S> generator();

    /** Counts the different positions that the generator can make of a setup. */
    default Optional<Counter<P>> starts() {
        return Optional.empty();
    }

    default Optional<Solver<S>> solver() {
        return Optional.empty();
    }

    default Optional<Counter<S>> counter() {
        return Optional.empty();
    }

    default Optional<Hinter<S, M>> hinter() {
        return Optional.empty();
    }

    /** What keys do with others held down, the plain ones first; none when that makes no difference. */
    default List<KeyMode> modes() {
        return List.of();
    }

    /** Bulk acts, in the order in which they are shown. */
    default List<Command<S, M>> commands() {
        return List.of();
    }

    /** Says what may be in a spot, and why nothing else may. */
    default Optional<Explainer<S>> explainer() {
        return Optional.empty();
    }

    /** Says where a play went wrong. */
    default Optional<Review<S, M>> review() {
        return Optional.empty();
    }

    /** Computer players, weakest first. */
    default List<Agent<S, M>> agents() {
        return List.of();
    }

    /** Questions about a position that only this puzzle answers, each with a verb of its own. */
    default List<Study<S>> studies() {
        return List.of();
    }
}
