package tilewright.puzzle;

/**
 * A legal move with the gesture that makes it. A move may be offered with several gestures.
 *
 * @param <M> the move
 */
public record Offer<M>(M move, Gesture gesture) {}
