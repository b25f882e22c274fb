package tilewright.fuzz;

/**
 * Whether an input takes too long, for one who looks now and then: by the processor time of the process, since an input is
 * not slow because other programs keep it from running; and, far later, by the clock, since threads may wait for ever.
 *
 * <p>Mutable. One thread at a time.
 */
final class InputWatch {

    /** Maximum processor time of an input in seconds; those that took more have hung so far. */
    static final int LONGEST = 25;

    /** Maximum time of an input in seconds by the clock, with room for other processes. */
    static final int FARTHEST = 1_200;

    private static final long SECOND = 1_000_000_000;

    private long input = -1;
    private long processorBefore;
    private long clockBefore;

    /**
     * Looks once.
     *
     * @param number of the input that runs now, from 0
     * @param processor nanoseconds of processor time that the process has had
     * @param clock nanoseconds since any moment
     */
    boolean tooLong(long number, long processor, long clock) {
        if (number != input) {
            input = number;
            processorBefore = processor;
            clockBefore = clock;
        }
        return processor - processorBefore > LONGEST * SECOND || clock - clockBefore > FARTHEST * SECOND;
    }
}
