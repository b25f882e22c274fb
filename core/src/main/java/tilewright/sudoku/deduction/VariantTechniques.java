package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.variant.Work;

/** All techniques, the easiest first. Immutable; threads may share it. */
public final class VariantTechniques {

    private static final int HARDEST = 120;

    /** Digits that are tried for a hint by contradiction: some hundredths of a second. */
    private static final long MOST_TRIES = 1_000_000;

    private static final List<VariantTechnique> ALL = List.of(
            Singles.FULL_HOUSES,
            Singles.IN_BOXES,
            Singles.IN_HOUSES,
            new Pairs(true, 17),
            new Pairs(false, 20),
            Singles.NAKED,
            new Groups(0, 3, 24),
            new HouseSums(1, 1, 25),
            new LockedCandidates(DeductionKind.POINTING, 26),
            new NeededDigits(0, 3, 27),
            new LockedCandidates(DeductionKind.CLAIMING, 28),
            new LockedCandidates(DeductionKind.LOCKED, 28),
            new HouseSums(2, 3, 29),
            new NakedSets(DeductionKind.NAKED_PAIR, 2, 30),
            new LawOfLeftovers(31),
            new Fish(DeductionKind.X_WING, 2, 32),
            new Groups(4, 5, 33),
            new NeededDigits(4, 5, 33),
            new HiddenSets(DeductionKind.HIDDEN_PAIR, 2, 34),
            new HouseSums(Integer.MAX_VALUE, 3, 35),
            new NakedSets(DeductionKind.NAKED_TRIPLE, 3, 36),
            new Fish(DeductionKind.SWORDFISH, 3, 38),
            new HiddenSets(DeductionKind.HIDDEN_TRIPLE, 3, 40),
            new Groups(6, Integer.MAX_VALUE, 41),
            new NeededDigits(6, Integer.MAX_VALUE, 41),
            new Chains(DeductionKind.XY_WING, 3, 3, 42),
            new NakedSets(DeductionKind.NAKED_QUAD, 4, 50),
            new Fish(DeductionKind.JELLYFISH, 4, 52),
            new HiddenSets(DeductionKind.HIDDEN_QUAD, 4, 54),
            new Chains(DeductionKind.X_CHAIN, 2, 3, 66),
            new Chains(DeductionKind.X_CHAIN, 4, Integer.MAX_VALUE, 68),
            new Chains(DeductionKind.CHAIN, 2, 4, 70),
            new Chains(DeductionKind.CHAIN, 5, Integer.MAX_VALUE, 74),
            new Contradiction(0, 85),
            new Contradiction(1, 95),
            new Contradiction(2, 100),
            new Contradiction(Integer.MAX_VALUE, HARDEST));

    private VariantTechniques() {}

    /**
     * Returns the easiest step that a grid allows. There is one in every grid that has one solution and is not solved.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Optional<Deduction> next(CandidateGrid grid, Stop stop) {
        return next(grid, 0, Integer.MAX_VALUE, stop);
    }

    /**
     * Returns the easiest step that a grid allows, of those at some places in the order.
     *
     * @param from the first place, in tenths
     * @param below the place behind the last one
     */
    static Optional<Deduction> next(CandidateGrid grid, int from, int below, Stop stop) {
        List<Deduction> found = new ArrayList<>();
        for (VariantTechnique technique : ALL) {
            boolean looked = technique.tenths() >= from
                    && technique.tenths() < below
                    && grid.facts().hold(technique.facts());
            if (looked) {
                grid.addTries((long) grid.facts().cells() * grid.facts().side());
            }
            if (looked
                    && technique.find(grid, stop, step -> {
                        found.add(step);
                        return true;
                    })) {
                return Optional.of(found.getFirst());
            }
        }
        return Optional.empty();
    }

    /**
     * Returns a step to tell to a player: the easiest one, or a digit of the solution when it is not found within a limit of work, which
     * is counted, so that the answer is the same everywhere.
     *
     * @param grid not solved
     * @param solution the only one
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Deduction hint(CandidateGrid grid, List<Integer> solution, Stop stop) {
        return hint(grid, solution, MOST_TRIES, stop);
    }

    static Deduction hint(CandidateGrid grid, List<Integer> solution, long tries, Stop stop) {
        return reasoned(grid, tries, stop).orElseGet(() -> ofSolution(grid, solution));
    }

    /**
     * Returns the easiest step that a grid allows; empty when it is not found within the limit of work of a hint. It needs no solution,
     * and holds in all there are.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Optional<Deduction> reasoned(CandidateGrid grid, Stop stop) {
        return reasoned(grid, MOST_TRIES, stop);
    }

    private static Optional<Deduction> reasoned(CandidateGrid grid, long tries, Stop stop) {
        Optional<Deduction> step = next(grid, 0, DeductionPath.CONTRADICTIONS, stop);
        if (step.isPresent()) {
            return step;
        }
        Work work = new Work(stop, tries);
        try {
            return next(grid.copy(work), DeductionPath.CONTRADICTIONS, Integer.MAX_VALUE, work);
        } catch (Stopped stopped) {
            if (work.isSpent()) {
                return Optional.empty();
            }
            throw stopped;
        }
    }

    /** Places the digit of a cell that has the fewest candidates. */
    private static Deduction ofSolution(CandidateGrid grid, List<Integer> solution) {
        int best = -1;
        for (int cell = 0; cell < solution.size(); cell++) {
            if (!grid.isFilled(cell) && (best < 0 || Bits.size(grid.mask(cell)) < Bits.size(grid.mask(best)))) {
                best = cell;
            }
        }
        return Deduction.placing(DeductionKind.SOLUTION, HARDEST, new CellDigit(best, solution.get(best)));
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
