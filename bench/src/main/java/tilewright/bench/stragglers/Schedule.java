package tilewright.bench.stragglers;

import java.util.Arrays;
import java.util.PriorityQueue;

/**
 * One round of a job: tasks in order, each taken by the first core that is free. With speculation, as Spark 4 does it, a free
 * core that finds no task begins a copy of one that runs long; the first to end counts, and the other one is stopped.
 */
final class Schedule {

    /** Spark's settings: the share of tasks that end before copies are made, and the multiple of the median time after which a task is copied. */
    private static final double ENDED = 0.9;

    private static final double TIMES = 3;

    private final double[] tasks;
    private final double[] speeds;
    private final boolean speculation;
    private final double[] begun;
    private final double[] ended;
    private final boolean[] copied;
    /** Time of the next search for tasks to copy. */
    private double look = Double.POSITIVE_INFINITY;

    private double work;
    private double end;

    /**
     * The time when a core is done with an attempt.
     *
     * @param begin when it began
     */
    private record Attempt(double time, double begin, int core, int task) implements Comparable<Attempt> {
        @Override
        public int compareTo(Attempt other) {
            int byTime = Double.compare(time, other.time);
            return byTime != 0 ? byTime : Integer.compare(core, other.core);
        }
    }

    /**
     * @param tasks seconds that each takes on a core of speed 1
     * @param speeds of the cores
     */
    Schedule(double[] tasks, double[] speeds, boolean speculation) {
        this.tasks = tasks.clone();
        this.speeds = speeds.clone();
        this.speculation = speculation;
        this.begun = new double[tasks.length];
        this.ended = new double[tasks.length];
        this.copied = new boolean[tasks.length];
        Arrays.fill(ended, Double.POSITIVE_INFINITY);
        run();
    }

    private void run() {
        PriorityQueue<Attempt> running = new PriorityQueue<>();
        int next = 0;
        int done = 0;
        boolean[] idle = new boolean[speeds.length];
        for (int core = 0; core < speeds.length; core++) {
            idle[core] = next == tasks.length;
            if (next < tasks.length) {
                running.add(attempt(0, core, next++));
            }
        }
        double[] durations = new double[tasks.length];
        while (done < tasks.length) {
            Attempt attempt = running.remove();
            double now = attempt.time;
            if (attempt.task >= 0 && ended[attempt.task] > now) {
                ended[attempt.task] = now;
                durations[done++] = now - begun[attempt.task];
                end = now;
            }
            work += attempt.task >= 0 ? now - attempt.begin : 0;
            look = attempt.task < 0 ? Double.POSITIVE_INFINITY : look;
            if (next < tasks.length) {
                running.add(attempt(now, attempt.core, next++));
            } else if (attempt.core >= 0) {
                idle[attempt.core] = true;
            }
            if (speculation && next == tasks.length && done >= ENDED * tasks.length && done < tasks.length) {
                double[] sorted = Arrays.copyOf(durations, done);
                Arrays.sort(sorted);
                copy(running, idle, now, TIMES * sorted[done / 2]);
            }
        }
        for (Attempt stopped : running) {
            work += stopped.task >= 0 ? end - stopped.begin : 0;
        }
    }

    private Attempt attempt(double now, int core, int task) {
        begun[task] = now;
        return new Attempt(now + tasks[task] / speeds[core], now, core, task);
    }

    /** Begins copies on idle cores; where it is too early for a task, looks again later. */
    private void copy(PriorityQueue<Attempt> running, boolean[] idle, double now, double patience) {
        double ripest = Double.POSITIVE_INFINITY;
        for (Attempt original : running.toArray(new Attempt[0])) {
            int task = original.task;
            if (task < 0 || copied[task] || ended[task] <= now) {
                continue;
            }
            double ripe = begun[task] + patience;
            int core = free(idle);
            if (ripe > now || core < 0) {
                ripest = Math.min(ripest, Math.max(now, ripe));
                continue;
            }
            copied[task] = true;
            idle[core] = false;
            double first = Math.min(now + tasks[task] / speeds[core], original.time);
            running.remove(original);
            running.add(new Attempt(first, original.begin, original.core, task));
            running.add(new Attempt(first, now, core, task));
        }
        if (ripest > now && ripest < look) {
            look = ripest;
            running.add(new Attempt(look, look, -1, -1));
        }
    }

    private static int free(boolean[] idle) {
        for (int core = 0; core < idle.length; core++) {
            if (idle[core]) {
                return core;
            }
        }
        return -1;
    }

    /** Returns the time when the last task has ended. */
    double seconds() {
        return end;
    }

    /** Seconds that cores were busy, stopped copies included. */
    double work() {
        return work;
    }
}
