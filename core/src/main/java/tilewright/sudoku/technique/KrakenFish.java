package tilewright.sudoku.technique;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * A finned fish whose fins lead to an elimination by chains, through candidates and groups.
 *
 * <p>Type 1: each fin leads to what the fish without fins would remove. Type 2: each place within a cover house, and each fin,
 * leads to the same elimination, whatever its digit.
 *
 * <p>Basic and franken fish of two to four houses with at most two fins. Source: HoDoKu's definition of the two types.
 */
final class KrakenFish implements Technique {

    private static final int LARGEST = 4;

    private final StepKind kind;

    /** @param kind type 1 or type 2 */
    KrakenFish(StepKind kind) {
        this.kind = kind;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        return new Search(grid, stop, enough).run();
    }

    private final class Search {

        /** The eliminations of a step; of several fish with the same ones, only the first makes a step. */
        private record Effect(int digit, int removed) {}

        private final CandidateGrid grid;
        private final Stop stop;
        private final Predicate<Step> enough;
        private final ChainEnds ends;
        private final Set<Effect> known = new HashSet<>();

        Search(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
            this.grid = grid;
            this.stop = stop;
            this.enough = enough;
            ends = new ChainEnds(grid, stop);
        }

        boolean run() {
            Predicate<Fish> taker = kind == StepKind.KRAKEN_FISH_1 ? this::first : this::second;
            for (int size = 2; size <= LARGEST; size++) {
                for (FishSearch.Shape shape :
                        new FishSearch.Shape[] {FishSearch.Shape.BASIC, FishSearch.Shape.FRANKEN}) {
                    for (int digit = 1; digit <= 9; digit++) {
                        if (new FishSearch(grid, digit, size, shape, FishSearch.Fins.CHAINED, stop, taker).run()) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        private boolean first(Fish fish) {
            CellSet cells = fish.outside().or(fish.within()).minus(fish.fins().seenByAll());
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell + 1)) {
                int removed = cell * 9 + fish.digit() - 1;
                if (ends.lead(fish.fins(), fish.digit(), removed)
                        && known.add(new Effect(fish.digit(), removed))
                        && enough.test(step(fish, fish.cover(), fish.fins(), removed))) {
                    return true;
                }
            }
            return false;
        }

        private boolean second(Fish fish) {
            CellSet places = fish.places();
            for (int house : fish.cover()) {
                CellSet from = places.and(CellSet.house(house)).or(fish.fins());
                for (int removed : ends.common(from, fish.digit())) {
                    if (known.add(new Effect(fish.digit(), removed))
                            && enough.test(step(fish, new int[] {house}, from, removed))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private Step step(Fish fish, int[] covers, CellSet from, int removed) {
            int digit = fish.digit();
            StepDraft draft = new StepDraft(kind, Digits.bit(digit));
            draft.removeAll(grid, removed / 9, Digits.bit(removed % 9 + 1));
            for (int house : fish.base()) {
                draft.because(new Premise.Base(house));
            }
            for (int house : covers) {
                draft.because(new Premise.Cover(house));
            }
            draft.because(new Premise.Fins(fish.fins(), digit));
            int length = 0;
            for (int cell = from.first(); cell >= 0; cell = from.next(cell + 1)) {
                ChainPath path = ends.path(cell * 9 + digit - 1, removed);
                length += path.last();
                path.premises().forEach(draft::because);
            }
            return draft.length(length).step();
        }
    }
}
