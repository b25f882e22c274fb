package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.HodokuSolver;

final class StepGraderTest {

    private final StepGrader grader = new StepGrader(new Raters());

    /** Of each level some puzzles, which HoDoKu 2.5.0 rated. */
    private static List<KnownPuzzle> some(int each) {
        List<KnownPuzzle> some = new ArrayList<>();
        String level = "";
        int ofLevel = 0;
        for (KnownPuzzle puzzle : KnownPuzzle.read("hodoku-ratings")) {
            String its = puzzle.fact().substring(0, puzzle.fact().indexOf(' '));
            ofLevel = its.equals(level) ? ofLevel + 1 : 0;
            level = its;
            if (ofLevel < each) {
                some.add(puzzle);
            }
        }
        return some;
    }

    /** Those without the hardest ones, which need forcing chains or guesses. */
    private static List<KnownPuzzle> solvable(int each) {
        return some(each).stream()
                .filter(puzzle -> !puzzle.fact().startsWith("Extreme"))
                .toList();
    }

    @Test
    void a_puzzle_is_of_its_level_and_of_no_other() {
        Set<Level> levels = new HashSet<>();
        for (KnownPuzzle puzzle : some(3)) {
            String its = puzzle.fact().substring(0, puzzle.fact().indexOf(' '));
            for (Level level : Level.values()) {
                boolean is = level.title().equals(its);
                assertThat(grader.hasLevel(level, puzzle.board().digits(), Stop.never()))
                        .as("%s for %s", puzzle, level)
                        .isEqualTo(is);
                if (is) {
                    levels.add(level);
                }
            }
        }
        assertThat(levels).containsExactlyInAnyOrder(Level.values());
    }

    /**
     * Of the kinds of steps on the way to the solution the last in HoDoKu's order is what a puzzle needs, with all that the same
     * technique finds.
     */
    @Test
    void a_puzzle_needs_its_hardest_technique_and_no_other() {
        Set<StepKind> needed = new HashSet<>();
        for (KnownPuzzle puzzle : solvable(2)) {
            int[] clues = puzzle.board().digits();
            HodokuSolver.Rating rating = rating(puzzle);
            for (StepKind kind : Target.Needs.kinds()) {
                boolean needs = grader.needs(kind, clues, Stop.never());
                boolean standard = !HodokuSolver.harder(kind, StepKind.FORCING_NET);
                boolean onPath = rating.path().stream().anyMatch(step -> step.kind() == kind);
                if (standard) {
                    assertThat(needs)
                            .as("%s for %s", puzzle, kind)
                            .isEqualTo(onPath
                                    && !HodokuSolver.harder(rating.hardest().orElseThrow(), kind));
                }
                if (needs) {
                    needed.add(kind);
                }
            }
        }
        assertThat(needed).hasSizeGreaterThan(3);
    }

    private static HodokuSolver.Rating rating(KnownPuzzle puzzle) {
        int[] solution =
                Text.POSITIONS.parse(Sudoku.solve(puzzle.clues()).orElseThrow()).digits();
        return HodokuSolver.rate(puzzle.board().digits(), solution, Stop.never());
    }

    /** For each technique of a setup that a puzzle of the file needs. */
    @Test
    void before_the_technique_that_a_puzzle_needs_it_is_the_next_step() {
        Set<StepKind> practiced = new HashSet<>();
        for (KnownPuzzle puzzle : solvable(12)) {
            StepKind kind = rating(puzzle).hardest().orElseThrow();
            int[] clues = puzzle.board().digits();
            if (Target.Needs.practiced().contains(kind)
                    && !practiced.contains(kind)
                    && grader.needs(kind, clues, Stop.never())) {
                Optional<Board> before = grader.before(kind, clues, Stop.never());
                before.ifPresent(board -> {
                    Optional<Step> next = HodokuSolver.next(CandidateGrid.noted(board), kind, Stop.never());
                    assertThat(next.map(Step::kind))
                            .as("%s for %s", puzzle, kind)
                            .contains(kind);
                    assertThat(board.automatic()).isTrue();
                    practiced.add(kind);
                });
            }
        }
        assertThat(practiced).hasSizeGreaterThan(9);
    }
}
