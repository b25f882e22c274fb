package tilewright.puzzle;

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
}
