package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.ExplainerRater;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

class AlignedExclusionTest {

    private static final Technique PAIRS =
            Techniques.named(StepKind.ALIGNED_PAIR_EXCLUSION).orElseThrow();
    private static final Technique TRIPLES =
            Techniques.named(StepKind.ALIGNED_TRIPLE_EXCLUSION).orElseThrow();

    /** Origin: rated 6.2 and 7.5 by serate 1.2.1.3 (1to9only/SudokuExplainer, commit 729c00e), whose paths have such steps. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".........2.....43559...82........62.3.4.......6..71....71.35........67.84..7.....",
                "........846....2..5..19.4......8...2.........7.5.3...1.....8..6.249.....6.8..3..5",
                ".....5..2.6.7...1.9..6.....349.2..7...1.6.5...7...3.4..86......7.......3.1....9..",
                "..18.62..6...7..3...5.3.......52..4.........89.8...37.7.........1...29.....413..2"
            })
    void pairs_have_the_steps_of_sudoku_explainer(String puzzle) {
        assertThat(compared(puzzle, StepKind.ALIGNED_PAIR_EXCLUSION, PAIRS)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "........898..2..7...14.8...2.98....7.4.......5..27..4..5.7...83....5...6......1.2",
                ".1......5.4....736.68....12.....2..1...6...58.965.1274...473.29.....85434.3.....7",
            })
    void triples_have_the_steps_of_sudoku_explainer(String puzzle) {
        assertThat(compared(puzzle, StepKind.ALIGNED_TRIPLE_EXCLUSION, TRIPLES)).isPositive();
    }

    /** How many steps of a technique are on the way to the solution; each is found. */
    private static int compared(String puzzle, StepKind technique, Technique here) {
        Board board = Text.POSITIONS.parse(puzzle);
        CandidateGrid grid = CandidateGrid.of(board);
        int compared = 0;
        for (Step step :
                new ExplainerRater().path(board.digits(), Position.of(board).candidates(), Stop.never())) {
            if (step.kind() == technique) {
                compared++;
                assertThat(Techniques.steps(grid, here, Stop.never()))
                        .extracting(Step::eliminations)
                        .contains(step.eliminations());
            }
            step.placements().forEach(placed -> grid.place(placed.cell(), placed.digit()));
            step.eliminations().forEach(removed -> grid.remove(removed.cell(), removed.digit()));
        }
        return compared;
    }

    @Test
    void nothing_is_excluded_where_all_is_open() {
        CandidateGrid empty = CandidateGrid.of(Text.POSITIONS.parse(".".repeat(81)));
        assertThat(Techniques.steps(empty, PAIRS, Stop.never())).isEmpty();
        assertThat(Techniques.steps(empty, TRIPLES, Stop.never())).isEmpty();
    }

    /** R1C1 and R1C2 have 1, 2, 3; 1 goes from R1C1 with both excluders, and stays with one of them. */
    @Test
    void both_excluders_are_needed() {
        assertThat(excluded("12", "13")).contains("r1c1-1");
        assertThat(excluded("12", "14")).doesNotContain("r1c1-1");
    }

    private static List<String> excluded(String one, String other) {
        int[] candidates = new int[81];
        Arrays.fill(candidates, 511);
        candidates[0] = set("123");
        candidates[1] = set("23");
        candidates[9] = set(one);
        candidates[10] = set(other);
        CandidateGrid grid = CandidateGrid.of(new int[81], new boolean[81], candidates);
        return Techniques.steps(grid, PAIRS, Stop.never()).stream()
                .flatMap(step -> step.eliminations().stream())
                .map(Candidate::removed)
                .toList();
    }

    private static int set(String digits) {
        return digits.chars().map(digit -> 1 << (digit - '1')).sum();
    }
}
