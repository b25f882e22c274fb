package tilewright.puzzle;

import java.util.List;
import java.util.Optional;

/**
 * A legal move with the gesture that makes it. A move may be offered with several gestures.
 *
 * @param swept whether a drag is done as soon as the hand comes there, before it lets go
 * @param <M> the move
 */
public record Offer<M>(M move, Gesture gesture, boolean swept) {

    public Offer(M move, Gesture gesture) {
        this(move, gesture, false);
    }

    /** The move of the first of these offers that has a gesture; empty when none has. */
    public static <M> Optional<M> move(Gesture gesture, List<Offer<M>> offers) {
        for (Offer<M> offer : offers) {
            if (offer.gesture().equals(gesture)) {
                return Optional.of(offer.move());
            }
        }
        return Optional.empty();
    }
}
