package tilewright.sudoku.rating;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;
import tilewright.sudoku.step.Chain;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** Shows that a candidate is wrong: supposes it, and draws consequences until two contradict each other. One thread. */
final class Refutation {

    /** Along one digit, then along all, then with ever more techniques in between. */
    private static final int ATTEMPTS = 7;

    private final @Nullable Propagation[] propagations = new Propagation[ATTEMPTS];
    private final Branch branch = new Branch();

    /**
     * The contradiction, as a step that removes the candidate; empty when none is found.
     *
     * @param state that of the position; not changed
     * @param candidate 9 * cell + digit, from 0
     */
    Optional<Step> of(CandidateState state, int candidate, StepBuffer buffer, Stop stop) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            propagation(attempt).run(branch, state, 2 * candidate + 1, stop);
            if (branch.clash >= 0) {
                Chain chain = Chains.of(branch, 2 * candidate + 1, branch.clash | 1, branch.clash & ~1);
                double base = attempt == 0 ? 7.5 : attempt < 3 ? 8.0 + 0.5 * attempt : 9.5 + 0.5 * (attempt - 3);
                StepKind technique = attempt == 0 ? StepKind.NISHIO : StepKind.CONTRADICTION_FORCING_CHAINS;
                buffer.start(technique, base + Lengths.added(chain.inferences().size() + 1));
                buffer.remove(candidate / 9, 1 << candidate % 9);
                buffer.origin = 2 * candidate + 1;
                buffer.target = branch.clash | 1;
                return Optional.of(buffer.step(List.of(chain)));
            }
        }
        return Optional.empty();
    }

    private Propagation propagation(int attempt) {
        Propagation propagation = propagations[attempt];
        if (propagation == null) {
            propagation = new Propagation(attempt > 0, true, Math.max(0, attempt - 1));
            propagations[attempt] = propagation;
        }
        return propagation;
    }
}
