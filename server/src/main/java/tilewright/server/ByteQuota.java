package tilewright.server;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Memory that many requests share. The last quarter is for small ones, so that large ones cannot keep them out.
 *
 * <p>Threads may share one.
 */
final class ByteQuota {

    private final long all;
    private final long forLarge;
    private final int small;
    private final AtomicLong taken = new AtomicLong();

    /**
     * @param all bytes there are
     * @param small bytes up to which somebody counts as small
     */
    ByteQuota(long all, int small) {
        this.all = all;
        this.forLarge = all / 4 * 3;
        this.small = small;
    }

    /** What one request holds. One thread at a time. */
    final class Reservation implements AutoCloseable {

        private long held;

        /**
         * Takes more, if there is more.
         *
         * @param more bytes, 0 or more
         * @return false when there is not; then nothing is taken
         */
        boolean take(long more) {
            long most = held + more > small ? forLarge : all;
            long before = taken.get();
            while (before + more <= most) {
                if (taken.compareAndSet(before, before + more)) {
                    held += more;
                    return true;
                }
                before = taken.get();
            }
            return false;
        }

        /** Gives all back. */
        @Override
        public void close() {
            taken.addAndGet(-held);
            held = 0;
        }
    }

    /** A reservation of nothing yet. */
    Reservation reserve() {
        return new Reservation();
    }

    /** Bytes that are held. */
    long taken() {
        return taken.get();
    }
}
