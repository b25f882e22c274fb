package tilewright.cli.batch;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Limits how many threads hold tables at the same time: all of them at first, half as many after each time that the
 * heap was full.
 *
 * <p>Threads share one.
 */
public final class TablePermits {

    private final int permits;
    private final Semaphore free;
    /** Permits that one thread takes. */
    private volatile int share = 1;

    /** @param threads how many there are */
    public TablePermits(int threads) {
        permits = threads;
        free = new Semaphore(threads, true);
    }

    /**
     * Waits for permits.
     *
     * @return how many were taken
     */
    public int acquire() {
        int taken = share;
        free.acquireUninterruptibly(taken);
        return taken;
    }

    /** Gives permits back. */
    public void release(int taken) {
        free.release(taken);
    }

    /**
     * Answers a line; when the tables of several lines were too much for the heap, answers it again while no other
     * thread holds any.
     *
     * @param taken the permits of the calling thread, before and after
     */
    public Printed answer(Batch.Work work, Line line, int taken) {
        try {
            return work.answer(line);
        } catch (OutOfMemoryError full) {
            return alone(taken, () -> {
                work.release();
                try {
                    return work.answer(line);
                } catch (OutOfMemoryError fullAgain) {
                    work.release();
                    return work.tooLarge(line);
                }
            });
        }
    }

    /**
     * Runs work while no other thread holds a table, because the heap was full.
     *
     * @param taken the permits of the calling thread, before and after
     */
    <T> T alone(int taken, Supplier<T> work) {
        share = Math.min(permits, 2 * taken);
        free.release(taken);
        free.acquireUninterruptibly(permits);
        try {
            return work.get();
        } finally {
            free.release(permits);
            free.acquireUninterruptibly(taken);
        }
    }
}
