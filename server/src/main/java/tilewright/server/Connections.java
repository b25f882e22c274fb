package tilewright.server;

import java.lang.ref.Reference;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;

/**
 * All open connections: no more than there may be, and none that is slower than it may be. A thread of its own looks
 * after them four times a second.
 *
 * <p>Threads may share one.
 */
final class Connections implements Connection.Listener, AutoCloseable {

    private static final Duration SWEEP = Duration.ofMillis(250);
    private static final int CANARY_BYTES = 100_000;

    private final Bounds bounds;
    private final List<Runnable> alsoSwept;
    private final Runnable outOfMemory;
    private final Map<Connection, ConnectionWatch> open = new ConcurrentHashMap<>();
    private final Thread sweeper;

    /**
     * @param alsoSwept run with each sweep
     * @param outOfMemory run when memory is gone
     */
    Connections(Bounds bounds, List<Runnable> alsoSwept, Runnable outOfMemory) {
        this.bounds = bounds;
        this.alsoSwept = List.copyOf(alsoSwept);
        this.outOfMemory = outOfMemory;
        this.sweeper = Thread.ofPlatform().daemon().name("sweep").start(this::sweep);
    }

    @Override
    public void onOpened(Connection connection) {
        if (open.size() >= bounds.traffic().connections()) {
            connection.getEndPoint().close();
            return;
        }
        ConnectionWatch watch = new ConnectionWatch(connection, bounds.deadlines());
        if (connection instanceof ConnectionMetaData attributes) {
            watch.join(attributes);
        }
        open.put(connection, watch);
    }

    @Override
    public void onClosed(Connection connection) {
        open.remove(connection);
    }

    int size() {
        return open.size();
    }

    private void sweep() {
        try {
            while (true) {
                Thread.sleep(SWEEP);
                look();
            }
        } catch (InterruptedException _) {
            // closed
        } catch (OutOfMemoryError _) {
            outOfMemory.run();
        }
    }

    private void look() {
        byte[] canary = new byte[CANARY_BYTES]; // memory may have gone where nobody notices
        try {
            long now = System.nanoTime();
            open.values().forEach(watch -> watch.check(now));
            alsoSwept.forEach(Runnable::run);
        } finally {
            Reference.reachabilityFence(canary);
        }
    }

    @Override
    public void close() {
        sweeper.interrupt();
    }
}
