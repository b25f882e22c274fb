package tilewright.server.rooms;

/** The way in which several play in a room. */
public enum PlayMode {
    /** One after the other, as the rules have it. */
    TURNS,
    /** All on one board. */
    TOGETHER,
    /** Each on a board of one's own, from the same beginning. */
    RACE;

    String word() {
        return switch (this) {
            case TURNS -> "turns";
            case TOGETHER -> "together";
            case RACE -> "race";
        };
    }
}
