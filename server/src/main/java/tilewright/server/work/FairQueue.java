package tilewright.server.work;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.eclipse.jetty.http.HttpStatus;
import org.jspecify.annotations.Nullable;
import tilewright.message.Message;
import tilewright.server.http.Refused;
import tilewright.server.operate.BackgroundThread;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;

/**
 * A queue of tasks that is fair to all clients, with the threads that run them. Clients share the threads fairly by the
 * time that their tasks take, however many there are.
 *
 * <p>Threads may share one.
 */
public final class FairQueue implements AutoCloseable {

    /*
     * Start-time fair queueing [1]. Virtual time is the start tag of the task begun last. A client that begins to wait
     * gets the later of the virtual time and its own finish tag as its start tag; the least start tag is next. [1] adds
     * the length of a packet to the finish tag when it comes. A task's cost is known only when it has ended, so the mean
     * cost of late is added when it begins, and the difference when it ends. A client's lane is forgotten when nothing
     * of it waits or is at work and its finish tag has passed.
     *
     * [1] Goyal, Vin, Cheng: Start-time Fair Queueing. IEEE/ACM Transactions on Networking 5 (1997).
     */

    private static final Duration LAST = Duration.ofMillis(300);
    private static final int MEAN_OF = 8;

    private final Bounds.Queue bounds;
    private final Map<Client, Lane> lanes = new HashMap<>();
    private final TreeSet<Lane> ready =
            new TreeSet<>(Comparator.comparingLong((Lane lane) -> lane.start).thenComparingLong(lane -> lane.number));
    private final List<Thread> threads = new ArrayList<>();
    private long virtualTime;
    private long meanCost;
    private long lanesMade;
    private int lanesActive;
    private int waiting;
    private int running;
    private boolean closed;

    /** A task of a client. */
    public interface Task {

        Client client();

        /** Returns the time of {@link System#nanoTime} from which the patience counts. */
        long since();

        /** Runs the task; throws nothing. */
        void run();

        /** Called instead of {@link #run}. */
        void refused(Refusal refusal);
    }

    /** The reason for which a task is not started. */
    public enum Refusal {
        /** Too many tasks wait. */
        FULL,
        /** Too many tasks of this client wait, and others need the room. */
        SHARE,
        /** Waited for longer than its client's patience. */
        LATE,
        /** The server is being closed. */
        CLOSED;

        private static final int RETRY_SECONDS = 2;

        /** Returns the refusal of the request that the task would have answered. */
        public Refused refused() {
            return switch (this) {
                case FULL -> unavailable(WorkMessages.manyRequests());
                case SHARE ->
                    new Refused(HttpStatus.TOO_MANY_REQUESTS_429, WorkMessages.manyOfAddress(), RETRY_SECONDS);
                case LATE -> unavailable(WorkMessages.waitedLong());
                case CLOSED -> unavailable(WorkMessages.closing());
            };
        }

