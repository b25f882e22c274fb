package tilewright.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Does heavy work in a few platform threads of its own, which give way to light requests. While all of them are busy, one more thread tries what comes for
 * a moment, so that what is soon done does not wait for what is not; what it cannot finish is done again by the others,
 * from its beginning.
 *
 * <p>An address may fill the queue while nobody else needs it; when another comes, it loses what exceeds its share.
 *
 * <p>Threads may share one.
 */
final class HeavyPool implements AutoCloseable {

    private static final Duration LAST = Duration.ofMillis(300);

    private final Bounds.Work bounds;
    private final Runnable outOfMemory;
    private final Turns<Job> fresh = new Turns<>(Job::address);
    private final Turns<Job> tried = new Turns<>(Job::address);
    private final Map<String, Integer> counts = new HashMap<>();
    private final Set<Job> running = new HashSet<>();
    private final List<Thread> threads = new ArrayList<>();
    private int busy;
    private boolean closed;

    /** What became of a job that was handed in. */
    enum Place {
        /** It waits for a thread. */
        TAKEN,
        /** Too many wait. */
        FULL,
        /** Too many of its address wait, and there are others. */
        SHARE,
        /** The pool takes no more. */
        CLOSED
    }

    /** @param outOfMemory run when memory is gone */
    HeavyPool(Bounds.Work bounds, Runnable outOfMemory) {
        this.bounds = bounds;
        this.outOfMemory = outOfMemory;
        for (int i = 1; i <= bounds.threads(); i++) {
            threads.add(Thread.ofPlatform().daemon().name("heavy-" + i).start(this::work));
        }
        if (bounds.trial().isPositive()) {
            threads.add(Thread.ofPlatform().daemon().name("heavy-trial").start(this::tryOut));
        }
    }

    /** Hands in a job. */
    synchronized Place offer(Job job) {
        String address = job.address().name();
        int own = counts.getOrDefault(address, 0);
        boolean others = counts.size() > (own > 0 ? 1 : 0);
        if (closed) {
            return Place.CLOSED;
        }
        if (others && own >= bounds.perAddress()) {
            return Place.SHARE;
        }
        if (queued() >= bounds.queue() && !(others && pushOut())) {
            return Place.FULL;
        }
        counts.merge(address, 1, Integer::sum);
        (job.repeatable() ? fresh : tried).add(job);
        notifyAll();
        return Place.TAKEN;
    }

    private boolean pushOut() {
        Optional<Job> last = fresh.pushOut(bounds.perAddress()).or(() -> tried.pushOut(bounds.perAddress()));
        last.ifPresent(job -> {
            left(job);
            job.pushOut();
        });
        return last.isPresent();
    }

    /** Takes a job back, wherever it is: out of the queue at once, out of its thread as soon as it asks. */
    synchronized void drop(Job job) {
        job.drop();
        if (fresh.remove(job) || tried.remove(job)) {
            left(job);
        }
    }

    /** Jobs that threads work on. */
    synchronized int active() {
        return running.size();
    }

    /** Jobs that wait. */
    synchronized int queued() {
        return fresh.size() + tried.size();
    }

    private void work() {
        BackgroundThread.giveWay();
        try {
            for (Optional<Job> job = next(); job.isPresent(); job = next()) {
                job.get().run();
                ended(job.get());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized Optional<Job> next() throws InterruptedException {
        while (true) {
            Optional<Job> job = tried.next().or(fresh::next);
            if (job.isPresent()) {
                running.add(job.get());
                busy++;
                notifyAll(); // whoever tries may begin when all are busy
                return job;
            }
            if (closed) {
                return job;
            }
            wait();
        }
    }

    private synchronized void ended(Job job) {
        busy--;
        left(job);
        finish(job);
    }

    private void tryOut() {
        BackgroundThread.giveWay();
        try {
            for (Optional<Job> job = nextToTry(); job.isPresent(); job = nextToTry()) {
                boolean done = job.get().tryOut(bounds.trial());
                triedOut(job.get(), done);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized Optional<Job> nextToTry() throws InterruptedException {
        while (!closed) {
            Optional<Job> job = busy == bounds.threads() ? fresh.next() : Optional.empty();
            if (job.isPresent()) {
                running.add(job.get());
                return job;
            }
            wait();
        }
        return Optional.empty();
    }

    private synchronized void triedOut(Job job, boolean done) {
        if (done) {
            left(job);
            finish(job);
        } else if (closed) {
            job.drop();
            left(job);
            running.remove(job);
        } else {
            running.remove(job);
            tried.add(job);
            notifyAll();
        }
    }

    private void finish(Job job) {
        running.remove(job);
        if (job.fault().filter(OutOfMemoryError.class::isInstance).isPresent()) {
            outOfMemory.run();
        }
    }

    private void left(Job job) {
        counts.computeIfPresent(job.address().name(), (_, count) -> count == 1 ? null : count - 1);
    }

    /** Takes no more jobs. */
    synchronized void refuse() {
        closed = true;
        notifyAll();
    }

    /** Drops all jobs and ends the threads, waiting for them a moment. */
    @Override
    public void close() {
        dropAll();
        try {
            for (Thread thread : threads) {
                thread.join(LAST);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void dropAll() {
        closed = true;
        running.forEach(Job::drop);
        for (Turns<Job> turns : List.of(fresh, tried)) {
            for (Optional<Job> job = turns.next(); job.isPresent(); job = turns.next()) {
                job.get().drop();
                left(job.get());
            }
        }
        notifyAll();
    }
}
