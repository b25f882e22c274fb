package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.text.TextError;

/**
 * A puzzle or game: its rules, its texts, its pictures, and whatever else it can do.
 *
 * <p>Setups, positions and moves are immutable values with {@code equals}. A puzzle has no state; threads share it. What is
 * worth keeping between calls lives in a {@link Workspace}.
 *
 * @param <P> the setup: what changes generation
 * @param <S> the position: where a game stands
 * @param <M> the move: one atomic change of position
 */
public interface Puzzle<P, S, M> {

    /** Lower case letters; in every share ID; never changes. */
    String id();

    /** The name in English, which answers and commands have in all languages. */
    String title();

    /** The name in sentences. */
    default Message name() {
        return Message.verbatim(title());
    }

    /** Returns the goal in one sentence. */
    Message goal();

    /** Whether positions have rules of their own, so that no text explains those of all. */
    default boolean rulesDiffer() {
        return false;
    }

    /** Returns what a position asks for, in sentences, where {@link #rulesDiffer}; none where all positions have the same rules. */
    default List<Message> explained(S position) {
        return List.of();
    }

    /** Returns the texts of setups, positions and moves. */
    Texts<P, S, M> texts();

    /** The setups worth offering. */
    Setups<P> setups();

    /**
     * The setup of a text.
     *
     * @param text empty for the standard one; {@code daily-YYYY-MM-DD} for that of a {@link Daily.Date}
     * @throws TextError when it is none
     */
    default P setup(String text) {
        if (text.isEmpty()) {
            return setups().standard();
        }
        return Daily.Date.of(text)
                .map(setups()::of)
                .orElseGet(() -> texts().setups().parse(text));
    }

    Rules<S, M> rules();

    /** A picture of a position; every spot that a gesture names is in it and labeled. */
    Scene draw(S position);

    /**
     * Returns a generated position, or one that a person set up, ready to be played: all that must not be changed in it
     * is fixed.
     */
    default S opening(S made) {
        return made;
    }

    /**
     * Returns a generated position, ready to be played by the person for whom it was made: as {@link #opening}, but what that person may
     * still choose is open.
     */
    default S alone(S made) {
        return opening(made);
    }

    /** Returns a position as it is passed on to others: what {@link #alone} leaves open is fixed. */
    default S settled(S position) {
        return position;
    }

    /** Makes positions to begin with. */
    Generator<P, S> generator(Workspace workspace);

    /**
     * Returns the generators of all versions, oldest first: where a seed makes other puzzles than it did, the generator that made those
     * stays in the list. The last one is {@link #generator}.
     */
    default List<SeedVersion.Since<Generator<P, S>>> generators(Workspace workspace) {
        return List.of(new SeedVersion.Since<>(SeedVersion.FIRST, generator(workspace)));
    }

    /** Returns the card that presents it among several puzzles; empty for its goal and a picture of any position. */
    default Optional<Card<P, S>> card() {
        return Optional.empty();
    }

    /**
     * Describes the moves of a player in one sentence.
     *
     * @param before where the moves began
     * @param moves one or more, each legal after those before
     */
    default Message described(S before, List<M> moves) {
        return PuzzleMessages.moves(moves.stream()
                .map(move -> Message.verbatim(texts().moves().format(move)))
                .toList());
    }

    /** The numbers that positions show and that cost nothing to find, in order. */
    default List<Figure<S>> figures() {
        return List.of();
    }

    /** Returns the optional abilities. */
    default Abilities<P, S, M> abilities(Workspace workspace) {
        return Abilities.none();
    }
}
