package tilewright.sudoku.technique;

import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Forcing chains or nets as HoDoKu counts them, one candidate at a time. Its steps tell the conclusion alone: for reasons in words
 * there are those of {@link tilewright.sudoku.rating.ForcingSteps}.
 */
final class ForcingTechnique implements Technique {

    private final boolean nets;

    /** @param nets whether what is found needs a net: what chains find as well is left out */
    ForcingTechnique(boolean nets) {
        this.nets = nets;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        Consequences consequences = nets ? new NetConsequences(grid, stop) : Consequences.chains(grid, stop);
        ForcingSearch search = new ForcingSearch(grid, consequences, nets, stop);
        for (int node = 0; node < LinkGraph.GROUPS; node++) {
            boolean open = grid.has(node % LinkGraph.FALSE / 9, node % 9 + 1);
            if (open && search.follows(node) && enough.test(step(node))) {
                return true;
            }
        }
        return false;
    }

    private Step step(int node) {
        Candidate candidate = new Candidate(node % LinkGraph.FALSE / 9, node % 9 + 1);
        boolean placed = node < LinkGraph.FALSE;
        return new Step(
                nets ? StepKind.FORCING_NET : StepKind.FORCING_CHAIN,
                Digits.bit(candidate.digit()),
                placed ? List.of(candidate) : List.of(),
                placed ? List.of() : List.of(candidate),
                0,
                List.of());
    }
}
