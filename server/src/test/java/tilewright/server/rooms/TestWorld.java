package tilewright.server.rooms;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.Puzzles;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** A world in which time goes on when it is told to, and all happens in the test's own thread. */
final class TestWorld implements RoomWorld {

    private record Later(long at, long number, Runnable task) {}

    private final SeededRandom random = new SeededRandom(1);
    private final Deque<Runnable> ready = new ArrayDeque<>();
    private final List<Later> later = new ArrayList<>();
    private long now = 1_000_000;
    private long aheadMillis;
    private long number;
    private boolean running;

    /** Rooms that cannot be read, and why. */
    final List<String> damages = new ArrayList<>();

    /** Whether there is no time for work. */
    boolean crowded;

    /** For whom work was done. */
    final List<String> workers = new ArrayList<>();

    @Override
    public Catalog catalog() {
        return Puzzles.CATALOG;
    }

    @Override
    public long now() {
        return now + aheadMillis;
    }

    @Override
    public long nanos() {
        return Duration.ofMillis(now).toNanos();
    }

    /** Sets the clock forward; back if it is negative. */
    void setClock(Duration by) {
        aheadMillis += by.toMillis();
    }

    @Override
    public void run(String room, String client, Runnable task) {
        ready.add(task);
        run();
    }

    @Override
    public void damaged(String room, String reason) {
        damages.add(room + ": " + reason);
    }

    private void run() {
        if (running) {
            return;
        }
        running = true;
        while (!ready.isEmpty()) {
            ready.remove().run();
        }
        running = false;
    }

    @Override
    public void schedule(Duration delay, Runnable task) {
        later.add(new Later(now + delay.toMillis(), number++, task));
    }

    @Override
    public long randomBits() {
        return random.bits();
    }

    @Override
    public <T> void work(String client, Work<T> work, Consumer<WorkResult<T>> done) {
        workers.add(client);
        schedule(Duration.ofMillis(1), () -> {
            try (Workspace workspace = new Workspace()) {
                done.accept(
                        crowded
                                ? new WorkResult.NoTime<>()
                                : WorkResult.of(work, new Work.Resources(Stop.never(), workspace)));
            }
        });
    }

    /** Lets time pass, and what was to happen in it happen. */
    void pass(Duration time) {
        long end = now + time.toMillis();
        while (true) {
            Optional<Later> first = later.stream()
                    .filter(task -> task.at() <= end)
                    .min(Comparator.comparingLong(Later::at).thenComparingLong(Later::number));
            if (first.isEmpty()) {
                break;
            }
            later.remove(first.get());
            now = Math.max(now, first.get().at());
            first.get().task().run();
        }
        now = end;
    }
}
