package tilewright.server;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tilewright.Puzzles;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.server.rooms.RoomWorld;
import tilewright.text.Refusal;

/**
 * The world of rooms on a real machine: threads that share the rooms among them, each room always on the same one; and hard work
 * in the queue of heavy requests, all rooms as one client.
 *
 * <p>Threads may share one.
 */
final class LiveRoomWorld implements RoomWorld, AutoCloseable {

    private static final Client ROOMS = new Client("rooms");

    private final List<ExecutorService> owners = new ArrayList<>();
    private final ScheduledExecutorService clock;
    private final FairQueue heavy;
    private final Bounds.Work bounds;
    private final Workspace workspace;
    private final ServerLog log;
    private final SecureRandom random = new SecureRandom();

    /** @param threads that own rooms, 1 or more */
    LiveRoomWorld(int threads, FairQueue heavy, Bounds.Work bounds, ServerLog log) {
        for (int i = 1; i <= threads; i++) {
            owners.add(Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("rooms-" + i).factory()));
        }
        this.clock = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("rooms-clock").factory());
        this.heavy = heavy;
        this.bounds = bounds;
        this.workspace = new Workspace(bounds.bytes());
        this.log = log;
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
    public Executor executor(String room) {
        ExecutorService owner = owners.get(Math.floorMod(room.hashCode(), owners.size()));
        return task -> {
            try {
                owner.execute(() -> guard(task));
            } catch (RejectedExecutionException _) {
                return; // the server is closed
            }
        };
    }

    private void guard(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error fault) {
            log.fault(fault, ROOMS);
        }
    }

    @Override
    public void schedule(Duration delay, Runnable task) {
        try {
            var _ = clock.schedule(() -> guard(task), delay.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
            return; // the server is closed
        }
    }

    @Override
    public long randomBits() {
        return random.nextLong();
    }

    @Override
    public <T> void work(Work<T> work, Consumer<Optional<T>> done) {
        heavy.offer(new FairQueue.Task() {
            private final long since = System.nanoTime();

            @Override
            public Client client() {
                return ROOMS;
            }

            @Override
            public long since() {
                return since;
            }

            @Override
            public void run() {
                Optional<T> result = Optional.empty();
                try {
                    Stop stop = Stop.after(bounds.usual(), System::nanoTime);
                    result = work.apply(new Work.Means(stop, workspace));
                } catch (Refusal _) {
                    result = Optional.empty();
                } catch (RuntimeException | Error fault) {
                    log.fault(fault, ROOMS);
                }
                done.accept(result);
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                done.accept(Optional.empty());
            }
        });
    }

    @Override
    public void close() {
        clock.shutdownNow();
        owners.forEach(ExecutorService::shutdown);
        workspace.close();
    }
}
