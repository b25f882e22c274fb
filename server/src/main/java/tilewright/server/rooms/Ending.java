package tilewright.server.rooms;

/**
 * How a game in a room has ended. Immutable.
 *
 * @param winner a seat; {@link RoomEvent#NOBODY} where all have won, or nobody
 */
record Ending(How how, int winner) {

    enum How {
        PLAYED,
        RESIGNED,
        TIME;

        String word() {
            return switch (this) {
                case PLAYED -> "played";
                case RESIGNED -> "resigned";
                case TIME -> "time";
            };
        }
    }
}
