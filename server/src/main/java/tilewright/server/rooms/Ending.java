package tilewright.server.rooms;

import java.util.Arrays;

/**
 * The way in which a game in a room has ended. Immutable.
 *
 * @param winner a seat; {@link RoomEvent#NOBODY} where all have won, or nobody
 */
record Ending(Cause cause, int winner) {

    enum Cause {
        PLAYED,
        RESIGNED,
        TIME;

        /** @throws IllegalArgumentException when there is none with this word */
        static Cause of(String word) {
            return Arrays.stream(values())
                    .filter(how -> how.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no game ends by (%s)".formatted(word)));
        }

        String word() {
            return switch (this) {
                case PLAYED -> "played";
                case RESIGNED -> "resigned";
                case TIME -> "time";
            };
        }
    }
}
