package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.message.Message;

final class WorkLogTest {

    private final List<String> lines = new ArrayList<>();
    private final WorkLog log = new WorkLog(line -> lines.add(line.text()));

    @Test
    void progress_is_told_at_each_half_a_million_nodes() {
        for (long nodes :
                new long[] {0, 499_999, 500_000, 999_999, 1_000_000, 1_000_001, 1_700_000, 2_199_999, 2_200_000}) {
            log.progress(nodes, Message.verbatim(String.valueOf(nodes)));
        }
        assertThat(lines).containsExactly("500000", "1000000", "1700000", "2200000");
    }

    @Test
    void a_grid_is_told_in_rows_with_what_is_shown_of_it() {
        int[] solution = new int[81];
        int[] clues = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            solution[cell] = cell % 10 == 9 ? 0 : 1 + cell % 9;
            clues[cell] = cell % 2 == 0 ? solution[cell] : 0;
        }
        log.state(clues, solution);
        assertThat(lines).hasSize(10).startsWith("Puzzle:", "1-3-5-7-9 ===> 123456789", "-2-4-6-8- ===> -23456789");
        lines.clear();
        log.state(solution);
        assertThat(lines).hasSize(10).startsWith("Puzzle:", "--------- ===> 123456789");
    }

    /** Restarts are those that the log tells, and what it shows at last is the puzzle. */
    @Test
    void the_log_of_a_puzzle_tells_how_often_it_began_again() {
        int[] some = new int[3];
        Seeds.each(200, random -> {
            List<String> told = new ArrayList<>();
            new SudokuGenerator().generate(new Setup.Singles(), random, line -> told.add(line.text()));
            int restarts = (int) told.stream()
                    .filter(line -> line.endsWith("back to phase 1."))
                    .count();
            some[Math.min(2, restarts)]++;
            assertThat(told)
                    .containsOnlyOnce(
                            "The grid is filled after " + restarts + (restarts == 1 ? " restart." : " restarts."))
                    .containsOnlyOnce("Hiding: cells are revealed until single candidates solve the rest.");
            long revealed =
                    told.stream().filter(line -> line.startsWith("Reveal ")).count();
            assertThat(told).contains("All cells are solved with " + revealed + " revealed.");
            assertThat(told.stream().filter(line -> line.startsWith("Phase 1"))).hasSize(restarts + 1);
        });
        assertThat(some).doesNotContain(0);
    }
}
