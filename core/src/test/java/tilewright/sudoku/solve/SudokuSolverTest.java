package tilewright.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.puzzle.Counter;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;
import tilewright.search.Search;
import tilewright.search.Stepper;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.SudokuPuzzle;
import tilewright.sudoku.generate.FilledGrids;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;

final class SudokuSolverTest {

    private static final Board PUZZLE =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final Board EMPTY = Board.of(new int[81]);

    private final SudokuSolver solver = new SudokuSolver();
    private final Counter<Board> counter =
            new SudokuPuzzle().abilities(new Workspace()).counter().orElseThrow();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "17clue",
                "hardest-1106",
                "hardest-1905-11plus",
                "kaggle-easy",
                "multi-serg",
                "raw-random",
                "top1465",
                "unbiased",
                "unsolvable"
            })
    void published_puzzles_have_their_number_of_solutions(String set) {
        for (KnownPuzzle puzzle : KnownPuzzle.read(set)) {
            Counter.Count count = counter.count(puzzle.board(), Limits.NONE.withSolutions(2));
            String fact = count.exact() ? count.number().toString() : count.number() + "+";
            assertThat(fact).as(puzzle.clues()).isEqualTo(puzzle.fact());
        }
    }

    @Test
    void a_puzzle_with_seven_digits_has_more_than_one_solution() {
        Board board = Text.POSITIONS.parse(
                "4..2...79..91.....2..974..5.........56...........4......76..5.4..2.9...6..641...2");
        assertThat(counter.count(board, Limits.NONE.withSolutions(2)))
                .isEqualTo(new Counter.Count(BigInteger.TWO, false));
    }

    @Test
    void each_method_finds_the_solution() {
        for (Solver.Method method : solver.methods()) {
            PuzzleSearch<Board> search = solver.search(PUZZLE, method.id(), new SeededRandom(0));
            List<Board> found = new ArrayList<>();
            Outcome outcome = Runner.run(search, Limits.NONE, () -> found.add(search.position()));
            assertThat(outcome).isInstanceOf(Outcome.Complete.class);
            assertThat(found).containsExactly(Text.POSITIONS.parse(PUZZLE + " " + SOLUTION));
        }
        assertThatThrownBy(() -> solver.search(PUZZLE, "magic", new SeededRandom(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(magic)");
    }

    @Test
    void a_solutions_text_is_81_digits() {
        Solver.Solutions<Board> solutions = solver.solve(PUZZLE, Limits.NONE);
        assertThat(solutions.found()).hasSize(1).first().hasToString(SOLUTION);
    }

    @Test
    void the_players_digits_are_part_of_the_position() {
        assertThat(solver.solve(PUZZLE.withEntry(2, 4).withNotes(3, 1), Limits.NONE)
                        .found())
                .hasSize(1);
        assertThat(solver.solve(PUZZLE.withEntry(2, 1), Limits.NONE).found()).isEmpty();
    }

    @Test
    void equal_digits_that_see_each_other_leave_no_solution() {
        Board board = Text.POSITIONS.parse("5.......5" + ".".repeat(72));
        assertThat(counter.count(board, Limits.NONE)).isEqualTo(new Counter.Count(BigInteger.ZERO, true));
        for (Solver.Method method : solver.methods()) {
            PuzzleSearch<Board> search = solver.search(board, method.id(), new SeededRandom(0));
            assertThat(Runner.run(search, Limits.NONE, Runner.Listener.NONE)).isEqualTo(new Outcome.Complete(0, 0));
            assertThat(search.caption(Search.FINISHED).text()).isEqualTo("equal digits see each other: no solution");
            assertThat(search.position()).isEqualTo(board);
        }
        assertThat(new CellWatch(board).caption(Search.DEAD_END).text())
                .isEqualTo("equal digits see each other: no solution");
    }

    @Test
    void a_full_grid_is_its_own_solution() {
        Board full = Text.POSITIONS.parse(SOLUTION);
        assertThat(counter.count(full, Limits.NONE)).isEqualTo(new Counter.Count(BigInteger.ONE, true));
        assertThat(solver.solve(full, Limits.NONE).found()).containsExactly(full);
    }

    @Test
    void limits_end_a_count() {
        assertThat(counter.count(EMPTY, Limits.NONE.withSolutions(1_000)))
                .isEqualTo(new Counter.Count(BigInteger.valueOf(1_000), false));
        assertThat(counter.count(EMPTY, Limits.NONE.withNodes(10)))
                .isEqualTo(new Counter.Count(BigInteger.ZERO, false));
        assertThat(counter.count(PUZZLE, Limits.NONE.withSolutions(2)))
                .isEqualTo(new Counter.Count(BigInteger.ONE, true));
    }

    @Test
    void exact_cover_agrees_with_plain_backtracking() {
        int[] several = new int[1];
        Seeds.each(300, random -> {
            Board board = partial(random);
            Counter.Count cover = counter.count(board, Limits.NONE);
            Outcome cells = Runner.run(new CellWatch(board), Limits.NONE, Runner.Listener.NONE);
            assertThat(cover).isEqualTo(Counter.Count.of(cells));
            several[0] += cells.solutions() > 1 ? 1 : 0;
        });
        assertThat(several[0]).isBetween(50, 250);
    }

    /** Some cells of a filled grid, one of them sometimes changed. */
    private static Board partial(SeededRandom random) {
        int[] digits = FilledGrids.random(random);
        int[] order = random.permutation(81);
        int hidden = 30 + random.below(23);
        for (int i = 0; i < hidden; i++) {
            digits[order[i]] = 0;
        }
        if (random.below(4) == 0) {
            digits[order[80]] = 1 + random.below(9);
        }
        return Board.of(digits);
    }

    @Test
    void both_searches_agree_on_all_solutions() {
        Seeds.each(40, random -> {
            Board board = partial(random);
            List<String> cover = new ArrayList<>();
            for (Board solution : solver.solve(board, Limits.NONE).found()) {
                cover.add(solution.toString());
            }
            CellWatch search = new CellWatch(board);
            List<String> cells = new ArrayList<>();
            Runner.run(
                    search,
                    Limits.NONE,
                    () -> cells.add(search.position().fixed().toString()));
            assertThat(cells).isSorted();
            assertThat(cover).containsExactlyInAnyOrderElementsOf(cells);
        });
    }

    @Test
    void every_step_has_a_caption_and_each_position_follows_from_it() {
        Board hard = Text.POSITIONS.parse(
                "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
        for (Solver.Method method : solver.methods()) {
            PuzzleSearch<Board> search = solver.search(hard, method.id(), new SeededRandom(0));
            assertThat(search.caption(0).text()).isEqualTo("63 cells to fill");
            Board before = search.position();
            for (int step = 0; step < 3_000; step++) {
                int event = search.run(Search.STEPS, 1);
                if (event == Search.FINISHED) {
                    break;
                }
                Board after = search.position();
                String caption = search.caption(event).text();
                switch (event) {
                    case Search.DESCEND -> {
                        int cell = changed(before, after);
                        assertThat(caption)
                                .startsWith(Houses.GRID.name(cell) + ": " + after.entry(cell)
                                        + (method.id().equals("cover") ? ", " : " fits"));
                    }
                    case Search.RETREAT -> {
                        int cell = changed(after, before);
                        assertThat(caption)
                                .isEqualTo(Houses.GRID.name(cell) + ": " + before.entry(cell) + " is taken back");
                    }
                    case Search.DEAD_END -> {
                        assertThat(caption).containsAnyOf("nothing fits", "no digit is left", "no place is left for ");
                        assertThat(after).isEqualTo(before);
                    }
                    default -> {
                        assertThat(caption).isEqualTo("solved: all cells are filled");
                        assertThat(after.solved()).isTrue();
                    }
                }
                before = after;
            }
        }
    }

    /** The one cell that is empty in the one board and filled in the other. */
    private static int changed(Board less, Board more) {
        int found = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (less.digit(cell) != more.digit(cell)) {
                assertThat(found).isEqualTo(-1);
                assertThat(less.digit(cell)).isZero();
                found = cell;
            }
        }
        return found;
    }

    @Test
    void captions_give_the_reason_of_a_choice() {
        assertThat(captions(new CoverWatch(PUZZLE), 2))
                .containsExactly("r5c5: 5, the only digit left there", "r5c2: 2, the only digit left there");
        assertThat(captions(
                        new CoverWatch(Text.POSITIONS.parse(
                                "............1...........1..1...........................1.........................")),
                        1))
                .containsExactly("r1c3: 1, the only place for 1 in row 1");
        assertThat(captions(new CoverWatch(EMPTY), 1)).containsExactly("r1c1: 1, one of 9 digits left there");
        assertThat(captions(new CellWatch(PUZZLE), 1)).containsExactly("r1c3: 1 fits so far");
    }

    @Test
    void a_dead_end_names_what_has_no_place_left() {
        Board hard = Text.POSITIONS.parse(
                "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
        assertThat(captions(new CoverWatch(hard), 25))
                .endsWith(
                        "r9c9: 8, the only place for 8 in column 9",
                        "no place is left for 6 in box 9",
                        "r9c9: 8 is taken back");
    }

    private static List<String> captions(PuzzleSearch<Board> search, int steps) {
        List<String> captions = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            captions.add(
                    search.caption(search.run(Search.STEPS, Long.MAX_VALUE)).text());
        }
        return captions;
    }

    @Test
    void nodes_may_be_granted_in_small_slices() {
        Board hard = Text.POSITIONS.parse(
                "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
        CoverWatch whole = new CoverWatch(hard);
        CoverWatch sliced = new CoverWatch(hard);
        while (whole.run(Search.SOLUTION, Long.MAX_VALUE) != Search.FINISHED) {
            int event = sliced.run(Search.SOLUTION, 3);
            while (event == 0) {
                event = sliced.run(Search.SOLUTION, 3);
            }
            assertThat(sliced.position()).isEqualTo(whole.position());
            assertThat(sliced.nodes()).isEqualTo(whole.nodes());
        }
    }

    @Test
    void a_step_back_is_the_step_before() {
        Stepper<PuzzleSearch<Board>> stepper = new Stepper<>(() -> solver.search(PUZZLE, "cells", new SeededRandom(0)));
        stepper.goTo(40, Stop.never());
        Board at40 = stepper.search().position();
        stepper.goTo(90, Stop.never());
        assertThat(stepper.search().position()).isNotEqualTo(at40);
        stepper.goTo(40, Stop.never());
        assertThat(stepper.search().position()).isEqualTo(at40);
    }
}
