package tilewright.server.rooms;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tilewright.Puzzles;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.text.Refusal;

/** A world in which time goes on when it is told to, and all happens in the test's own thread. */
final class TestWorld implements RoomWorld {

    private record Later(long at, long number, Runnable task) {}

    private final SeededRandom random = new SeededRandom(1);
    private final Deque<Runnable> ready = new ArrayDeque<>();
    private final List<Later> later = new ArrayList<>();
    private long now = 1_000_000;
    private long number;
    private boolean running;

    @Override
    public Catalog catalog() {
        return Puzzles.CATALOG;
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public Executor executor(String room) {
        return task -> {
            ready.add(task);
            run();
        };
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
    public <T> void work(Work<T> work, Consumer<Optional<T>> done) {
        schedule(Duration.ofMillis(1), () -> {
            Optional<T> result;
            try (Workspace workspace = new Workspace()) {
                result = work.apply(new Work.Means(Stop.never(), workspace));
            } catch (Refusal _) {
                result = Optional.empty();
            }
            done.accept(result);
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
