package tilewright.server.rooms;

/**
 * A seat of a room. Immutable.
 *
 * @param level of the computer whose seat it is; empty for a person's
 * @param taken whether a person has taken it
 * @param name that the person goes by; may be empty
 * @param standIn level of the computer that plays for the person; empty for none
 * @param out whether the person has resigned or run out of time, and so cannot come back
 * @param finishedMillis of a race, from its beginning to the solution; {@link #UNFINISHED} before
 */
record Seat(String level, boolean taken, String name, String standIn, boolean out, long finishedMillis) {

    static final long UNFINISHED = -1;

    static Seat of(String level) {
        return new Seat(level, false, "", "", false, UNFINISHED);
    }

    boolean person() {
        return level.isEmpty();
    }

    boolean free() {
        return person() && !taken;
    }

    /** Returns whether a person plays on it now. */
    boolean played() {
        return taken && standIn.isEmpty() && !out;
    }

    /** Returns the level of the computer that plays on it now; empty when a person does. */
    String computer() {
        return person() ? standIn : level;
    }

    Seat taken(String by) {
        return new Seat(level, true, by, standIn, out, finishedMillis);
    }

    Seat freed() {
        return of(level);
    }

    Seat stoodInBy(String computer) {
        return new Seat(level, taken, name, computer, out, finishedMillis);
    }

    Seat leftTo(String computer) {
        return new Seat(level, taken, name, computer, true, finishedMillis);
    }

    Seat finished(long millis) {
        return new Seat(level, taken, name, standIn, out, millis);
    }
}
