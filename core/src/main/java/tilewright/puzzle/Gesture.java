package tilewright.puzzle;

import tilewright.message.Message;
import tilewright.text.Cursor;

/**
 * A person's action with hand, pen or keyboard that makes a move. A spot is named by its id in the scene.
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

    /** Drags from one spot to another, or touches the one and then the other. */
    record Drag(String from, String to) implements Gesture {
        @Override
        public String toString() {
            return "drag:" + from + ":" + to;
        }
    }

    /**
     * Chooses a spot and presses a key.
     *
     * @param key a digit, a letter, {@code Delete}, {@code Enter} (a double tap as well), or one of these behind {@code Shift+},
     *     {@code Ctrl+} or {@code Ctrl+Shift+}
     */
    record Type(String spot, String key) implements Gesture {
        @Override
        public String toString() {
            return "type:" + spot + ":" + key;
        }
    }

    /**
     * Reads a gesture's text.
     *
     * @throws tilewright.text.TextError when it is none
     */
    static Gesture parse(String text) {
        Cursor cursor = new Cursor(text);
        String kind = cursor.until(':');
        cursor.skip(':');
        return switch (kind) {
            case "tap" -> new Tap(last(cursor, PuzzleMessages.expectedSpot()));
            case "drag" ->
                new Drag(
                        part(cursor, PuzzleMessages.expectedFirstSpot()),
                        last(cursor, PuzzleMessages.expectedLastSpot()));
            case "type" ->
                new Type(part(cursor, PuzzleMessages.expectedSpot()), last(cursor, PuzzleMessages.expectedKey()));
            default -> throw cursor.error(0, PuzzleMessages.expectedGesture());
        };
    }

    private static String part(Cursor cursor, Message problem) {
        String part = nonEmpty(cursor, problem);
        cursor.expect(':');
        return part;
    }

    private static String last(Cursor cursor, Message problem) {
        String part = nonEmpty(cursor, problem);
        cursor.expectEnd();
        return part;
    }

    private static String nonEmpty(Cursor cursor, Message problem) {
        String part = cursor.until(':');
        if (part.isEmpty()) {
            throw cursor.error(problem);
        }
        return part;
    }
}
