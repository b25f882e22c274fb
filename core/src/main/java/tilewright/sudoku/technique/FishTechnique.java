package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.step.Step;

/**
 * Fish of one size: basic, finned, sashimi, franken, mutant, by where they are looked for; and pairs of them that share
 * their base (siamese fish).
 *
 * <p>In the order of digits, then of base and cover, rows before columns.
 */
final class FishTechnique implements Technique {

    private final int size;
    private final FishSearch.Shape shape;
    private final boolean finless;
    private final boolean finned;
    private final boolean siamese;

    /** @param siamese whether pairs alone are given, after all fish are found */
    FishTechnique(int size, FishSearch.Shape shape, boolean finless, boolean finned, boolean siamese) {
        this.size = size;
        this.shape = shape;
        this.finless = finless;
        this.finned = finned;
        this.siamese = siamese;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int digit = 1; digit <= 9; digit++) {
            if (siamese ? pairs(grid, digit, stop, enough) : fish(grid, digit, stop, enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean fish(CandidateGrid grid, int digit, Stop stop, Predicate<Step> enough) {
        return search(grid, digit, stop, fish -> enough.test(fish.step()));
    }

    private boolean search(CandidateGrid grid, int digit, Stop stop, Predicate<Fish> taker) {
        return new FishSearch(grid, digit, size, shape, FishSearch.Fins.of(finless, finned), stop, taker).run();
    }

    private boolean pairs(CandidateGrid grid, int digit, Stop stop, Predicate<Step> enough) {
        List<Fish> all = new ArrayList<>();
        search(grid, digit, stop, fish -> {
            all.add(fish);
            return false;
        });
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                if (all.get(i).pairs(all.get(j))
                        && all.get(i).siamese(all.get(j)).filter(enough).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }
}
