package tilewright.server.simulation;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tilewright.Puzzles;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.server.rooms.RoomWorld;

/**
 * The simulated machine of the rooms of a server. Tasks of different rooms run in a random order.
 *
 * <p>One thread.
 */
final class SimulatedWorld implements RoomWorld {

    private static final long TASK_MICROS = 2_000;
    private static final long WORK_MICROS = 3_000_000;

    private final Simulation simulation;
    private final Database database;
    private final ServerProcess process;
    private final MachineClock clock;
    private final Map<String, RoomExecutor> executors = new LinkedHashMap<>();

    SimulatedWorld(Simulation simulation, Database database, ServerProcess process, MachineClock clock) {
        this.simulation = simulation;
        this.database = database;
        this.process = process;
        this.clock = clock;
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
        return clock.millis();
    }

    @Override
    public long nanos() {
        return 1_000 * simulation.micros();
    }

    @Override
    public void run(String room, String client, Runnable task) {
        executors.computeIfAbsent(room, _ -> new RoomExecutor()).execute(task);
    }

    @Override
    public void damaged(String room, String reason) {
        simulation.note("damaged " + room + " " + reason);
        if (!database.mayBeDamaged(room, reason)) {
            throw new IllegalStateException("room %s is damaged: %s".formatted(room, reason));
        }
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
    public <T> void work(String client, Work<T> work, Consumer<WorkResult<T>> done) {
        process.after(simulation.someMicros(WORK_MICROS), () -> done.accept(result(work)));
    }

    private static <T> WorkResult<T> result(Work<T> work) {
        try (Workspace workspace = new Workspace()) {
            return WorkResult.of(work, new Work.Resources(Stop.never(), workspace));
        }
    }
}
