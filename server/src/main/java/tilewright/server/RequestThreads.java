package tilewright.server;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * The threads of requests. A new thread gives way to others if the one that starts it does, so all are started by one that
 * does not.
 *
 * <p>Threads may share one.
 */
final class RequestThreads extends QueuedThreadPool {

    private static final int LEAST = 8;

    private final ExecutorService starter = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("start").factory());

    /**
     * Begins with a few.
     *
     * @param more how many there may be beside these
     * @param last how long those that still work are waited for at the end
     */
    RequestThreads(int more, Duration last) {
        super(more + LEAST, LEAST);
        setStopTimeout(last.toMillis());
        starter.execute(() -> {}); // now, by a thread that does not give way
    }

    @Override
    protected void startThread() {
        starter.execute(super::startThread);
    }

    @Override
    protected void doStop() throws Exception {
        super.doStop();
        starter.shutdown();
    }
}
