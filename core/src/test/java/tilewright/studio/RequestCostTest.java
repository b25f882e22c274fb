package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.play.CountedPuzzle;
import tilewright.play.Play;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.Json;

/** The work and memory of requests without a search: both are counted, not measured by a clock. */
final class RequestCostTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static final int MEGABYTE = 1_000_000;
    private static final int LONGEST = 4_000_000;
    private static final String STOPPED = "{\"error\":\"stopped: undecided\",\"explained\":\"stopped: undecided\"}";

    private final CountedPuzzle.Work work = new CountedPuzzle.Work();

    /** One that remembers no play. */
    private Studio studio() {
        return new Studio(new Catalog(Puzzles.CATALOG.puzzles().stream()
                .<Puzzle<?, ?, ?>>map(puzzle -> new CountedPuzzle<>(puzzle, work))
                .toList()));
    }

    /**
     * A game that can go on for ever.
     *
     * @param begin a position with the name of its puzzle
     * @param moves that lead to where they can be made again, as steps of a saved play
     * @param gestures that do so; none where moves alone can go on for ever
     */
    record Game(String begin, List<String> moves, List<String> gestures) {

        String puzzle() {
            return begin.substring(0, begin.indexOf(':'));
        }

        String position() {
            return begin.substring(begin.indexOf(':') + 1);
        }

        String play(int steps) {
            return begin + " | " + repeated(moves, steps, " ");
        }

        /** Requests of all verbs that ask for no search, with so many steps each. */
        Map<String, Json.Obj> requests(int steps) {
            Map<String, Json.Obj> requests = new LinkedHashMap<>();
            for (String verb : List.of("view", "undo", "redo", "history", "svg", "goto", "name")) {
                Json.Obj about = Json.obj().with("do", verb).with("play", play(steps));
                requests.put(verb, about.with("node", 0).with("name", "a b"));
            }
            Json.Obj open = Json.obj().with("do", "open").with("puzzle", puzzle());
            int lines = Math.min(steps, LONGEST / (begin.length() + 25));
            requests.put("open", open.with("text", repeated(List.of(position(), play(3)), lines, "\n")));
            Json.Obj act = Json.obj().with("do", "act").with("play", begin);
            if (!gestures.isEmpty()) {
                requests.put("act", act.with("gesture", repeated(gestures, steps, " ")));
                requests.put("moves", act.with("moves", repeated(moves, steps, ",")));
            }
            return requests;
        }

        @Override
        public String toString() {
            return begin;
        }
    }

    private static String repeated(List<String> parts, int count, String between) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(parts.get(i % parts.size()));
        }
        return String.join(between, all);
    }

    private static String square(int width) {
        return String.join("/", Collections.nCopies(width, ".".repeat(width)));
    }

    static List<Game> games() {
        List<Game> games = new ArrayList<>();
        for (int width : new int[] {3, 15, 30}) {
            games.add(new Game(
                    "trominoes:" + square(width), List.of("v=r1c1", "x=r1c1"), List.of("drag:r1c1:r3c1", "tap:r1c1")));
        }
        games.add(new Game(
                "trominoes:g" + square(29).substring(1),
                List.of("g=r1c2", "g=r1c1"),
                List.of("drag:r1c1:r1c2", "drag:r1c2:r1c1")));
        games.add(new Game(
                "hues:" + square(8),
                List.of("p1=r1c1", "r1c1>r8c8", "x=r8c8"),
                List.of("drag:pile1:r1c1", "drag:r1c1:r8c8", "type:r8c8:Delete")));
        games.add(new Game("sudoku:" + ".".repeat(81), List.of("r1c1?1", "r1c1?12"), List.of("type:r9c9:Ctrl+5")));
        games.add(new Game("sudoku:" + ".".repeat(81) + " auto", List.of("r1c1x1"), List.of("type:r9c9:Shift+5")));
        games.add(new Game("paletto:CBC/ACA/BAB", List.of("0:r1c1"), List.of()));
        games.add(new Game(
                "paletto:AEBHCBCD/BFGFGDEG/CACBDBFE/HGDFBEHF/DAGHEHGH/BDAFGDAE/GCBACHDC/CEHFAFAE",
                List.of("0:r1c1", "end"),
                List.of()));
        return games;
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_is_light_does_little_whatever_its_verb_and_length(Game game) {
        Map<String, List<Integer>> light = new LinkedHashMap<>();
        for (int steps : new int[] {1, 10, 100, 1_000, 3_000, 8_000}) {
            game.requests(steps).forEach((name, request) -> {
                Studio.Question question = studio().read(request.toString());
                light.computeIfAbsent(name, _ -> new ArrayList<>());
                if (!question.heavy()) {
                    light.get(name).add(steps);
                    work.clear();
                    assertThat(question.answer(Limits.NONE, Generator.Log.NONE)
                                    .toJson()
                                    .toString())
                            .doesNotContain("\"error\"");
                    assertThat(work.made).isLessThan(5_000);
                    assertThat((long) work.made * game.position().length()).isLessThan(2_500_000);
                    assertThat((long) work.read * game.position().length()).isLessThan(50_000);
                    assertThat(work.offered).isLessThanOrEqualTo(1);
                    assertThat(work.drawn).isLessThanOrEqualTo(1);
                }
            });
        }
        assertThat(light)
                .allSatisfy((_, steps) -> assertThat(steps).contains(10).doesNotContain(8_000));
    }

    /** Looks at the work that was done between two looks. */
    private final class Watch implements Stop {

        private final int last;
        private int looks;
        private int most;

        /** @param last the look that is answered by yes, from 1 */
        Watch(int last) {
            this.last = last;
            work.clear();
        }

        @Override
        public boolean asked() {
            most = Math.max(most, work.sum());
            work.clear();
            looks++;
            return looks >= last;
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatever_is_asked_ends_at_the_next_look_and_looks_before_each_piece_of_work(Game game) {
        game.requests(12).forEach((name, request) -> {
            Watch never = new Watch(Integer.MAX_VALUE);
            assertThat(answer(request, never)).doesNotContain("\"error\"");
            assertThat(never.looks).as(name).isGreaterThanOrEqualTo(12);
            for (int last = 1; last <= never.looks; last++) {
                Watch watch = new Watch(last);
                assertThat(answer(request, watch)).as("%s, look %d", name, last).isEqualTo(STOPPED);
                assertThat(watch.looks).as(name).isEqualTo(last);
                assertThat(watch.most).as("work between looks of " + name).isLessThanOrEqualTo(4);
                assertThat(work.sum()).as("work after the last look of " + name).isZero();
            }
        });
    }

    private String answer(Json.Obj request, Stop stop) {
        return studio().read(request.toString())
                .answer(Limits.NONE.withStop(stop), Generator.Log.NONE)
                .toJson()
                .toString();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_largest_plays_and_requests_take_a_bounded_amount_of_memory(Game game) {
        Studio studio = new Studio(Puzzles.CATALOG);
        assertThat(allocated(() -> Play.load(Puzzles.CATALOG, game.play(Play.MOST_MOVES))))
                .isLessThan(35 * MEGABYTE);
        Map<String, Json.Obj> requests = game.requests(LONGEST / 8);
        requests.keySet().retainAll(List.of("view", "open", "act", "moves"));
        requests.forEach((name, request) -> {
            String text = request.toString();
            String line = text.length() <= LONGEST ? text : text.substring(0, LONGEST - 2) + "\"}";
            assertThat(allocated(() -> studio.answer(line))).as(name).isLessThan(50 * MEGABYTE);
        });
    }

    @Test
    void a_request_with_more_values_than_any_needs_is_refused_before_they_are_kept() {
        String many = "{\"a\":[1" + ",1".repeat(LONGEST / 2 - 5) + "]}";
        Studio studio = new Studio(Puzzles.CATALOG);
        assertThat(studio.answer(many)).contains("column 20203: there are more than 10100 values");
        assertThat(allocated(() -> studio.answer(many))).isLessThan(MEGABYTE);
    }

    @Test
    void a_file_is_read_as_far_as_it_is_listed() {
        for (Game game : games()) {
            Json.Obj open = Json.obj().with("do", "open").with("puzzle", game.puzzle());
            work.clear();
            String answer = studio().answer(open.with("text", (game.position() + "\n").repeat(1_010))
                    .toString());
            assertThat(answer).contains("\"line\":1000,").doesNotContain("\"line\":1001,");
            assertThat(work.read).isEqualTo(1_000);
            assertThat(work.lines).isLessThan(1_005);
        }
    }

    /** Bytes that a call takes from the heap, kept or not: no less than what is kept at any moment. */
    private static long allocated(Runnable call) {
        call.run(); // loads classes
        long before = THREADS.getCurrentThreadAllocatedBytes();
        call.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
