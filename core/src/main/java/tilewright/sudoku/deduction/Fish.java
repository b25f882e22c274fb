package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tilewright.search.Stop;
import tilewright.sudoku.rules.House;

/**
 * A digit whose places in some houses, the bases, are all in as many others, the covers: it is nowhere else in the covers, nor where two
 * covers cross. Houses are rows, columns, diagonals, and all others but boxes.
 *
 * @param size the number of bases, 2 to 4
 */
record Fish(DeductionKind kind, int size, int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.HOUSES);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        for (int digit = 1; digit <= grid.facts().side(); digit++) {
            stop.check();
            if (new Search(grid, digit, stop, enough).extend(0)) {
                return true;
            }
        }
        return false;
    }

    /** The fish of one digit. */
    private final class Search {

        private final RuleFacts facts;
        private final int digit;
        private final Stop stop;
        private final Predicate<Deduction> enough;

        /** The places of the digit in each house; none in boxes and where it is placed. */
        private final BitSet[] places;

        private final List<Integer> bases = new ArrayList<>();
        private final BitSet inBases = new BitSet();
        private final List<Integer> covers = new ArrayList<>();

        Search(CandidateGrid grid, int digit, Stop stop, Predicate<Deduction> enough) {
            facts = grid.facts();
            this.digit = digit;
            this.stop = stop;
            this.enough = enough;
            places = new BitSet[facts.houses().size()];
            for (int house = 0; house < places.length; house++) {
                places[house] = new BitSet();
                int[] cells = facts.cellsOf(house);
                int bits = facts.houses().get(house).kind() == House.Kind.BOX ? 0 : grid.places(house, digit);
                for (int rest = Bits.size(bits) < 2 ? 0 : bits; rest != 0; rest &= rest - 1) {
                    places[house].set(cells[Bits.least(rest) - 1]);
                }
            }
        }

        boolean extend(int from) {
            if (bases.size() == size) {
                return cover();
            }
            for (int base = from; base < places.length; base++) {
                int count = places[base].cardinality();
                if (count < 2 || count > size || places[base].intersects(inBases)) {
                    continue;
                }
                stop.check();
                bases.add(base);
                inBases.or(places[base]);
                boolean ended = extend(base + 1);
                inBases.andNot(places[base]);
                bases.removeLast();
                if (ended) {
                    return true;
                }
            }
            return false;
        }

        /** Looks for covers of all places in the bases. */
        private boolean cover() {
            BitSet open = (BitSet) inBases.clone();
            covers.forEach(cover -> open.andNot(places[cover]));
            if (open.isEmpty()) {
                return covers.size() == size && give();
            }
            if (covers.size() == size) {
                return false;
            }
            for (int house : facts.housesOf(open.nextSetBit(0))) {
                if (!places[house].isEmpty() && !bases.contains(house)) {
                    covers.add(house);
                    boolean ended = cover();
                    covers.removeLast();
                    if (ended) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean give() {
            BitSet removed = new BitSet();
            BitSet covered = new BitSet();
            for (int cover : covers) {
                BitSet twice = (BitSet) places[cover].clone();
                twice.and(covered);
                removed.or(twice);
                covered.or(places[cover]);
            }
            covered.andNot(inBases);
            removed.or(covered);
            if (removed.isEmpty()) {
                return false;
            }
            List<CellDigit> gone = removed.stream()
                    .mapToObj(cell -> new CellDigit(cell, digit))
                    .toList();
            Stream<Premise> houses = Stream.concat(
                    bases.stream().map(base -> new Premise.Base(facts.houses().get(base))),
                    covers.stream()
                            .map(cover -> new Premise.Cover(facts.houses().get(cover))));
            Premise cells = new Premise.Cells(inBases.stream().boxed().toList(), Bits.of(digit));
            List<Premise> premises = Stream.concat(houses, Stream.of(cells)).toList();
            return enough.test(Deduction.removing(kind, tenths, gone, premises));
        }
    }
}
