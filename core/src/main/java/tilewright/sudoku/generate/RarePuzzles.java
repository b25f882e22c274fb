package tilewright.sudoku.generate;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.canonical.Isomorphism;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.StepKind;

/**
 * Puzzles of kinds that random generation seldom finds: random isomorphs of those in a stock. Each is as new to a
 * solver as any other, but has the same solution path up to the order of steps. Immutable; threads may share one.
 */
final class RarePuzzles implements StockedPuzzles {

    /** Isomorphs that are looked at: the order in which techniques find steps depends on where they are. */
    private static final int MOST = 60;

    /**
     * The kinds of which a random puzzle is often found: what needs more than such an early technique is refused soon. Others in
     * the stock take too long.
     */
    private static final List<StepKind> SEARCHED_FIRST =
            List.of(StepKind.NAKED_QUAD, StepKind.SWORDFISH, StepKind.X_CHAIN);

    @Override
    public boolean searchedFirst(StepKind kind) {
        return SEARCHED_FIRST.contains(kind) || RareStock.of(kind).isEmpty();
    }

    @Override
    public Optional<int[]> find(
            StepKind kind,
            Optional<Setup.ClueRange> clues,
            SeededRandom random,
            Predicate<int[]> fits,
            Stop stop,
            WorkLog work) {
        List<int[]> stock = RareStock.of(kind).stream()
                .filter(puzzle -> clues.isEmpty() || clues.get().has(count(puzzle)))
                .toList();
        for (int i = 0; i < MOST && !stock.isEmpty(); i++) {
            stop.check();
            int[] puzzle = isomorph(stock.get(random.below(stock.size())), random);
            if (fits.test(puzzle)) {
                work.line(GenerateMessages.logStocked(stock.size()));
                return Optional.of(puzzle);
            }
        }
        return Optional.empty();
    }

    @Override
    public int[] withFewestClues(SeededRandom random, WorkLog work) {
        int[] puzzle = isomorph(FewestCluesStock.puzzle(random.below(FewestCluesStock.SIZE)), random);
        work.line(GenerateMessages.logStocked(FewestCluesStock.SIZE));
        return puzzle;
    }

    private static int[] isomorph(int[] puzzle, SeededRandom random) {
        return Isomorphism.random(random).of(puzzle);
    }

    private static int count(int[] puzzle) {
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            count += puzzle[cell] == 0 ? 0 : 1;
        }
        return count;
    }
}
