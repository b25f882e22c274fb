package tilewright.cli.batch;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Who may hold tables at the same time: all threads at first, half as many each time that the heap was full.
 *
 * <p>Threads share one.
 */
final class TableRoom {

    private final int places;
    private final Semaphore free;
    /** Places that one thread takes. */
    private volatile int share = 1;

    /** @param threads how many there are */
    TableRoom(int threads) {
        places = threads;
        free = new Semaphore(threads, true);
    }

    /**
     * Waits for room.
     *
     * @return the places taken
     */
    int enter() {
        int taken = share;
        free.acquireUninterruptibly(taken);
        return taken;
    }

    /** Gives places back. */
    void leave(int taken) {
        free.release(taken);
    }

    /**
     * Does something while nobody else is inside, because the heap was full.
     *
     * @param taken the places of the calling thread, before and after
     */
    <T> T alone(int taken, Supplier<T> work) {
        share = Math.min(places, 2 * taken);
        free.release(taken);
        free.acquireUninterruptibly(places);
        try {
            return work.get();
        } finally {
            free.release(places);
            free.acquireUninterruptibly(taken);
        }
    }
}
