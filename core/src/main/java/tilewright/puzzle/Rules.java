package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;

/**
 * The legal moves of a position and their results. Pure functions.
 *
 * @param <S> the position
 * @param <M> the move
 */
public interface Rules<S, M> {

    /** All legal moves with their gestures; no two share a gesture; none when the game is over. */
    List<Offer<M>> offers(S position);

    /** The move of the offer with this gesture; empty when there is none. */
    default Optional<M> meant(S position, Gesture gesture) {
        return Offer.move(gesture, offers(position));
    }

    /**
     * The position after a legal move; the old one is unchanged.
     *
     * @throws IllegalArgumentException when the move is not legal here
     */
    S after(S position, M move);

    Status status(S position);

    /** Returns the number of players, 1 or more. */
    default int players(S position) {
        return 1;
    }

    boolean legal(S position, M move);

    /** Whether no move led to this position, so that turns can be counted from it. */
    default boolean untouched(S position) {
        return true;
    }

    /**
     * The moves of the current turn that may be taken back although others followed, each with the gesture that takes
     * it back. None of the gestures is that of an offer.
     */
    default List<Offer<M>> takebacks(S position) {
        return List.of();
    }

    /** The reason why a gesture is not offered, in one sentence, for one that is not. */
    default Message refusal(S position, Gesture gesture) {
        return PuzzleMessages.notPossible();
    }

    /** The reason why a move is not legal, in one sentence, for one that is not. */
    default Message illegal(S position, M move) {
        return PuzzleMessages.notPossible();
    }
}
