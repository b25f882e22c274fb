package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;
import tilewright.search.Search;

final class HuesSearchTest {

    private static Board board(String text) {
        return Text.BOARDS.parse(text);
    }

    private static boolean completable(Board board) {
        HuesSearch search = new HuesSearch(board);
        int event = search.run(Search.SOLUTION, 200_000);
        assertThat(event).as(board.toString()).isNotZero();
        if (event == Search.SOLUTION) {
            Board completion = search.position();
            assertThat(ReferenceSearch.solved(completion)).isTrue();
            for (int cell = 0; cell < 64; cell++) {
                assertThat(board.free(cell) || board.color(cell) == completion.color(cell))
                        .isTrue();
            }
        }
        return event == Search.SOLUTION;
    }

    private static long count(Board board) {
        Outcome outcome = Runner.run(new HuesSearch(board), Limits.NONE, Runner.Listener.NONE);
        assertThat(outcome).isInstanceOf(Outcome.Complete.class);
        return outcome.solutions();
    }

    @Test
    void every_legal_board_of_the_list_is_decided_rightly() {
        for (String line : Cases.lines("partial-boards.txt")) {
            String[] fields = line.split(" ");
            if (!fields[0].equals("illegal")) {
                assertThat(completable(board(fields[2]))).as(line).isEqualTo(fields[0].equals("yes"));
            }
        }
    }

    @Test
    void completions_are_counted_rightly() {
        for (String line : Cases.lines("completion-counts.txt")) {
            String[] fields = line.split(" ");
            if (fields[0].length() <= 5) {
                assertThat(count(board(fields[1]))).as(line).isEqualTo(Long.parseLong(fields[0]));
            }
        }
    }

    @Test
    void puzzles_with_one_completion_have_one_and_lose_that_with_any_clue() {
        for (String line : Cases.lines("unique-puzzles.txt")) {
            Board board = board(line.substring(line.indexOf(' ') + 1));
            assertThat(count(board)).as(line).isEqualTo(1);
            for (int cell = 0; cell < 64; cell++) {
                if (!board.free(cell)) {
                    HuesSearch search = new HuesSearch(board.without(cell));
                    assertThat(search.run(Search.SOLUTION, 100_000)).isEqualTo(Search.SOLUTION);
                    assertThat(search.run(Search.SOLUTION, 100_000)).isEqualTo(Search.SOLUTION);
                }
            }
        }
    }

    @Test
    void smallest_conflict_sets_are_dead_and_live_again_without_any_tile() {
        for (String line : Cases.lines("smallest-blame.txt")) {
            String[] fields = line.split(" ");
            assertThat(completable(board(fields[1]))).as(line).isFalse();
            Board conflict = board(fields[2]);
            assertThat(conflict.tiles()).isEqualTo(Integer.parseInt(fields[0]));
            assertThat(completable(conflict)).as(line).isFalse();
            for (int cell = 0; cell < 64; cell++) {
                if (!conflict.free(cell)) {
                    assertThat(completable(conflict.without(cell))).as(line).isTrue();
                }
            }
        }
    }

    /** Two other solvers found the same, and each of the 21 smaller choices on the way dead. */
    @Test
    void the_first_solution_in_reading_order_is_the_one_known() {
        Board board = Board.empty();
        int asked = 0;
        for (int cell = 0; cell < 64; cell++) {
            for (int color = 0; color < 8 && board.free(cell); color++) {
                if (board.takes(cell, color)) {
                    asked++;
                    board = completable(board.with(cell, color)) ? board.with(cell, color) : board;
                }
            }
        }
        assertThat(board).hasToString("12312312/34564563/21721721/43643648/12812857/87357436/56486578/78574865");
        assertThat(asked).isEqualTo(64 + 21);
    }

    @Test
    void agrees_with_the_plainest_search_on_boards_with_few_empty_cells() {
        int[] compared = new int[2];
        Seeds.each(150, random -> {
            Board board = RandomBoards.perturbed(42 + random.below(16), random);
            if (ReferenceSearch.count(board, 5_000) instanceof Outcome.Complete(long solutions, long _)) {
                assertThat(count(board)).as(board.toString()).isEqualTo(solutions);
                compared[solutions == 0 ? 0 : 1]++;
            }
        });
        assertThat(compared[0]).isGreaterThanOrEqualTo(19); // of 21
        assertThat(compared[1]).isGreaterThanOrEqualTo(85); // of 88
    }

