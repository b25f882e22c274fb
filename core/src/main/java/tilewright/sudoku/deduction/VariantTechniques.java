package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.search.Stop;

/** All techniques, the easiest first. Immutable; threads may share it. */
public final class VariantTechniques {

    private static final List<VariantTechnique> ALL = List.of(
            Singles.FULL_HOUSES,
            Singles.IN_BOXES,
            Singles.IN_HOUSES,
            new Pairs(true, 17),
            new Pairs(false, 20),
            Singles.NAKED,
            new Groups(0, 3, 24),
            new LockedCandidates(DeductionKind.POINTING, 26),
            new LockedCandidates(DeductionKind.CLAIMING, 28),
            new LockedCandidates(DeductionKind.LOCKED, 28),
            new NakedSets(DeductionKind.NAKED_PAIR, 2, 30),
            new Groups(4, 5, 33),
            new HiddenSets(DeductionKind.HIDDEN_PAIR, 2, 34),
            new NakedSets(DeductionKind.NAKED_TRIPLE, 3, 36),
            new HiddenSets(DeductionKind.HIDDEN_TRIPLE, 3, 40),
            new Groups(6, Integer.MAX_VALUE, 41),
            new NakedSets(DeductionKind.NAKED_QUAD, 4, 50),
            new HiddenSets(DeductionKind.HIDDEN_QUAD, 4, 54),
            new Contradiction(0, 85),
            new Contradiction(1, 95),
            new Contradiction(2, 100),
            new Contradiction(Integer.MAX_VALUE, 120));

    private VariantTechniques() {}

    /**
     * Returns the easiest step that a grid allows. There is one in every grid that has one solution and is not solved.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Optional<Deduction> next(CandidateGrid grid, Stop stop) {
        List<Deduction> found = new ArrayList<>();
        for (VariantTechnique technique : ALL) {
            if (grid.facts().hold(technique.facts())
                    && technique.find(grid, stop, step -> {
                        found.add(step);
                        return true;
                    })) {
                return Optional.of(found.getFirst());
            }
        }
        return Optional.empty();
    }

    /** All steps that a grid allows, the easiest first: all techniques but the contradictions. */
    static List<Deduction> steps(CandidateGrid grid, Stop stop) {
        List<Deduction> found = new ArrayList<>();
        for (VariantTechnique technique : ALL) {
            if (grid.facts().hold(technique.facts()) && !(technique instanceof Contradiction)) {
                technique.find(grid, stop, step -> {
                    found.add(step);
                    return false;
                });
            }
        }
        return found;
    }
}
