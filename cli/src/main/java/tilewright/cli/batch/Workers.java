package tilewright.cli.batch;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import tilewright.search.WorkerGroup;

/**
 * The threads of a run. They answer lines, and those that have none help with the parts of another's.
 *
 * <p>Threads may share one.
 */
public final class Workers implements WorkerGroup, AutoCloseable {

    /*
     * A thread that shares a question does parts of it itself until none is left, so it never waits for a busy pool. Helpers
     * stand in the pool's queue; one that comes too late finds its round closed.
     */

    private final int size;
    private final ExecutorService pool;

    Workers(int threads) {
        size = threads;
        pool = Executors.newFixedThreadPool(threads, Workers::worker);
    }

    private static Thread worker(Runnable work) {
        Thread worker = new Thread(work, "worker");
        worker.setDaemon(true);
        return worker;
    }

    void execute(Runnable task) {
        pool.execute(task);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void each(int parts, Part part) {
        Round round = new Round(parts, part);
        try {
            for (int i = 1; i < Math.min(size, parts); i++) {
                int member = i;
                pool.execute(() -> round.help(member));
            }
        } catch (RejectedExecutionException closed) {
            round.alone(); // the run ends; what was begun may be finished without helpers
        }
        round.work(0);
        round.close();
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }

    /** The parts of the work on one question. */
    private static final class Round {

        private final int parts;
        private final Part part;
        private final AtomicInteger next = new AtomicInteger();
        private int helping;
        private boolean closed;
        private Optional<Throwable> failure = Optional.empty();

        Round(int parts, Part part) {
            this.parts = parts;
            this.part = part;
        }

        void work(int member) {
            try {
                for (int i = next.getAndIncrement(); i < parts; i = next.getAndIncrement()) {
                    part.run(member, i);
                }
            } catch (RuntimeException | Error failed) {
                next.set(parts);
                fail(failed);
            }
        }

        void help(int member) {
            if (enter()) {
                work(member);
                leave();
            }
        }

        private synchronized boolean enter() {
            helping += closed ? 0 : 1;
            return !closed;
        }

        private synchronized void leave() {
            helping--;
            notifyAll();
        }

        private synchronized void fail(Throwable failed) {
            failure = failure.or(() -> Optional.of(failed));
        }

        synchronized void alone() {
            closed = true;
        }

        /** Waits for the helpers, who have at most one part each to finish. */
        synchronized void close() {
            closed = true;
            boolean interrupted = false;
            while (helping > 0) {
                try {
                    wait();
                } catch (InterruptedException later) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            switch (failure.orElse(null)) {
                case RuntimeException error -> throw error;
                case Error error -> throw error;
                case null, default -> {}
            }
        }
    }
}
