package tilewright.server.sockets;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.work.FairQueue;

/**
 * Threads that run the tasks of rooms: those of a room in order and one at a time. Clients share them fairly by the time that
 * their tasks take, however many rooms they are in.
 *
 * <p>Threads may share one.
 */
final class RoomQueues implements AutoCloseable {

    /** Tasks wait for as long as it takes: what is asked of sockets is bounded, and nothing of a room may be left out. */
    private static final Duration PATIENCE = Duration.ofDays(365);

    private final FairQueue threads;
    private final Map<String, Deque<Turn>> rooms = new HashMap<>();

    /** @param count of threads, 1 or more */
    RoomQueues(int count) {
        Bounds.Queue bounds =
                new Bounds.Queue(count, Math.max(1, count / 2), Integer.MAX_VALUE, Integer.MAX_VALUE, PATIENCE);
        this.threads = new FairQueue("rooms", bounds, false);
    }

    /**
     * Adds a task, which throws nothing.
     *
     * @param client to whom its time is charged
     */
    void add(String room, Client client, Runnable task) {
        Turn turn = new Turn(room, client, task, System.nanoTime());
        boolean first;
        synchronized (this) {
            Deque<Turn> turns = rooms.computeIfAbsent(room, _ -> new ArrayDeque<>());
            turns.add(turn);
            first = turns.size() == 1;
        }
        if (first) {
            threads.offer(turn);
        }
    }

    /** Forgets clients without tasks. Called now and then. */
    void sweep() {
        threads.sweep(System.nanoTime());
    }

    /** Ends the threads after the tasks that they have begun, and runs no others. */
    @Override
    public void close() {
        threads.close();
    }

    private void ended(String room) {
        Turn next;
        synchronized (this) {
            Deque<Turn> turns = rooms.get(room);
            if (turns == null) {
                return;
            }
            turns.remove();
            if (turns.isEmpty()) {
                rooms.remove(room);
                return;
            }
            next = turns.getFirst();
        }
        threads.offer(next);
    }

    /** A task of a room; only the first of its queue waits for a thread. */
    private final class Turn implements FairQueue.Task {
        private final String room;
        private final Client client;
        private final Runnable task;
        private final long since;

        Turn(String room, Client client, Runnable task, long since) {
            this.room = room;
            this.client = client;
            this.task = task;
            this.since = since;
        }

        @Override
        public Client client() {
            return client;
        }

        @Override
        public long since() {
            return since;
        }

        @Override
        public void run() {
            try {
                task.run();
            } finally {
                ended(room);
            }
        }

        @Override
        public void refused(FairQueue.Refusal refusal) {
            synchronized (RoomQueues.this) {
                rooms.remove(room); // the server is closed
            }
        }
    }
}
