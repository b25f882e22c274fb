package tilewright.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.cli.Program;
import tilewright.cli.Program.Ran;
import tilewright.draw.TerminalDrawing.Style;
import tilewright.message.Words;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stepper;
import tilewright.search.Stop;

/** Searches that are watched, on paper and on a screen. */
final class WatchTest {

    @Test
    void away_from_a_terminal_each_step_is_printed() {
        Ran ran = Program.BLANK.run("watch", "blank", "--text", ".x.");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("""
                        step 0, 0 tried, depth 0: the search begins
                        ┏━━━""")
                .contains("┛\n\nstep 1, 1 tried, depth 1: 1 cells to fill\n┏━")
                .contains("step 3, 2 tried, depth 2: 0 cells to fill\n");
    }

    @Test
    void with_json_each_step_is_an_object() {
        assertThat(Program.BLANK
                        .run("watch", "blank", "--json", "--text", ".x.")
                        .out())
                .startsWith("""
                        {"step":0,"event":"start","caption":"","nodes":0,"depth":0,"position":".x."}
                        {"step":1,"event":"descend","caption":"1 cells to fill","nodes":1,"depth":1,"position":"xx."}
                        {"step":2,"event":"descend","caption":"0 cells to fill","nodes":2,"depth":2,"position":"xxx"}
                        {"step":3,"event":"solution","caption":"0 cells to fill","nodes":2,"depth":2,"position":"xxx"}
                        {"step":4,"event":"retreat",""")
                .contains("\"event\":\"finished\"");
    }

    @Test
    void more_steps_than_wanted_are_not_printed() {
        Ran ran = Program.BLANK.run("watch", "blank", "--steps", "2", "--json", "--text", "....");
        assertThat(ran.out()).hasLineCount(3);
        assertThat(ran.err()).isEqualTo("tilewright: stopped after 2 steps; --steps N shows more\n");
        assertThat(ran.exit()).isEqualTo(4);
    }

    @Test
    void what_cannot_be_watched_is_said() {
        assertThat(Program.BLANK.run("watch", "blank", "--method", "cels", "--text", "."))
                .isEqualTo(new Ran(
                        2, "", "tilewright: unknown method 'cels' for blank; expected cells; did you mean 'cells'?\n"));
        assertThat(Program.BLANK.run("watch", "blank"))
                .isEqualTo(new Ran(
                        3,
                        "",
                        "tilewright: watch needs a position: --text TEXT, a file, or a line of the standard input\n"));
        assertThat(Program.BLANK.run("watch", "blank", "--text", "?")).isEqualTo(new Ran(1, "", """
                                line 1: column 1: expected a row of (x) and (.), found (?)
                                  ?
                                  ^
                                """));
    }

    /** Presses keys, and keeps what was shown. */
    private static final class Script implements Screen {
        private final Deque<Integer> keys = new ArrayDeque<>();
        private final List<String> frames = new ArrayList<>();

        Script(String keys) {
            keys.chars().forEach(key -> this.keys.add(key == '_' ? NONE : key));
        }

        @Override
        public void show(String frame) {
            frames.add(frame.lines().skip(1).findFirst().orElse("").replaceAll(", .*", ""));
        }

        @Override
        public int key(Duration wait) {
            return keys.isEmpty() ? CLOSED : keys.remove();
        }

        @Override
        public void close() {}
    }

    private static WatchedSearch<?> search() {
        return search(Program.BLANK.catalog().puzzles().getFirst());
    }

    private static <S> WatchedSearch<S> search(Puzzle<?, S, ?> puzzle) {
        Solver<S> solver = puzzle.abilities(new Workspace()).solver().orElseThrow();
        S position = puzzle.texts().positions().parse("...");
        return new WatchedSearch<>(
                puzzle,
                new Stepper<>(() -> solver.search(position, "cells", new SeededRandom(0))),
                Style.PLAIN,
                Words.ENGLISH,
                Stop.never());
    }

    private static List<String> shown(String keys, long delay) {
        Script script = new Script(keys);
        assertThat(new WatchLoop(search(), script, delay, () -> 0, Stop.never()).run())
                .isZero();
        return script.frames;
    }

    @Test
    void the_space_bar_makes_a_step_and_b_takes_it_back() {
        assertThat(shown("  b_ bbbq", 10))
                .containsExactly("step 0", "step 1", "step 2", "step 1", "step 2", "step 1", "step 0", "step 0");
    }

    @Test
    void it_runs_and_rests() {
        assertThat(shown("_r__r__q", 10)).containsExactly("step 0", "step 0", "step 1", "step 2", "step 2");
    }

    @Test
    void it_rests_at_a_solution_and_at_the_end() {
        assertThat(shown("r__________q", 10)).endsWith("step 3", "step 4").hasSize(6);
        assertThat(shown("r_r____q", 0)).endsWith("step 4", "step 4", "step 8");
        assertThat(shown("s s", 10)).containsExactly("step 0", "step 4", "step 5", "step 8");
    }

    @Test
    void an_interrupt_ends_it() {
        assertThat(new WatchLoop(search(), new Script("____"), 10, () -> 0, () -> true).run())
                .isEqualTo(130);
        assertThat(new WatchLoop(search(), new Script("\u0003"), 10, () -> 0, Stop.never()).run())
                .isEqualTo(130);
    }

    /** Keeps whole frames of a window. */
    private record Window(int columns, int rows, List<String> frames) implements Screen {

        @Override
        public void show(String frame) {
            frames.add(frame);
        }

        @Override
        public int key(Duration wait) {
            return CLOSED;
        }

        @Override
        public void close() {}
    }

    private static String frame(int columns, int rows) {
        Window window = new Window(columns, rows, new ArrayList<>());
        assertThat(new WatchLoop(search(), window, 10, () -> 0, Stop.never()).run())
                .isZero();
        return window.frames.getFirst();
    }

    @Test
    void a_narrow_window_has_a_smaller_board_and_whole_words() {
        assertThat(frame(80, 24)).contains("    c1  c2  c3\n", "r1┃   │   │   ┃");
        assertThat(frame(14, 24).lines())
                .contains("r1┃ │ │ ┃", "  solution · q", "  begins")
                .allMatch(line -> line.length() <= 14);
        assertThat(frame(8, 24))
                .endsWith("The\n  board\n  needs\n  a\n  window\n  of 9\n  columns;\n  this\n  one\n  has 8.");
        assertThat(frame(80, 5)).endsWith("The board needs 2 more lines than this window has.");
    }
}
