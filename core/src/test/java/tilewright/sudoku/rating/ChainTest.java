package tilewright.sudoku.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.step.Chain;

/** Each inference of the chains of hard puzzles, compared with the rules. */
final class ChainTest {

    private final CandidateState state = new CandidateState();
    private final StepBuffer buffer = new StepBuffer();
    private int checked;

    @Test
    void every_inference_holds_in_the_grid_and_the_last_ones_are_the_conclusion() {
        int hard = 0;
        for (KnownPuzzle puzzle : KnownPuzzle.read("ratings")) {
            double er =
                    Double.parseDouble(puzzle.fact().substring(0, puzzle.fact().indexOf('/')));
            if (er >= 6.6 && er < 10 && hard++ % 20 == 0) {
                solve(puzzle);
            }
        }
        assertThat(checked).isGreaterThan(4000);
    }

    private void solve(KnownPuzzle puzzle) {
        SudokuExplainer explainer = new SudokuExplainer();
        int[] candidates = new int[Layout.CELLS];
        Arrays.fill(candidates, 0x1ff);
        state.load(puzzle.board().digits(), candidates);
        while (state.left > 0) {
            assertThat(explainer.next(state, buffer, Stop.never())).isTrue();
            for (Chain chain : chains()) {
                check(chain, puzzle.clues());
            }
            buffer.apply(state);
        }
    }

    private List<Chain> chains() {
        ForcingChains forcing = buffer.chains;
        if (forcing == null) {
            return switch (buffer.kind) {
                case X_CYCLE, Y_CYCLE, XY_CYCLE, FORCING_X_CHAIN, FORCING_XY_CHAIN ->
                    List.of(Chains.of(buffer.path, state));
                default -> List.of();
            };
        }
        List<Chain> chains = forcing.chains(state, buffer);
        for (Chain chain : chains) {
            int end = chain.end();
            boolean contradiction = chains.size() == 1;
            assertThat(contradiction ? end >> 1 : end).isEqualTo(contradiction ? buffer.target >> 1 : buffer.target);
        }
        return chains;
    }

    private void check(Chain chain, String clues) {
        Set<Integer> known = new HashSet<>(Set.of(chain.start()));
        for (Chain.Inference inference : chain.inferences()) {
            assertThat(known).as(clues).containsAll(inference.causes());
            if ((inference.result() & 1) != 0) {
                assertThat(inference.causes()).as(clues).containsExactlyInAnyOrderElementsOf(others(inference));
            } else if ((inference.causes().getFirst() & 1) != 0) {
                assertThat(excludes(inference.causes().getFirst() >> 1, inference.result() >> 1))
                        .as(clues)
                        .isTrue();
            }
            known.add(inference.result());
            checked++;
        }
    }

    /** The other candidates of the cell or the house, each as off. */
    private List<Integer> others(Chain.Inference inference) {
        int candidate = inference.result() >> 1;
        List<Integer> others = new ArrayList<>();
        for (int other = 0; other < 9 * Layout.CELLS; other++) {
            boolean possible = (state.masks[other / 9] >> other % 9 & 1) != 0;
            boolean together = inference.house() == Chain.IN_CELL
                    ? other / 9 == candidate / 9
                    : other % 9 == candidate % 9
                            && CellSet.house(inference.house()).has(other / 9);
            if (possible && together && other != candidate) {
                others.add(2 * other);
            }
        }
        return others;
    }

    private static boolean excludes(int one, int other) {
        return one / 9 == other / 9 || one % 9 == other % 9 && Layout.sees(one / 9, other / 9);
    }
}
