package tilewright.server.sockets;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tilewright.Puzzles;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.operate.OutOfMemoryExit;
import tilewright.server.operate.ServerLog;
import tilewright.server.rooms.RoomWorld;
import tilewright.server.work.FairQueue;

/**
 * The world of rooms on a real machine: threads that clients share fairly, and hard work in the queue of heavy requests, each
 * as the client that has caused it.
 *
 * <p>Threads may share one.
 */
final class LiveRoomWorld implements RoomWorld, AutoCloseable {

    private static final Client ROOMS = new Client("rooms");

    private static final long SWEEP_MILLIS = 1_000;

    private final RoomQueues queues;
    private final ScheduledExecutorService clock;
    private final FairQueue heavy;
    private final Bounds.Work bounds;
    private final Workspace workspace;
    private final ServerLog log;
    private final Runnable outOfMemory;
    private final SecureRandom random = new SecureRandom();

    /**
     * @param threads that rooms share, 1 or more
     * @param outOfMemory called when memory is gone
     */
    LiveRoomWorld(int threads, FairQueue heavy, Bounds.Work bounds, ServerLog log, Runnable outOfMemory) {
        this.queues = new RoomQueues(threads);
        this.clock = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("rooms-clock").factory());
        this.heavy = heavy;
        this.bounds = bounds;
        this.workspace = new Workspace(bounds.bytes());
        this.log = log;
        this.outOfMemory = outOfMemory;
        var _ = clock.scheduleWithFixedDelay(queues::sweep, SWEEP_MILLIS, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
    }

    @Override
    public Catalog catalog() {
        return Puzzles.CATALOG;
    }

    @Override
    public long now() {
        return System.currentTimeMillis();
    }

    @Override
    public long nanos() {
        return System.nanoTime();
    }

    private static Client client(String name) {
        return name.isEmpty() ? ROOMS : new Client(name);
    }

    @Override
    public void run(String room, String client, Runnable task) {
        Client charged = client(client);
        queues.add(room, charged, () -> guard(charged, task));
    }

    private void guard(Client client, Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error fault) {
            fault(fault, client);
        }
    }

    private void fault(Throwable fault, Client client) {
        log.fault(fault, client);
        if (OutOfMemoryExit.memoryIsGone(fault)) {
            outOfMemory.run();
        }
    }

    @Override
    public void damaged(String room, String reason) {
        log.damaged(room, reason);
    }

    @Override
    public void schedule(Duration delay, Runnable task) {
        try {
            var _ = clock.schedule(() -> guard(ROOMS, task), delay.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
            return; // the server is closed
        }
    }

    @Override
    public long randomBits() {
        return random.nextLong();
    }

    @Override
    public <T> void work(String client, Work<T> work, Consumer<WorkResult<T>> done) {
        Client charged = client(client);
        heavy.offer(new FairQueue.Task() {
            private final long since = System.nanoTime();

            @Override
            public Client client() {
                return charged;
            }

            @Override
            public long since() {
                return since;
            }

            @Override
            public void run() {
                WorkResult<T> end = new WorkResult.None<>();
                try {
                    Stop stop = Stop.after(bounds.usual(), System::nanoTime);
                    end = WorkResult.of(work, new Work.Resources(stop, workspace));
                } catch (RuntimeException | Error fault) {
                    fault(fault, charged);
                }
                done.accept(end);
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                done.accept(new WorkResult.NoTime<>());
            }
        });
    }

    @Override
    public void close() {
        clock.shutdownNow();
        queues.close();
        workspace.close();
    }
}
