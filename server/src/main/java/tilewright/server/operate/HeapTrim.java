package tilewright.server.operate;

import java.util.function.LongSupplier;

/**
 * Collects garbage early, so that the process does not grow. A heavy request makes tables of a hundred megabytes, and
 * the collector would let them fill the largest possible heap before it runs.
 *
 * <p>One thread at a time.
 */
public final class HeapTrim implements Runnable {

    private final long garbage;
    private final LongSupplier used;
    private final Runnable collection;
    private long kept;

    /** @param garbage bytes of garbage that may come between two collections */
    public HeapTrim(long garbage) {
        this(garbage, HeapTrim::usedBytes, System::gc);
    }

    /**
     * @param garbage bytes of garbage that may come between two collections
     * @param used returns the used bytes of the heap
     * @param collection collects garbage
     */
    public HeapTrim(long garbage, LongSupplier used, Runnable collection) {
        this.garbage = garbage;
        this.used = used;
        this.collection = collection;
        this.kept = used.getAsLong();
    }

    @Override
    public void run() {
        if (used.getAsLong() - kept > garbage) {
            collection.run();
            kept = used.getAsLong();
        }
    }

    private static long usedBytes() {
        Runtime machine = Runtime.getRuntime();
        return machine.totalMemory() - machine.freeMemory();
    }
}
