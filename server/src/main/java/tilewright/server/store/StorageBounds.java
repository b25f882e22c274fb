package tilewright.server.store;

/**
 * The bounds of all that is kept in a database: see {@code docs/reference/server.md}. Beyond them nothing new is begun, and what
 * has begun goes on. Immutable.
 *
 * @param bytes of all rooms and saved games
 * @param reserve bytes of the disk that are kept for what has begun
 * @param reservePart of the disk, such as 10 for a tenth, if that is less
 */
record StorageBounds(long bytes, long reserve, int reservePart) {

    static final StorageBounds USUAL = new StorageBounds(20_000_000_000L, 500_000_000, 10);

    /**
     * The space on the disk. Immutable.
     *
     * @param used bytes of all rooms and saved games
     * @param free bytes of the disk
     * @param disk bytes of the disk in all
     */
    record Space(long used, long free, long disk) {}

    /** Returns whether something new may be begun. */
    boolean allow(Space space) {
        return space.used() < bytes && space.free() >= Math.min(reserve, space.disk() / reservePart);
    }
}
