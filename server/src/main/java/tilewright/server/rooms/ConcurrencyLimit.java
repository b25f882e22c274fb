package tilewright.server.rooms;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** A limit on the number of tasks that run at once for each client; the others wait in order. Threads may share one. */
final class ConcurrencyLimit {

    private static final class Share {
        private int running;
        private final Deque<Runnable> waiting = new ArrayDeque<>();
    }

    private final int most;
    private final Map<String, Share> shares = new HashMap<>();

    /** @param most of one client, 1 or more */
    ConcurrencyLimit(int most) {
        this.most = most;
    }

    /** Begins something now, or when something else of the client has ended. */
    void begin(String client, Runnable task) {
        synchronized (this) {
            Share share = shares.computeIfAbsent(client, _ -> new Share());
            if (share.running == most) {
                share.waiting.add(task);
                return;
            }
            share.running++;
        }
        task.run();
    }

    /** Records the end of a task. */
    void end(String client) {
        Runnable next;
        synchronized (this) {
            Share share = shares.computeIfAbsent(client, _ -> new Share());
            if (share.waiting.isEmpty()) {
                share.running--;
                if (share.running == 0) {
                    shares.remove(client);
                }
                return;
            }
            next = share.waiting.remove();
        }
        next.run();
    }
}
