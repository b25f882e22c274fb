package tilewright.cli.terminal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Paragraph;
import tilewright.draw.TerminalDrawing;
import tilewright.search.Stop;

/** Watches a search on a screen, by keys. Mutable; one thread at a time. */
public final class WatchLoop {

    private static final Duration LOOK = Duration.ofMillis(100);
    private static final Duration FRAME = Duration.ofMillis(16);
    private static final int SLOWEST = 2_000;

    private final WatchedSearch<?> search;
    private final Screen screen;
    private final LongSupplier nanoClock;
    private final Stop interrupted;
    private long delay;
    private boolean running;

    /** @param delay milliseconds between two steps while it runs; 0 for as many steps as a frame has time for */
    public WatchLoop(WatchedSearch<?> search, Screen screen, long delay, LongSupplier nanoClock, Stop interrupted) {
        this.search = search;
        this.screen = screen;
        this.delay = delay;
        this.nanoClock = nanoClock;
        this.interrupted = interrupted;
    }

    /** Runs until the person quits. */
    public int run() {
        show();
        while (!interrupted.asked()) {
            int key = screen.key(running ? Duration.ofMillis(Math.max(1, Math.min(delay, 100))) : LOOK);
            if (key == 'q' || key == Screen.CLOSED || key == 3) {
                return key == 3 ? Exit.INTERRUPTED : Exit.FINE;
            }
            if (key != Screen.NONE) {
                pressed(key);
                show();
            } else if (running) {
                advance();
                show();
            }
        }
        return Exit.INTERRUPTED;
    }

    private void pressed(int key) {
        switch (key) {
            case ' ' -> {
                running = false;
                search.forward();
            }
            case 'b' -> {
                running = false;
                search.back();
            }
            case 'r' -> running = !running;
            case 's' -> search.toSolution();
            case '+' -> delay /= 2;
            case '-' -> delay = Math.min(SLOWEST, delay == 0 ? 1 : delay * 2);
            default -> {
                // any other key does nothing
            }
        }
    }

    /** A step, or without a delay as many as a frame has time for; rests at solutions and at the end. */
    private void advance() {
        long start = nanoClock.getAsLong();
        do {
            search.forward();
            running = !search.finished() && !search.solved();
        } while (running && delay == 0 && nanoClock.getAsLong() - start < FRAME.toNanos());
    }

    private void show() {
        int columns = screen.columns();
        List<String> lines = new ArrayList<>();
        lines.addAll(wrapped(search.text(TerminalMessages.keys(running ? "running" : "paused", delay)), columns));
        lines.addAll(wrapped(search.caption(), columns));
        lines.addAll(board(columns, screen.rows() - lines.size()));
        screen.show(String.join("\n", lines));
    }

    /** The lines of the board, or what window it needs. */
    private List<String> board(int columns, int rows) {
        TerminalDrawing.Labeled drawing = search.drawing(columns);
        List<String> lines = drawing.text().lines().toList();
        if (drawing.columns() > columns) {
            return wrapped(search.text(TerminalMessages.narrow(drawing.columns(), columns)), columns);
        }
        return lines.size() > rows ? wrapped(search.text(TerminalMessages.low(lines.size() - rows)), columns) : lines;
    }

    private static List<String> wrapped(String text, int columns) {
        return Paragraph.width(text) <= columns ? List.of(text) : Paragraph.lines(text, columns);
    }
}
