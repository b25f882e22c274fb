package tilewright.sudoku.generate;

import java.util.Optional;
import java.util.function.Predicate;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.step.StepKind;

/** Puzzles of kinds that random generation seldom finds; an engine that makes none of them comes without the stock. */
interface StockedPuzzles {

    /** Whether random puzzles are searched before the stock. */
    boolean searchedFirst(StepKind kind);

    /**
     * The clues of a puzzle for a kind of step.
     *
     * @param clues the number of its clues
     * @param fits whether a puzzle is one that is wanted
     * @return empty when there is none with so many clues, or none fits
     */
    Optional<int[]> find(
            StepKind kind,
            Optional<Setup.ClueRange> clues,
            SeededRandom random,
            Predicate<int[]> fits,
            Stop stop,
            WorkLog work);

    /** The clues of a puzzle with the fewest clues that there are. */
    int[] withFewestClues(SeededRandom random, WorkLog work);
}
