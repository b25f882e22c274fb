package tilewright.server.simulation;

/** What is wrong on purpose with the server of a simulation, so that the checker has something to find. */
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
    OPEN_DOOR
}
