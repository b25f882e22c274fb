package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Setup;
import tilewright.sudoku.model.Symmetry;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.HodokuSolver;
import tilewright.sudoku.technique.Step;
import tilewright.sudoku.technique.StepKind;

final class StepGraderTest {

    private final StepGrader grader = new StepGrader(new Raters());

    private boolean fits(String grade, int[] clues) {
        return grader.fits(new Setup.Graded(grade, Symmetry.NONE), clues, Stop.never());
    }

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
        Set<String> levels = new HashSet<>();
        for (KnownPuzzle puzzle : some(3)) {
            String level =
                    puzzle.fact().substring(0, puzzle.fact().indexOf(' ')).toLowerCase(Locale.ROOT);
            levels.add(level);
            for (String grade : Setup.Graded.GRADES) {
                assertThat(fits(grade, puzzle.board().digits()))
                        .as("%s for %s", puzzle, grade)
                        .isEqualTo(grade.equals(level));
            }
        }
        assertThat(levels).containsExactlyInAnyOrderElementsOf(Setup.Graded.GRADES);
    }

    /** Of the kinds of steps on the way to the solution the last in HoDoKu's order is what a puzzle needs. */
    @Test
    void a_puzzle_needs_its_hardest_technique_and_no_other() {
        Set<String> needed = new HashSet<>();
        for (KnownPuzzle puzzle : solvable(2)) {
            int[] clues = puzzle.board().digits();
            HodokuSolver.Rating rating = rating(puzzle);
            for (String technique : Setup.Graded.TECHNIQUES) {
                boolean needs = fits(Setup.Graded.NEEDS + technique, clues);
                assertThat(needs)
                        .as("%s for %s", puzzle, technique)
                        .isEqualTo(
                                StepGrader.kind(technique) == rating.hardest().orElseThrow());
                if (needs) {
                    needed.add(technique);
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
            String technique = kind.title().toLowerCase(Locale.ROOT).replace(' ', '-');
            int[] clues = puzzle.board().digits();
            if (Setup.Graded.TECHNIQUES.contains(technique)
                    && !practiced.contains(kind)
                    && fits(Setup.Graded.NEEDS + technique, clues)) {
                Optional<Board> before = grader.before(technique, clues, Stop.never());
                before.ifPresent(board -> {
                    Optional<Step> next = HodokuSolver.next(CandidateGrid.noted(board), kind, Stop.never());
                    assertThat(next.map(Step::kind))
                            .as("%s for %s", puzzle, technique)
                            .contains(kind);
                    assertThat(board.automatic()).isTrue();
                    practiced.add(kind);
                });
            }
        }
        assertThat(practiced).hasSizeGreaterThan(9);
    }

    @Test
    void an_unknown_technique_is_a_programming_error() {
        assertThatThrownBy(() -> StepGrader.kind("x-ray"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("x-ray");
    }
}
