package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;
import tilewright.sudoku.step.Chain;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * All forcing chains of a position, or all forcing nets: of each conclusion the shortest. A chain follows from one assertion by
 * links of the grid as it is; in a net, several conclusions together lead to the next. One thread.
 */
public final class ForcingSteps {

    /** Branches of at most all candidates, on and off, and what they are about. */
    private final @Nullable Branch[] branches = new Branch[Branch.ASSERTIONS];

    private final Propagation propagation;
    private final Ancestry ancestry = new Ancestry();
    private final CandidateState state = new CandidateState();
    private final @Nullable Step[] best = new Step[Branch.ASSERTIONS];
    private final int[] lengths = new int[Branch.ASSERTIONS];
    private final StepBuffer buffer = new StepBuffer();

    /** @param nets whether several conclusions together may lead to the next */
    public ForcingSteps(boolean nets) {
        propagation = new Propagation(true, nets, 0);
    }

    /**
     * The steps, the shortest first.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param candidates of each empty cell what is possible; bit d-1 for digit d
     * @throws tilewright.search.Stopped when it was stopped
     */
    public List<Step> all(int[] digits, int[] candidates, Stop stop) {
        state.load(digits, candidates);
        Arrays.fill(branches, null);
        Arrays.fill(best, null);
        Arrays.fill(lengths, Integer.MAX_VALUE);
        for (int candidate = 0; candidate < 9 * Layout.CELLS; candidate++) {
            if ((state.masks[candidate / 9] >> candidate % 9 & 1) != 0) {
                branch(2 * candidate, stop);
                branch(2 * candidate + 1, stop);
            }
        }
        for (int candidate = 0; candidate < 9 * Layout.CELLS; candidate++) {
            if (branches[2 * candidate] != null) {
                List<Integer> both = List.of(2 * candidate + 1, 2 * candidate);
                common(StepKind.DOUBLE_FORCING_CHAINS, 2 * candidate, both);
            }
        }
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            List<Integer> starts = new ArrayList<>();
            for (int rest = state.masks[cell]; rest != 0; rest &= rest - 1) {
                starts.add(2 * (cell * 9 + Integer.numberOfTrailingZeros(rest)) + 1);
            }
            common(StepKind.CELL_FORCING_CHAINS, cell, starts);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                List<Integer> starts = new ArrayList<>();
                for (int rest = state.places[house * 9 + digit]; rest != 0; rest &= rest - 1) {
                    starts.add(2 * (Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)] * 9 + digit) + 1);
                }
                common(StepKind.REGION_FORCING_CHAINS, house * 9 + digit, starts);
            }
        }
        List<Step> steps = new ArrayList<>();
        for (Step step : best) {
            if (step != null) {
                steps.add(step);
            }
        }
        steps.sort((one, other) ->
                Integer.compare(one.premises().size(), other.premises().size()));
        return steps;
    }

    private void branch(int start, Stop stop) {
        Branch branch = new Branch();
        propagation.run(branch, state, start, stop);
        branches[start] = branch;
        if (branch.clash >= 0) {
            int conclusion = start ^ 1;
            Chain chain = Chains.of(branch, start, branch.clash | 1, branch.clash & ~1);
            offer(
                    StepKind.CONTRADICTION_FORCING_CHAINS,
                    start,
                    conclusion,
                    branch.clash | 1,
                    List.of(chain),
                    chain.inferences().size());
        }
    }

    /** Conclusions from each of some assertions, one of which is true. */
    private void common(StepKind technique, int origin, List<Integer> starts) {
        if (starts.size() < 2) {
            return;
        }
        long[] known = branch(starts.getFirst()).known().clone();
        for (int start : starts) {
            long[] other = branch(start).known();
            for (int i = 0; i < known.length; i++) {
                known[i] &= other[i];
            }
        }
        for (int assertion = 0; assertion < Branch.ASSERTIONS; assertion++) {
            if ((known[assertion >> 6] >>> assertion & 1) == 0) {
                continue;
            }
            int length = 0;
            for (int start : starts) {
                length += ancestry.walk(branch(start), assertion);
            }
            if (length < lengths[assertion]) {
                List<Chain> chains = new ArrayList<>();
                for (int start : starts) {
                    chains.add(Chains.of(branch(start), start, assertion));
                }
                offer(technique, origin, assertion, assertion, chains, length);
            }
        }
    }

    private Branch branch(int start) {
        Branch branch = branches[start];
        if (branch == null) {
            throw new IllegalArgumentException("candidate (%s) is not possible".formatted(start >> 1));
        }
        return branch;
    }

    private void offer(StepKind technique, int origin, int conclusion, int target, List<Chain> chains, int length) {
        int cell = (conclusion >> 1) / 9;
        int bit = 1 << (conclusion >> 1) % 9;
        if (length >= lengths[conclusion]
                || state.masks[cell] == bit
                || chains.stream().anyMatch(chain -> chain.inferences().isEmpty())) {
            return;
        }
        lengths[conclusion] = length;
        buffer.start(technique, 8 + Lengths.added(length));
        if ((conclusion & 1) != 0) {
            buffer.place(cell, (conclusion >> 1) % 9);
        } else {
            buffer.remove(cell, bit);
        }
        buffer.origin = origin;
        buffer.target = target;
        best[conclusion] = buffer.step(chains);
    }
}
