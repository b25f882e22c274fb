package tilewright.sudoku.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.puzzle.Solver;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.variant.VariantSolver;

class KnownSolutionsTest {

    @Test
    void a_search_that_was_too_long_decides_nothing() {
        int undecided = 0;
        for (FamilyCase known : Sample.of(FamilyCase.all(), 40)) {
            Solver.Solutions<List<Integer>> all =
                    new VariantSolver(known.puzzle().rules()).solve(known.puzzle(), Limits.NONE.withSolutions(2));
            for (long nodes = 0; nodes < 8; nodes++) {
                Optional<List<List<Integer>>> found = new KnownSolutions(nodes, nodes).of(known.puzzle(), Stop.never());
                found.ifPresent(
                        solutions -> assertThat(solutions).as(known.id()).hasSameSizeAs(all.found()));
                undecided += found.isEmpty() ? 1 : 0;
            }
        }
        assertThat(undecided).isPositive();
    }

    /** So that no answer depends on what was asked before. */
    @Test
    void a_short_search_finds_no_more_when_a_long_one_has_ended() {
        for (FamilyCase known : Sample.of(FamilyCase.all(), 40)) {
            KnownSolutions solutions = new KnownSolutions(Long.MAX_VALUE, 4);
            Optional<List<List<Integer>>> before = solutions.soon(known.puzzle(), Stop.never());
            Optional<List<List<Integer>>> all = solutions.of(known.puzzle(), Stop.never());
            Optional<List<List<Integer>>> after = solutions.soon(known.puzzle(), Stop.never());
            assertThat(after).isEqualTo(all.filter(found -> found.size() == 1 || before.isPresent()));
        }
    }
}
