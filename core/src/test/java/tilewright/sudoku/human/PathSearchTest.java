package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Study;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Search;
import tilewright.search.Stepper;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.rating.SolutionPath;
import tilewright.sudoku.solve.SudokuSolver;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepSentences;

final class PathSearchTest {

    private final OrderedSteps ordered = new OrderedSteps(new Raters());
    private final PathSolver solver = new PathSolver(new SudokuSolver(), ordered);

    private Stepper<PuzzleSearch<Board>> stepper(Board board) {
        return new Stepper<>(() -> solver.search(board, "path", new SeededRandom(0)));
    }

    @Test
    void each_step_of_the_path_descends_to_the_solution_and_then_all_the_way_back() {
        for (KnownPuzzle puzzle : KnownPuzzle.read("top1465").subList(0, 5)) {
            List<Step> steps = new SolutionPath(ordered).path(puzzle.board(), Limits.NONE);
            Stepper<PuzzleSearch<Board>> stepper = stepper(puzzle.board());
            for (int i = 0; i < steps.size(); i++) {
                stepper.goTo(i + 1, Stop.never());
                assertThat(stepper.event()).isEqualTo(Search.DESCEND);
                assertThat(stepper.search().caption(stepper.event()).text())
                        .isEqualTo(steps.get(i).kind().title() + ": "
                                + StepSentences.of(steps.get(i)).text().text());
                assertThat(stepper.search().marks())
                        .isEqualTo(new StepMarks(stepper.search().position(), steps.get(i)).all());
            }
            stepper.goTo(steps.size() + 1, Stop.never());
            assertThat(stepper.event()).isEqualTo(Search.SOLUTION);
            assertThat(stepper.search().position().solved()).isTrue();
            assertThat(stepper.search().marks()).isEmpty();
            stepper.goTo(2L * steps.size() + 2, Stop.never());
            assertThat(stepper.event()).isEqualTo(Search.FINISHED);
            assertThat(stepper.search().depth()).isZero();
        }
    }

    @Test
    void rows_of_the_study_are_shown_by_the_search() {
        Board board = KnownPuzzle.read("top1465").getFirst().board();
        List<Study.Row> rows = new ShownPath(new SolutionPath(ordered))
                .study(board, 1, Limits.NONE)
                .rows();
        Stepper<PuzzleSearch<Board>> stepper = stepper(board);
        for (Study.Row row : rows) {
            Study.Moment moment = row.shown().orElseThrow();
            assertThat(moment.method()).isEqualTo("path");
            stepper.goTo(moment.step(), Stop.never());
            assertThat(stepper.search().caption(stepper.event()).text())
                    .isEqualTo(row.name().text() + ": " + row.words().text());
        }
    }

    @Test
    void without_one_solution_there_is_no_path() {
        for (String text : List.of(".".repeat(81), "55" + ".".repeat(79))) {
            Stepper<PuzzleSearch<Board>> stepper = stepper(Text.POSITIONS.parse(text));
            stepper.goTo(1, Stop.never());
            assertThat(stepper.event()).isEqualTo(Search.FINISHED);
            assertThat(stepper.search().caption(stepper.event()).text()).startsWith("there is no path");
        }
    }

    @Test
    void nodes_are_counted_however_they_are_cut_into_calls() {
        PuzzleSearch<Board> search =
                solver.search(KnownPuzzle.read("top1465").getFirst().board(), "path", new SeededRandom(0));
        assertThat(search.run(Search.STEPS, 0)).isZero();
        assertThat(search.run(0, 3)).isZero();
        assertThat(search.nodes()).isEqualTo(3);
        assertThat(search.run(Search.SOLUTION, Long.MAX_VALUE)).isEqualTo(Search.SOLUTION);
        assertThat(search.run(0, 0)).isEqualTo(Search.FINISHED);
    }

    @Test
    void a_step_that_takes_too_long_to_find_ends_the_path() {
        Board hard = KnownPuzzle.read("hardest-1106").getFirst().board();
        PuzzleSearch<Board> search = new PathSearch(hard, Optional.of(new WatchedPath(hard, ordered, 100)));
        assertThat(search.run(Search.DEAD_END | Search.SOLUTION, 1000)).isEqualTo(Search.DEAD_END);
        assertThat(search.caption(Search.DEAD_END).text()).isEqualTo("the next step takes too long to find");
    }
}
