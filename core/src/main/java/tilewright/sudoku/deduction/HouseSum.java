package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/**
 * What houses and cages say together, as houses have a known sum: the cells of cages outside of the houses, the outies, sum to so much
 * more than the cells of the houses outside of the cages, the innies. The 45 rule of killers. Immutable; threads may share one.
 *
 * @param houses without a common cell
 * @param cages without a common cell
 * @param excess the sum of the outies less that of the innies
 */
public record HouseSum(
        List<House> houses, List<Constraint.Cage> cages, List<Integer> outies, List<Integer> innies, int excess) {

    /** Sums of more cells remove little. */
    private static final int MOST_CELLS = 5;

    private static final int MOST_HOUSES = 3;

    /** The ways to choose cages that are partly in the houses. */
    private enum Choice {
        INSIDE,
        COVERING,
        FEWEST
    }

    /** The cells, with the outies added and the innies subtracted. */
    Fillings fillings() {
        int[] cells = Stream.concat(outies.stream(), innies.stream())
                .mapToInt(Integer::intValue)
                .toArray();
        int[] signs = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            signs[i] = i < outies.size() ? 1 : -1;
        }
        return new Fillings(cells, signs, excess);
    }

    /** The sum of the digits of the houses. */
    int total(int side) {
        return houses.size() * side * (side + 1) / 2;
    }

    int sumOfCages() {
        return cages.stream().mapToInt(Constraint.Cage::sum).sum();
    }

    /** All that have few cells, those of few houses first: of single houses, and of two or three rows, columns, or boxes in turn. */
    static List<HouseSum> of(Variant rules) {
        List<Constraint.Cage> cages = rules.constraints().stream()
                .filter(Constraint.Cage.class::isInstance)
                .map(Constraint.Cage.class::cast)
                .toList();
        Map<List<List<Integer>>, HouseSum> found = new LinkedHashMap<>();
        List<House> houses = cages.isEmpty() ? List.of() : rules.houses();
        for (int count = 1; count <= MOST_HOUSES; count++) {
            for (int from = 0; from + count <= houses.size(); from++) {
                House.Kind kind = houses.get(from).kind();
                boolean disjoint = kind == House.Kind.ROW || kind == House.Kind.COLUMN || kind == House.Kind.BOX;
                if (count == 1 || disjoint && houses.get(from + count - 1).kind() == kind) {
                    for (Choice choice : Choice.values()) {
                        HouseSum sum = of(houses.subList(from, from + count), cages, rules.side(), choice);
                        int cells = sum.outies.size() + sum.innies.size();
                        if (cells > 0 && cells <= MOST_CELLS) {
                            found.putIfAbsent(List.of(sum.outies, sum.innies), sum);
                        }
                    }
                }
            }
        }
        return List.copyOf(found.values());
    }

    private static HouseSum of(List<House> houses, List<Constraint.Cage> cages, int side, Choice choice) {
        BitSet region = new BitSet();
        houses.forEach(house -> house.cells().forEach(region::set));
        BitSet covered = new BitSet();
        List<Constraint.Cage> chosen = new ArrayList<>();
        int excess = -houses.size() * side * (side + 1) / 2;
        for (Constraint.Cage cage : cages) {
            BitSet cells = new BitSet();
            cage.cells().forEach(cells::set);
            boolean free = !cells.intersects(covered);
            cells.and(region);
            int inside = cells.cardinality();
            int outside = cage.cells().size() - inside;
            boolean taken = switch (choice) {
                case INSIDE -> outside == 0;
                case COVERING -> true;
                case FEWEST -> outside < inside;
            };
            if (free && inside > 0 && taken) {
                chosen.add(cage);
                cage.cells().forEach(covered::set);
                excess += cage.sum();
            }
        }
        BitSet innies = (BitSet) region.clone();
        innies.andNot(covered);
        covered.andNot(region);
        return new HouseSum(
                houses,
                List.copyOf(chosen),
                covered.stream().boxed().toList(),
                innies.stream().boxed().toList(),
                excess);
    }
}