        private static Refused unavailable(Message reason) {
            return new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, reason, RETRY_SECONDS);
        }
    }

    /** The waiting and running tasks of a client. */
    private static final class Lane {
        private final long number;
        private final ArrayDeque<Task> tasks = new ArrayDeque<>();
        private int running;
        private long start;
        private long finish;

        Lane(long number) {
            this.number = number;
        }

        boolean active() {
            return running > 0 || !tasks.isEmpty();
        }
    }

    private record Turn(Lane lane, Task task) {}

    private record Rejected(Task task, Refusal refusal) {}

    /**
     * @param name prefix of the names of the threads
     * @param background whether the threads give way to others
     */
    public FairQueue(String name, Bounds.Queue bounds, boolean background) {
        this.bounds = bounds;
        for (int i = 1; i <= bounds.threads(); i++) {
            threads.add(Thread.ofPlatform().daemon().name(name + "-" + i).start(() -> work(background)));
        }
    }

    /** Queues a task. Refuses it if there is no room, or another one of a client that has more than its share. */
    public void offer(Task task) {
        place(task).ifPresent(out -> out.task().refused(out.refusal()));
    }

    private synchronized Optional<Rejected> place(Task task) {
        if (closed) {
            return Optional.of(new Rejected(task, Refusal.CLOSED));
        }
        Lane lane = lanes.computeIfAbsent(task.client(), _ -> new Lane(lanesMade++));
        if (others(lane) && lane.tasks.size() >= bounds.waitingOfOne()) {
            return Optional.of(new Rejected(task, Refusal.SHARE));
        }
        Optional<Rejected> pushedOut = Optional.empty();
        if (waiting >= bounds.waiting()) {
            pushedOut = pushOut(lane);
            if (pushedOut.isEmpty()) {
                return Optional.of(new Rejected(task, Refusal.FULL));
            }
        }
        add(lane, task);
        return pushedOut;
    }

    private Optional<Rejected> pushOut(Lane newcomer) {
        Optional<Lane> most = ready.stream()
                .max(Comparator.comparingInt(lane -> lane.tasks.size()))
                .filter(lane -> lane != newcomer && lane.tasks.size() > bounds.waitingOfOne());
        Optional<Task> last = most.map(lane -> lane.tasks.getLast());
        last.ifPresent(this::remove);
        return last.map(task -> new Rejected(task, Refusal.SHARE));
    }

    private void add(Lane lane, Task task) {
        if (!lane.active()) {
            lanesActive++;
        }
        lane.tasks.add(task);
        waiting++;
        if (lane.tasks.size() == 1) {
            enter(lane);
        }
        notify();
    }

    private void enter(Lane lane) {
        lane.start = Math.max(virtualTime, lane.finish);
        ready.add(lane);
    }

    /** Removes a waiting task; returns false when it does not wait any more. */
    synchronized boolean remove(Task task) {
        @Nullable Lane lane = lanes.get(task.client());
        if (lane == null || !lane.tasks.remove(task)) {
            return false;
        }
        waiting--;
        if (lane.tasks.isEmpty()) {
            ready.remove(lane);
        }
        left(lane);
        return true;
    }

    private void left(Lane lane) {
        if (!lane.active()) {
            lanesActive--;
            notifyAll(); // a client without others may have more threads
        }
    }

    /** Returns whether there are other clients. */
    private boolean others(Lane lane) {
        return lanesActive > (lane.active() ? 1 : 0);
    }

    private void work(boolean background) {
        if (background) {
            BackgroundThread.giveWay();
        }
        try {
            for (Optional<Turn> turn = next(); turn.isPresent(); turn = next()) {
                long began = System.nanoTime();
                try {
                    turn.get().task().run();
                } finally {
                    ended(turn.get().lane(), System.nanoTime() - began);
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt(); // nobody waits for this thread
        }
    }

    private synchronized Optional<Turn> next() throws InterruptedException {
        while (!closed) {
            Optional<Lane> turn =
                    ready.stream().filter(lane -> lane.running < most(lane)).findFirst();
            if (turn.isPresent()) {
                return turn.map(this::begin);
            }
            wait();
        }
        return Optional.empty();
    }

    /** Returns the maximum number of threads: one is kept for others even while there are none, so that they need not wait. */
    private int most(Lane lane) {
        return others(lane) ? bounds.threadsOfOne() : Math.max(1, bounds.threads() - 1);
    }

    private Turn begin(Lane lane) {
        ready.remove(lane);
        Task task = lane.tasks.remove();
        waiting--;
        running++;
        lane.running++;
        virtualTime = Math.max(virtualTime, lane.start);
        lane.finish = lane.start + meanCost;
        if (!lane.tasks.isEmpty()) {
            enter(lane);
        }
        return new Turn(lane, task);
    }

    private synchronized void ended(Lane lane, long cost) {
        boolean waits = ready.remove(lane);
        running--;
        lane.running--;
        lane.finish += cost - meanCost;
        meanCost += (cost - meanCost) / MEAN_OF;
        if (waits) {
            enter(lane);
        }
        left(lane);
    }

    /** Returns whether all threads are busy while tasks of other clients wait. */
    synchronized boolean crowded(Client client) {
        @Nullable Lane own = lanes.get(client);
        int others = ready.size() - (own != null && ready.contains(own) ? 1 : 0);
        return running == bounds.threads() && others > 0;
    }

    /** Refuses tasks that have waited too long, and forgets clients without tasks whose finish tag has passed. */
    public void sweep(long now) {
        overdue(now).forEach(task -> task.refused(Refusal.LATE));
    }

    private synchronized List<Task> overdue(long now) {
        List<Task> late = new ArrayList<>();
        for (Lane lane : ready) {
            lane.tasks.stream()
                    .filter(task -> now - task.since() > bounds.patience().toNanos())
                    .forEach(late::add);
        }
        late.forEach(this::remove);
        lanes.values().removeIf(lane -> !lane.active() && (lanesActive == 0 || lane.finish <= virtualTime));
        return late;
    }

    /** Returns the number of running tasks. */
    public synchronized int running() {
        return running;
    }

    /** Returns the number of waiting tasks. */
    public synchronized int waiting() {
        return waiting;
    }

    /** Returns the number of remembered clients. */
    synchronized int clients() {
        return lanes.size();
    }

    /** Refuses all tasks that wait or come later. */
    @Override
    public void close() {
        all().forEach(task -> task.refused(Refusal.CLOSED));
    }

    private synchronized List<Task> all() {
        closed = true;
        List<Task> tasks = ready.stream().flatMap(lane -> lane.tasks.stream()).toList();
        tasks.forEach(this::remove);
        notifyAll();
        return tasks;
    }

    /** Waits a moment for the tasks that run when the queue is closed. */
    public void join() throws InterruptedException {
        for (Thread thread : threads) {
            thread.join(LAST);
        }
    }
}
