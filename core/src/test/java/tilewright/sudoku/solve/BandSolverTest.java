package tilewright.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.canonical.Isomorphism;
import tilewright.sudoku.generate.FilledGrids;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;

final class BandSolverTest {

    private final BandSolver solver = new BandSolver();

    @ParameterizedTest
    @CsvSource({
        "17clue, 4300",
        "unbiased, 7504",
        "kaggle-easy, 2000",
        "top1465, 29455",
        "hardest-1905-11plus, 305156",
        "hardest-1106, 106501",
        "multi-serg, 17343",
        "raw-random, 5089",
        "unsolvable, 11286"
    })
    void published_puzzles_and_their_isomorphs_have_their_number_of_solutions(String set, long pinnedNodes) {
        SeededRandom random = new SeededRandom(1);
        long nodes = 0;
        for (KnownPuzzle puzzle : KnownPuzzle.read(set)) {
            int most = Character.digit(puzzle.fact().charAt(0), 10);
            int[] digits = puzzle.board().digits();
            assertThat(solver.count(digits, 2)).as(puzzle.clues()).isEqualTo(most);
            nodes += solver.nodes();
            for (int i = 0; i < 3; i++) {
                int[] other = Isomorphism.random(random).of(digits);
                assertThat(solver.count(other, 2)).as(Text.cells(other, '.')).isEqualTo(most);
            }
        }
        assertThat(nodes).isEqualTo(pinnedNodes);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/sudoku/edge-cases.txt", delimiter = ' ')
    void edge_cases(String name, String clues, int solutions) {
        Board board = Text.POSITIONS.parse(clues);
        assertThat(solver.count(board.digits(), 2)).as(name).isEqualTo(solutions);
    }

    @Test
    void counts_agree_with_exact_cover() {
        int[] kinds = new int[3];
        Seeds.each(3_000, random -> {
            Board board = partial(random, 60);
            Outcome cover = Runner.run(Cover.search(board), Limits.NONE.withSolutions(2), Runner.Listener.NONE);
            assertThat(solver.count(board.digits(), 2)).as(board.toString()).isEqualTo((int) cover.solutions());
            kinds[(int) cover.solutions()]++;
        });
        assertThat(kinds[0]).isGreaterThan(200);
        assertThat(kinds[1]).isGreaterThan(200);
        assertThat(kinds[2]).isGreaterThan(200);
    }

    @Test
    void counts_of_nearly_full_grids_agree_with_exact_cover() {
        int[] kinds = new int[3];
        Seeds.each(3_000, random -> {
            int[] digits = FilledGrids.random(random);
            for (int change = random.below(20); change > 0; change--) {
                digits[random.below(81)] = random.below(12) > 0 ? 0 : 1 + random.below(9);
            }
            Board board = Board.of(digits);
            Outcome cover = Runner.run(Cover.search(board), Limits.NONE.withSolutions(2), Runner.Listener.NONE);
            assertThat(solver.count(digits, 2)).as(board.toString()).isEqualTo((int) cover.solutions());
            kinds[(int) cover.solutions()]++;
        });
        assertThat(kinds[0]).isGreaterThan(300);
        assertThat(kinds[1]).isGreaterThan(300);
    }

    /** Some cells of a filled grid, some of them often changed. */
    private static Board partial(SeededRandom random, int mostHidden) {
        int[] digits = FilledGrids.random(random);
        int[] order = random.permutation(81);
        int hidden = 30 + random.below(mostHidden - 30);
        for (int i = 0; i < hidden; i++) {
            digits[order[i]] = 0;
        }
        for (int changes = random.below(3); changes > 0; changes--) {
            digits[order[80 - changes]] = 1 + random.below(9);
        }
        return Board.of(digits);
    }

    @Test
    void solutions_are_different_and_complete_the_grid() {
        Seeds.each(500, random -> {
            Board board = partial(random, 60);
            List<Board> found = new ArrayList<>();
            new Completions().each(board, Limits.NONE.withSolutions(20), digits -> found.add(Board.of(digits)));
            assertThat(found).doesNotHaveDuplicates();
            for (Board solution : found) {
                assertThat(solution.solved()).isTrue();
                for (int cell = 0; cell < 81; cell++) {
                    assertThat(board.digit(cell)).isIn(0, solution.digit(cell));
                }
            }
        });
    }

    @Test
    void a_forbidden_digit_leaves_the_solutions_without_it() {
        Seeds.each(300, random -> {
            int[] digits = partial(random, 45).digits();
            int[] order = random.permutation(81);
            int cell =
                    Arrays.stream(order).filter(c -> digits[c] == 0).findFirst().orElseThrow();
            int digit = 1 + random.below(9);
            solver.begin(digits);
            solver.forbid(cell, digit);
            solver.run(Long.MAX_VALUE, 100_000);
            long without = solver.found();
            int all = solver.count(digits, Integer.MAX_VALUE);
            digits[cell] = digit;
            assertThat(without + solver.count(digits, Integer.MAX_VALUE)).isEqualTo(all);
        });
    }

    @Test
    void a_search_in_slices_is_the_same_search() {
        for (KnownPuzzle puzzle : KnownPuzzle.read("hardest-1106").subList(0, 50)) {
            int[] digits = puzzle.board().digits();
            solver.count(digits, 2);
            BandSolver sliced = new BandSolver();
            sliced.begin(digits);
            int slices = 1;
            while (!sliced.run(2, 7)) {
                slices++;
            }
            assertThat(sliced.found()).isEqualTo(solver.found());
            assertThat(sliced.nodes()).isEqualTo(solver.nodes());
            assertThat(slices).isEqualTo((solver.nodes() + 6) / 7);
        }
    }

    @Test
    void limits_end_a_count_of_very_many() {
        Board empty = Board.of(new int[81]);
        assertThat(new Completions().count(empty, Limits.NONE.withSolutions(100_000)))
                .isInstanceOfSatisfying(Outcome.Limited.class, outcome -> {
                    assertThat(outcome.solutions()).isEqualTo(100_000);
                    assertThat(outcome.reason()).isEqualTo(Outcome.Reason.SOLUTIONS);
                });
        assertThat(new Completions().count(empty, Limits.NONE.withNodes(25_000)))
                .isInstanceOfSatisfying(Outcome.Limited.class, outcome -> {
                    assertThat(outcome.nodes()).isEqualTo(25_000);
                    assertThat(outcome.reason()).isEqualTo(Outcome.Reason.NODES);
                });
        assertThat(new Completions().count(empty, Limits.NONE.withStop(() -> true)))
                .isEqualTo(new Outcome.Limited(0, 0, Outcome.Reason.STOPPED));
    }
}
