package tilewright.sudoku.rating;

import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;

/** The techniques of Sudoku Explainer 1.2.1 in its order: the first step that any of them finds is the next one. */
final class SudokuExplainer {

    private static final TechniqueFinder.Listener FIRST = () -> true;

    /** Techniques that look at the grid only. */
    private final TechniqueFinder[] simple = {
        new HiddenSingles(),
        new Locking(true),
        new HiddenSets(2, true),
        new NakedSingles(),
        new HiddenSets(3, true),
        new Locking(false),
        new NakedSets(2),
        new Fish(2),
        new HiddenSets(2, false),
        new NakedSets(3),
        new Fish(3),
        new HiddenSets(3, false),
        new Wings(2),
        new Wings(3),
        new UniqueLoops(),
        new NakedSets(4),
        new Fish(4),
        new HiddenSets(4, false),
        new Bug(),
        new AlignedExclusion(2),
    };

    /** The larger techniques, made when they are needed, as they take room. */
    private final @Nullable TechniqueFinder[] larger = new TechniqueFinder[10];

    /**
     * Finds the next step.
     *
     * @param state is not changed
     * @return false when there is none
     * @throws tilewright.search.Stopped when it was stopped
     */
    boolean next(CandidateState state, StepBuffer buffer, Stop stop) {
        for (TechniqueFinder finder : simple) {
            if (finder.find(state, buffer, FIRST)) {
                return true;
            }
        }
        for (int i = 0; i < larger.length; i++) {
            stop.check();
            TechniqueFinder finder = larger[i];
            if (finder == null) {
                finder = make(i);
                larger[i] = finder;
            }
            if (finder instanceof ForcingChains chains) {
                chains.stop(stop);
            }
            if (finder.find(state, buffer, FIRST)) {
                return true;
            }
        }
        return false;
    }

    private static TechniqueFinder make(int index) {
        return switch (index) {
            case 0 -> new StaticChains();
            case 1 -> new AlignedExclusion(3);
            case 2 -> new ForcingChains(ForcingChains.Kind.NISHIO, 0);
            case 3 -> new ForcingChains(ForcingChains.Kind.MULTIPLE, 0);
            default -> new ForcingChains(ForcingChains.Kind.DYNAMIC, index - 4);
        };
    }
}
