package tilewright.server;

/**
 * Collects garbage when so much has come since the last time that the process would grow: a heavy request makes tables
 * of a hundred megabytes, and the collector would let them fill all that the heap may take before it looks at them.
 *
 * <p>One thread at a time.
 */
final class HeapTrim implements Runnable {

    private final Runtime machine = Runtime.getRuntime();
    private final long garbage;
    private long kept = used();

    /** @param garbage bytes that may come between two collections */
    HeapTrim(long garbage) {
        this.garbage = garbage;
    }

    @Override
    public void run() {
        if (used() - kept > garbage) {
            System.gc();
            kept = used();
        }
    }

    private long used() {
        return machine.totalMemory() - machine.freeMemory();
    }
}
