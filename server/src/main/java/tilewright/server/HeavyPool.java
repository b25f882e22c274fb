package tilewright.server;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Does heavy work in a few platform threads of its own. What waits is taken by turns from the addresses it came from, so
 * that one with many requests does not delay another with few.
 *
 * <p>Threads may share one.
 */
final class HeavyPool implements AutoCloseable {

    private final Bounds.Work bounds;
    private final Runnable outOfMemory;
    private final Map<String, ArrayDeque<Job>> waiting = new LinkedHashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final Set<Job> running = new HashSet<>();
    private final List<Thread> threads = new ArrayList<>();
    private int queued;
    private boolean closed;

    /** What became of a job that was handed in. */
    enum Place {
        /** It waits for a thread. */
        TAKEN,
        /** Too many wait. */
        FULL,
        /** Too many of its address wait. */
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
    }

    /** Hands in a job. */
    synchronized Place offer(Job job) {
        String address = job.address().name();
        if (closed) {
            return Place.CLOSED;
        }
        if (counts.getOrDefault(address, 0) >= bounds.perAddress()) {
            return Place.SHARE;
        }
        if (queued >= bounds.queue()) {
            return Place.FULL;
        }
        counts.merge(address, 1, Integer::sum);
        waiting.computeIfAbsent(address, _ -> new ArrayDeque<>()).add(job);
        queued++;
        notify();
        return Place.TAKEN;
    }

    /** Takes a job back, wherever it is: out of the queue at once, out of its thread as soon as it asks. */
    synchronized void drop(Job job) {
        job.drop();
        String address = job.address().name();
        ArrayDeque<Job> others = waiting.get(address);
        if (others != null && others.remove(job)) {
            queued--;
            if (others.isEmpty()) {
                waiting.remove(address);
            }
            left(address);
        }
    }

    /** Jobs that threads work on. */
    synchronized int active() {
        return running.size();
    }

    /** Jobs that wait. */
    synchronized int queued() {
        return queued;
    }

    private void work() {
        for (Job job = next(); job != null; job = next()) {
            job.run();
            ended(job);
            if (job.fault().filter(OutOfMemoryError.class::isInstance).isPresent()) {
                outOfMemory.run();
            }
        }
    }

    private synchronized @Nullable Job next() {
        while (queued == 0) {
            if (closed) {
                return null;
            }
            try {
                wait();
            } catch (InterruptedException _) {
                return null;
            }
        }
        Iterator<Map.Entry<String, ArrayDeque<Job>>> turns = waiting.entrySet().iterator();
        Map.Entry<String, ArrayDeque<Job>> turn = turns.next();
        String address = turn.getKey();
        ArrayDeque<Job> jobs = turn.getValue();
        turns.remove();
        Job job = jobs.remove();
        if (!jobs.isEmpty()) {
            waiting.put(address, jobs); // behind all others
        }
        queued--;
        running.add(job);
        return job;
    }

    private synchronized void ended(Job job) {
        running.remove(job);
        left(job.address().name());
    }

    private void left(String address) {
        counts.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }

    /** Takes no more jobs. */
    synchronized void refuse() {
        closed = true;
        notifyAll();
    }

    /** Drops all jobs and ends the threads, waiting for them a moment. */
    @Override
    public void close() {
        List<Job> all = new ArrayList<>();
        synchronized (this) {
            closed = true;
            waiting.values().forEach(all::addAll);
            all.addAll(running);
            all.forEach(Job::drop);
            waiting.clear();
            queued = 0;
            notifyAll();
        }
        try {
            for (Thread thread : threads) {
                thread.join(Duration.ofMillis(300));
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
