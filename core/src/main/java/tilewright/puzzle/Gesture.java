package tilewright.puzzle;

/**
 * What a person does with hand, pen or keyboard to make a move. A spot is named by the id it has in the scene.
 *
 * <p>The texts are {@code tap:SPOT}, {@code drag:FROM:TO} and {@code type:SPOT:KEY}.
 */
public sealed interface Gesture {

    /** Touches a spot. */
    record Tap(String spot) implements Gesture {
        @Override
        public String toString() {
            return "tap:" + spot;
        }
    }

    /** Takes from one spot to another, by dragging, or by touching the one and then the other. */
    record Drag(String from, String to) implements Gesture {
        @Override
        public String toString() {
            return "drag:" + from + ":" + to;
        }
    }

    /**
     * Chooses a spot and presses a key.
     *
     * @param key a digit, a letter, {@code Delete}, or one of these behind {@code Shift+}
     */
    record Type(String spot, String key) implements Gesture {
        @Override
        public String toString() {
            return "type:" + spot + ":" + key;
        }
    }
}
