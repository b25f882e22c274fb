package tilewright.sudoku.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Digits of a house, each place of which excludes another digit of some cell by a relation: with a 5 in one of two neighbors of a cell, it is
 * no 4 where neighbors are not consecutive.
 *
 * @param houseCells the cells of the house
 * @param cases for each digit of the house, from 0 on, triples: places in the house, as bits; a cell; and a digit that it cannot have
 *     when the digit has no other places, as its bit
 * @param most the number of places of each digit up to which its cases are looked at
 */
record HouseRelations(int[] houseCells, int[][] cases, int[] most) implements Propagator {

    /** The number of places up to which a case is likely. */
    private static final int MOST_PLACES = 3;

    /** Returns the propagator of each house that has cases. */
    static List<Propagator> of(int[][] houses, List<Propagator> propagators, int side, int cells) {
        List<List<Relation>> relations = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            relations.add(new ArrayList<>());
        }
        for (Propagator propagator : propagators) {
            if (propagator instanceof Relation relation) {
                relations.get(relation.first()).add(relation);
                relations.get(relation.second()).add(relation);
            }
        }
        List<Propagator> found = new ArrayList<>();
        for (int[] house : houses) {
            HouseRelations of = of(house, relations, side);
            if (of.cells().length > 0) {
                found.add(of);
            }
        }
        return found;
    }

    private static HouseRelations of(int[] house, List<List<Relation>> relations, int side) {
        int[] places = new int[relations.size()];
        for (int i = 0; i < house.length; i++) {
            places[house[i]] = 1 << i;
        }
        int[][] cases = new int[side][];
        Arrays.fill(cases, new int[0]);
        int[] most = new int[side];
        for (int cell = 0; cell < relations.size(); cell++) {
            for (int digit = 0; digit < side && meets(cell, relations.get(cell), places); digit++) {
                addCases(cell, digit, relations.get(cell), places, cases, most);
            }
        }
        return new HouseRelations(house, cases, most);
    }

    /** Whether a cell has two places in a house at least: its own, and those of its relations. */
    private static boolean meets(int cell, List<Relation> relations, int[] places) {
        int met = places[cell];
        for (Relation relation : relations) {
            met |= places[relation.first()] | places[relation.second()];
        }
        return (met & met - 1) != 0;
    }

    private static void addCases(
            int cell, int digit, List<Relation> relations, int[] places, int[][] cases, int[] most) {
        int[] excluded = new int[cases.length];
        Arrays.fill(excluded, places[cell]);
        excluded[digit] = 0;
        for (Relation relation : relations) {
            boolean first = relation.first() == cell;
            int place = places[first ? relation.second() : relation.first()];
            int[] allowed = first ? relation.forward() : relation.backward();
            for (int other = 0; place != 0 && other < cases.length; other++) {
                excluded[other] |= other != digit && (allowed[other] >>> digit & 1) == 0 ? place : 0;
            }
        }
        for (int other = 0; other < cases.length; other++) {
            int count = Integer.bitCount(excluded[other]);
            if (count > 1) {
                int end = cases[digit].length;
                cases[digit] = Arrays.copyOf(cases[digit], end + 3);
                cases[digit][end] = excluded[other];
                cases[digit][end + 1] = cell;
                cases[digit][end + 2] = 1 << other;
                most[digit] = Math.min(MOST_PLACES, Math.max(most[digit], count));
            }
        }
    }

    @Override
    public int[] cells() {
        for (int[] some : cases) {
            if (some.length > 0) {
                return houseCells;
            }
        }
        return new int[0];
    }

    @Override
    public int cost() {
        return 5;
    }

    @Override
    public boolean propagate(Candidates candidates) {
        int[] places = candidates.scratch;
        for (int digit = 0; digit < cases.length; digit++) {
            places[digit] = 0;
        }
        for (int i = 0; i < houseCells.length; i++) {
            int mask = candidates.mask(houseCells[i]);
            for (int rest = (mask & mask - 1) == 0 ? 0 : mask; rest != 0; rest &= rest - 1) {
                places[Integer.numberOfTrailingZeros(rest)] |= 1 << i;
            }
        }
        for (int digit = 0; digit < cases.length; digit++) {
            int count = Integer.bitCount(places[digit]);
            if (count > 1 && count <= most[digit] && !remove(candidates, cases[digit], places[digit])) {
                return false;
            }
        }
        return true;
    }

    private static boolean remove(Candidates candidates, int[] some, int places) {
        for (int i = 0; i < some.length; i += 3) {
            if ((places & ~some[i]) == 0 && !candidates.keep(some[i + 1], ~some[i + 2])) {
                return false;
            }
        }
        return true;
    }
}
