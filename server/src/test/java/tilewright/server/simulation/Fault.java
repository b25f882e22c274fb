package tilewright.server.simulation;

/** A deliberate fault in the server of a simulation, for the checker to find. */
enum Fault {
    NONE,
    /** The store answers before the disk has it, so that a power cut takes what was acknowledged. */
    EARLY_ANSWER,
    /** Whoever writes last has written, whatever version that was. */
    FORK,
    /** What is sent again is taken for another request. */
    FORGOTTEN_ID,
    /** Everyone is told of an event with a hash that is not its own. */
    WRONG_HASH,
    /** Whoever knocks is let in. */
    OPEN_DOOR,
    /** Rooms are deleted by the clock of the machine, whatever that is set to. */
    HASTY_EXPIRY
}