    @Test
    void agrees_with_the_search_in_reading_order_on_emptier_boards() {
        int[] compared = new int[1];
        Seeds.each(200, random -> {
            Board board = RandomBoards.perturbed(34 + random.below(12), random);
            ReadingOrderSearch plain = new ReadingOrderSearch(board, ReadingOrderTree.ColorOrder.fixed());
            Outcome outcome = Runner.run(plain, Limits.NONE.withNodes(100_000), Runner.Listener.NONE);
            if (outcome instanceof Outcome.Complete) {
                assertThat(count(board)).as(board.toString()).isEqualTo(outcome.solutions());
                compared[0]++;
            }
        });
        assertThat(compared[0]).isGreaterThanOrEqualTo(50); // of 52
    }

    @Test
    void random_boards_of_all_fillings_are_decided_alike_in_two_orders() {
        Seeds.each(700, 2_000, random -> {
            Board board = RandomBoards.scattered(8 + random.below(43), random);
            HuesSearch other = new HuesSearch(board, random);
            assertThat(other.run(Search.SOLUTION, 200_000) == Search.SOLUTION).isEqualTo(completable(board));
        });
    }

    @Test
    void no_completion_is_found_twice() {
        Board board = new BoardGenerator().generate(new Setup.Tiles(24), new SeededRandom(0), _ -> {});
        HuesSearch search = new HuesSearch(board);
        Set<String> found = new HashSet<>();
        for (int i = 0; i < 3_000; i++) {
            assertThat(search.run(Search.SOLUTION, 1_000_000)).isEqualTo(Search.SOLUTION);
            assertThat(found.add(search.position().toString())).isTrue();
        }
    }

    @Test
    void an_empty_board_takes_64_nodes() {
        HuesSearch search = new HuesSearch(Board.empty());
        assertThat(search.run(Search.SOLUTION, 1_000)).isEqualTo(Search.SOLUTION);
        assertThat(search.nodes()).isEqualTo(64);
        assertThat(search.depth()).isEqualTo(64);
    }

    @Test
    void the_nodes_for_a_hard_board_are_pinned() {
        HuesSearch search =
                new HuesSearch(board("51...726/..2..84./.4.81.../63....5./7.5...37/.......4/42735.../.65.64.7"));
        assertThat(search.run(Search.SOLUTION, 1_000_000)).isEqualTo(Search.FINISHED);
        assertThat(search.nodes()).isEqualTo(52_631);
    }

    @Test
    void stops_when_its_nodes_are_spent_and_goes_on_where_it_stood() {
        Board board = board("7.451.6./.13.48../45...31./.7....6./.2..8.../81657..3/4......./.2.3.2..");
        HuesSearch whole = new HuesSearch(board);
        int event = whole.run(Search.SOLUTION, 1_000_000);
        HuesSearch sliced = new HuesSearch(board);
        assertThat(sliced.run(Search.SOLUTION, 0)).isZero();
        int last = 0;
        while (last == 0) {
            last = sliced.run(Search.SOLUTION, 7);
        }
        assertThat(last).isEqualTo(event);
        assertThat(sliced.nodes()).isEqualTo(whole.nodes());
        assertThat(sliced.position()).isEqualTo(whole.position());
    }

    @Test
    void tells_its_steps_in_words() {
        HuesSearch search = new HuesSearch(Board.empty());
        assertThat(search.caption(search.run(Search.STEPS, 1)).text())
                .isEqualTo("color 1 on row 1, column 1; tiles laid so far: 1");
        search = new HuesSearch(board("123...../4.6...../857...../......../......../......../......../........"));
        assertThat(search.run(Search.STEPS, 1)).isEqualTo(Search.DEAD_END);
        assertThat(search.caption(Search.DEAD_END).text())
                .isEqualTo("no color fits on row 2, column 2; tiles laid so far: 0");
    }

    @Test
    void a_full_board_is_its_own_solution() {
        Board full = board("12312312/34564563/21721721/43643648/12812857/87357436/56486578/78574865");
        Outcome outcome = Runner.run(new HuesSearch(full), Limits.NONE, Runner.Listener.NONE);
        assertThat(outcome).isEqualTo(new Outcome.Complete(1, 0));
    }

    @Test
    void random_solutions_come_nearly_without_a_dead_end() {
        long nodes = 0;
        for (int i = 0; i < 2_000; i++) {
            HuesSearch search = new HuesSearch(Board.empty(), SeededRandom.ofItem(1, i));
            assertThat(search.run(Search.SOLUTION, 150)).isEqualTo(Search.SOLUTION);
            assertThat(ReferenceSearch.solved(search.position())).isTrue();
            nodes += search.nodes();
        }
        assertThat(nodes).isLessThan(2_000 * 65);
    }
}
