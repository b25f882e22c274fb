package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * A stem cell and, for each of its candidates, an almost locked set all whose places of that digit see the cell. Whatever the
 * cell holds, one of the sets is locked, so a digit that all of them have is in one of them.
 */
final class DeathBlossom implements Technique {

    private final boolean overlap;

    /**
     * The technique.
     *
     * @param overlap whether the sets may have cells in common
     */
    DeathBlossom(boolean overlap) {
        this.overlap = overlap;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        AlmostLockedSets sets = grid.almostLockedSets();
        int[][] petals = new int[Houses.CELLS * 9][];
        int[] counts = new int[Houses.CELLS * 9];
        for (int set = 0; set < sets.size(); set++) {
            for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
                int digit = Digits.first(rest);
                CellSet seen = sets.seen(set, digit);
                for (int cell = seen.first(); cell >= 0; cell = seen.next(cell + 1)) {
                    int at = cell * 9 + digit - 1;
                    if (petals[at] == null) {
                        petals[at] = new int[sets.size()];
                    }
                    petals[at][counts[at]++] = set;
                }
            }
        }
        Search search = new Search(sets, petals, counts, stop, enough);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (grid.candidates(cell) != 0 && search.at(cell, grid.candidates(cell))) {
                return true;
            }
        }
        return false;
    }

    private final class Search {

        private final AlmostLockedSets sets;
        private final int[][] petals;
        private final int[] counts;
        private final Stop stop;
        private final Predicate<Step> enough;
        private final Set<Eliminations> known = new HashSet<>();
        private int stem;
        private final int[] stemDigits = new int[9];
        private int stemSize;
        private final int[] chosen = new int[9];

        /** The cells that see all places of each digit in the sets that were chosen up to each depth. */
        private final CellSet[][] seen = new CellSet[10][9];

        private int tries;

        Search(AlmostLockedSets sets, int[][] petals, int[] counts, Stop stop, Predicate<Step> enough) {
            this.sets = sets;
            this.petals = petals;
            this.counts = counts;
            this.stop = stop;
            this.enough = enough;
        }

        boolean at(int cell, int candidates) {
            stem = cell;
            stemSize = 0;
            for (int rest = candidates; rest != 0; rest &= rest - 1) {
                int digit = Digits.first(rest);
                if (counts[cell * 9 + digit - 1] == 0) {
                    return false;
                }
                stemDigits[stemSize++] = digit;
            }
            for (int digit = 1; digit <= 9; digit++) {
                seen[0][digit - 1] = CellSet.ALL.without(cell);
            }
            return choose(0, CellSet.NONE, Digits.ALL & ~candidates);
        }

        /** Tries all sets for one more digit of the stem, as long as there is something that all of them see. */
        private boolean choose(int depth, CellSet used, int common) {
            if (depth == stemSize) {
                return gives(used, common);
            }
            int at = stem * 9 + stemDigits[depth] - 1;
            for (int i = 0; i < counts[at]; i++) {
                int set = petals[at][i];
                if ((++tries & 0xfff) == 0) {
                    stop.check();
                }
                CellSet cells = sets.cells(set);
                int left = 0;
                if ((sets.digits(set) & common) != 0 && (overlap || !cells.meets(used))) {
                    for (int rest = sets.digits(set) & common; rest != 0; rest &= rest - 1) {
                        int digit = Digits.first(rest);
                        CellSet both = seen[depth][digit - 1]
                                .and(sets.seen(set, digit))
                                .minus(used);
                        seen[depth + 1][digit - 1] = both;
                        left |= both.isEmpty() ? 0 : Digits.bit(digit);
                    }
                }
                if (left != 0) {
                    chosen[depth] = set;
                    if (choose(depth + 1, used.or(cells), left)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean gives(CellSet used, int common) {
            Eliminations eliminations = new Eliminations();
            for (int rest = common; rest != 0; rest &= rest - 1) {
                int digit = Digits.first(rest);
                eliminations.add(digit, seen[stemSize][digit - 1].minus(used));
            }
            if (eliminations.isEmpty() || !known.add(eliminations)) {
                return false;
            }
            int digits = 0;
            List<Premise> premises = new ArrayList<>();
            for (int i = 0; i < stemSize; i++) {
                digits |= Digits.bit(stemDigits[i]);
                premises.add(sets.premise(chosen[i]));
                premises.add(new Premise.Link(
                        CellSet.of(stem), stemDigits[i], sets.places(chosen[i], stemDigits[i]), stemDigits[i], false));
            }
            premises.addFirst(new Premise.Cells(CellSet.of(stem), digits));
            return enough.test(AlsSteps.step(StepKind.DEATH_BLOSSOM, eliminations, premises));
        }
    }
}
