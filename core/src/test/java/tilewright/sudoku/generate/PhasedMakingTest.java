package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Maker;
import tilewright.puzzle.PuzzleSearch;
import tilewright.rng.SeededRandom;
import tilewright.search.Search;
import tilewright.studio.Studio;
import tilewright.sudoku.model.Board;
import tilewright.text.Json;

final class PhasedMakingTest {

    private static PuzzleSearch<Board> making(long seed) {
        return new PhasedMaker().making("phases", new SeededRandom(seed));
    }

    @Test
    void it_makes_the_grid_that_the_generator_makes() {
        Seeds.each(20, 200, random -> {
            long seed = random.below(1_000_000);
            PuzzleSearch<Board> making = making(seed);
            assertThat(making.run(Search.SOLUTION, Long.MAX_VALUE)).isEqualTo(Search.SOLUTION);
            int[] made = new PhasedGrid(new SeededRandom(seed).fork("grid"), new WorkLog(Generator.Log.NONE)).fill();
            assertThat(making.position().digits()).isEqualTo(made);
            assertThat(making.position().conflicts()).isZero();
        });
    }

    @Test
    void what_does_not_fit_is_seen_and_taken_back_and_it_ends_where_it_began() {
        Seeds.each(5, 50, random -> {
            PuzzleSearch<Board> making = making(random.below(1_000_000));
            int depth = 0;
            int solutions = 0;
            for (int event = making.run(Search.STEPS, Long.MAX_VALUE);
                    event != Search.FINISHED;
                    event = making.run(Search.STEPS, Long.MAX_VALUE)) {
                depth += event == Search.DESCEND ? 1 : event == Search.RETREAT ? -1 : 0;
                assertThat(making.depth()).isEqualTo(depth);
                assertThat(making.caption(event).text()).isNotEmpty();
                if (event == Search.DEAD_END) {
                    assertThat(making.position().conflicts()).isPositive();
                    assertThat(making.marks()).hasSize(6);
                }
                solutions += event == Search.SOLUTION ? 1 : 0;
            }
            assertThat(solutions).isOne();
            assertThat(depth).isZero();
        });
    }

    @Test
    void however_it_is_cut_into_calls_the_events_are_the_same() {
        assertThat(events(3, 1)).isEqualTo(events(3, Long.MAX_VALUE));
        assertThat(events(3, 7)).isEqualTo(events(3, Long.MAX_VALUE));
    }

    private static List<Integer> events(long seed, long nodes) {
        PuzzleSearch<Board> making = making(seed);
        List<Integer> events = new ArrayList<>();
        int event;
        do {
            event = making.run(Search.STEPS, nodes);
            if (event != 0) {
                events.add(event);
            }
        } while (event != Search.FINISHED);
        return events;
    }

    @Test
    void chapters_begin_at_their_depths() {
        List<Maker.Chapter> chapters = new PhasedMaker().ways().getFirst().chapters();
        assertThat(chapters).extracting(Maker.Chapter::depth).containsExactly(0, 3, 6, 9);
        Studio studio = new Studio(Puzzles.CATALOG);
        String empty = ".".repeat(81);
        for (Maker.Chapter chapter : chapters) {
            Json.Obj moment = (Json.Obj) Json.parse(studio.answer(
                    "{\"do\":\"watch\",\"play\":\"sudoku:%s\",\"method\":\"phases\",\"seed\":7,\"above\":%d}"
                            .formatted(empty, chapter.depth())));
            assertThat(moment.field("depth").orElseThrow()).hasToString(String.valueOf(chapter.depth() + 1));
        }
    }
}
