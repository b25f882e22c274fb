package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.List;

/**
 * A process of a server. What it was to do is lost when it dies, and waits while it is paused.
 *
 * <p>One thread.
 */
final class ServerProcess {

    private final Simulation simulation;
    private final String name;
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean alive = true;
    private boolean paused;

    ServerProcess(Simulation simulation, String name) {
        this.simulation = simulation;
        this.name = name;
    }

    String name() {
        return name;
    }

    boolean alive() {
        return alive;
    }

    boolean paused() {
        return paused;
    }

    /** Returns what does it only in a process that lives, and only when it is not paused. */
    Runnable inside(Runnable action) {
        return () -> {
            if (alive && paused) {
                waiting.add(action);
            } else if (alive) {
                action.run();
            }
        };
    }

    void after(long delayMicros, Runnable action) {
        simulation.after(delayMicros, inside(action));
    }

    void die() {
        alive = false;
        waiting.clear();
    }

    void pause() {
        paused = true;
    }

    void resume() {
        paused = false;
        List<Runnable> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(action -> after(0, action));
    }
}
