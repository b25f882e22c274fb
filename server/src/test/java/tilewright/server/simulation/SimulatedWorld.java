package tilewright.server.simulation;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tilewright.Puzzles;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.server.rooms.RoomWorld;
import tilewright.text.Refusal;

/**
 * What the rooms of a simulated server take from the machine. Tasks of different rooms run in a random order.
 *
 * <p>One thread.
 */
final class SimulatedWorld implements RoomWorld {

    private static final long TASK_MICROS = 2_000;
    private static final long WORK_MICROS = 3_000_000;

    private final Simulation simulation;
    private final ServerProcess process;
    private final long clockAheadMillis;
    private final Map<String, RoomExecutor> executors = new LinkedHashMap<>();

    /** @param clockAheadMillis by which the clock of this server is ahead */
    SimulatedWorld(Simulation simulation, ServerProcess process, long clockAheadMillis) {
        this.simulation = simulation;
        this.process = process;
        this.clockAheadMillis = clockAheadMillis;
    }

    /** Runs tasks in order, one at a time. */
    private final class RoomExecutor implements Executor {
        private final Queue<Runnable> tasks = new ArrayDeque<>();

        @Override
        public void execute(Runnable task) {
            tasks.add(task);
            if (tasks.size() == 1) {
                next();
            }
        }

        private void next() {
            process.after(simulation.someMicros(TASK_MICROS), () -> {
                tasks.element().run();
                tasks.remove();
                if (!tasks.isEmpty()) {
                    next();
                }
            });
        }
    }

    @Override
    public Catalog catalog() {
        return Puzzles.CATALOG;
    }

    @Override
    public long now() {
        return simulation.millis() + clockAheadMillis;
    }

    @Override
    public Executor executor(String room) {
        return executors.computeIfAbsent(room, _ -> new RoomExecutor());
    }

    @Override
    public void schedule(Duration delay, Runnable task) {
        process.after(delay.toNanos() / 1000 + simulation.someMicros(TASK_MICROS), task);
    }

    @Override
    public long randomBits() {
        return simulation.random().bits();
    }

    @Override
    public <T> void work(Work<T> work, Consumer<Optional<T>> done) {
        process.after(simulation.someMicros(WORK_MICROS), () -> done.accept(result(work)));
    }

    private static <T> Optional<T> result(Work<T> work) {
        try (Workspace workspace = new Workspace()) {
            return work.apply(new Work.Means(Stop.never(), workspace));
        } catch (Refusal none) {
            return Optional.empty();
        }
    }
}
