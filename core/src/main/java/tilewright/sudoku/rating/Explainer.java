package tilewright.sudoku.rating;

import tilewright.search.Stop;

/** The techniques of Sudoku Explainer 1.2.1 in its order: the first step that any of them finds is the next one. */
final class Explainer {

    private static final Producer.Taker FIRST = () -> true;

    /** Techniques that look at the grid only. */
    private final Producer[] simple = {
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
        new StaticChains(),
        new AlignedExclusion(3),
    };

    /** Forcing chains, made when they are needed: Nishio, multiple, dynamic of levels 0 to 5. */
    private final ForcingChains[] chains = new ForcingChains[8];

    private int made;

    /**
     * Finds the next step.
     *
     * @param marks is not changed
     * @return false when there is none
     * @throws tilewright.search.Stopped when it was stopped
     */
    boolean next(Marks marks, Finding finding, Stop stop) {
        for (Producer producer : simple) {
            if (producer.find(marks, finding, FIRST)) {
                return true;
            }
        }
        for (int i = 0; i < chains.length; i++) {
            stop.check();
            if (i == made) {
                chains[made++] = make(i);
            }
            chains[i].stop(stop);
            if (chains[i].find(marks, finding, FIRST)) {
                return true;
            }
        }
        return false;
    }

    private static ForcingChains make(int index) {
        return switch (index) {
            case 0 -> new ForcingChains(ForcingChains.Kind.NISHIO, 0);
            case 1 -> new ForcingChains(ForcingChains.Kind.MULTIPLE, 0);
            default -> new ForcingChains(ForcingChains.Kind.DYNAMIC, index - 2);
        };
    }
}
