package tilewright.sudoku.variant;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/**
 * Sums that follow from cages and houses, by what is known as the rule of 45: a house has a known sum, and so have its cells outside of
 * the cages within it, and the cells by which cages that cover it stick out. The same holds for some rows or columns together.
 */
final class HouseSums {

    /** Sums of more cells remove little. */
    private static final int MOST_CELLS = 6;

    private final Variant rules;
    private final List<Constraint.Cage> cages = new ArrayList<>();
    private final List<BitSet> cageCells = new ArrayList<>();
    private final Set<List<Integer>> known = new HashSet<>();
    private final List<Constraint.Cage> found = new ArrayList<>();

    /** Sums as cages whose digits need not differ. */
    HouseSums(Variant rules) {
        this.rules = rules;
        for (Constraint constraint : rules.constraints()) {
            if (constraint instanceof Constraint.Cage cage) {
                cages.add(cage);
                cageCells.add(bits(cage.cells()));
                known.add(cage.cells());
            }
        }
        if (!cages.isEmpty()) {
            rules.houses().forEach(house -> add(house.cells(), 1));
            addLines(House.Kind.ROW);
            addLines(House.Kind.COLUMN);
        }
    }

    List<Constraint.Cage> found() {
        return found;
    }

    private void addLines(House.Kind kind) {
        List<List<Integer>> lines = rules.houses().stream()
                .filter(house -> house.kind() == kind)
                .map(House::cells)
                .toList();
        for (int from = 0; from < lines.size(); from++) {
            List<Integer> cells = new ArrayList<>(lines.get(from));
            for (int to = from + 1; to < lines.size(); to++) {
                cells.addAll(lines.get(to));
                add(cells, to - from + 1);
            }
        }
    }

    private void add(List<Integer> cells, int houses) {
        BitSet region = bits(cells);
        BitSet inside = bits(cells);
        BitSet outside = new BitSet();
        int total = houses * rules.side() * (rules.side() + 1) / 2;
        int left = total;
        int covering = 0;
        int covered = 0;
        for (int i = 0; i < cages.size(); i++) {
            BitSet cage = cageCells.get(i);
            if (!cage.intersects(region)) {
                continue;
            }
            covering += cages.get(i).sum();
            covered += cage.cardinality();
            outside.or(cage);
            if (contains(inside, cage)) {
                inside.andNot(cage);
                left -= cages.get(i).sum();
            }
        }
        add(inside, left);
        if (covered == outside.cardinality() && contains(outside, region)) {
            outside.andNot(region);
            add(outside, covering - total);
        }
    }

    private static boolean contains(BitSet all, BitSet some) {
        BitSet missing = (BitSet) some.clone();
        missing.andNot(all);
        return missing.isEmpty();
    }

    private static BitSet bits(List<Integer> cells) {
        BitSet bits = new BitSet();
        cells.forEach(bits::set);
        return bits;
    }

    private void add(BitSet cells, int sum) {
        int count = cells.cardinality();
        if (count > 0 && count <= MOST_CELLS && sum >= 0 && sum <= Variant.MOST_SUM) {
            List<Integer> list = cells.stream().boxed().toList();
            if (known.add(list)) {
                found.add(new Constraint.Cage(sum, list));
            }
        }
    }
}
