package tilewright.sudoku.technique;

import java.util.Arrays;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** The conclusions of forcing chains or nets in a position. One thread. */
final class ForcingSearch {

    /*
     * Two ways to conclude, as HoDoKu has them (version 2.5.0):
     *
     *   contradiction   a node implies what cannot be, so its opposite holds
     *   verity          all of several nodes, one of which holds, imply the same: a candidate's being true and false, the
     *                   candidates of a cell, the places of a digit in a house
     *
     * All conclusions are collected in "known". Those of nets are only counted where some way to them is a net.
     */
    private final CandidateGrid grid;
    private final Consequences consequences;
    private final boolean nets;
    private final Stop stop;
    private final long[] known = new long[Consequences.WORDS];

    ForcingSearch(CandidateGrid grid, Consequences consequences, boolean nets, Stop stop) {
        this.grid = grid;
        this.consequences = consequences;
        this.nets = nets;
        this.stop = stop;
        for (int candidate = 0; candidate < LinkGraph.FALSE; candidate++) {
            if (has(candidate)) {
                stop.check();
                int isFalse = LinkGraph.FALSE + candidate;
                mark(isFalse, contradicts(candidate, false));
                mark(candidate, contradicts(isFalse, false));
                add(outside(common(candidate, isFalse), candidate / 9));
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            add(common(ofCell(cell)));
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 1; digit <= 9; digit++) {
                add(common(places(house, digit)));
            }
        }
    }

    /** Whether a candidate's being true, or false, is concluded. */
    boolean follows(int node) {
        return holds(known, node) && (!nets || byNet(node));
    }

    private boolean byNet(int node) {
        stop.check();
        if (contradicts(opposite(node), true)) {
            return true;
        }
        for (int candidate = 0; candidate < LinkGraph.FALSE; candidate++) {
            boolean elsewhere = candidate / 9 != node % LinkGraph.FALSE / 9;
            if (elsewhere && has(candidate) && isNet(node, candidate, LinkGraph.FALSE + candidate)) {
                return true;
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (isNet(node, ofCell(cell))) {
                return true;
            }
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 1; digit <= 9; digit++) {
                if (isNet(node, places(house, digit))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether all premises imply a node, and one of them by a net. */
    private boolean isNet(int node, int... premises) {
        for (int premise : premises) {
            if (!holds(consequences.of(premise), node)) {
                return false;
            }
        }
        for (int premise : premises) {
            if (consequences.isNet(premise, node)) {
                return true;
            }
        }
        return false;
    }

    private boolean has(int candidate) {
        return grid.has(candidate / 9, candidate % 9 + 1);
    }

    private static int opposite(int node) {
        return node < LinkGraph.FALSE ? node + LinkGraph.FALSE : node - LinkGraph.FALSE;
    }

    private static boolean holds(long[] set, int node) {
        return (set[node >> 6] >>> node & 1) != 0;
    }

    private void mark(int node, boolean concluded) {
        known[node >> 6] |= concluded ? 1L << node : 0;
    }

    private void add(long[] set) {
        for (int i = 0; i < set.length; i++) {
            known[i] |= set[i];
        }
    }

    /** The common implications of all premises; none for no premise. */
    private long[] common(int... premises) {
        long[] common = new long[Consequences.WORDS];
        if (premises.length > 0) {
            Arrays.fill(common, -1L);
        }
        for (int premise : premises) {
            long[] of = consequences.of(premise);
            for (int i = 0; i < common.length; i++) {
                common[i] &= of[i];
            }
        }
        return common;
    }

    /** Removes the candidates of a cell from a set. */
    private static long[] outside(long[] set, int cell) {
        for (int i = 0; i < 9; i++) {
            for (int node = cell * 9 + i; node < LinkGraph.GROUPS; node += LinkGraph.FALSE) {
                set[node >> 6] &= ~(1L << node);
            }
        }
        return set;
    }

    private int[] ofCell(int cell) {
        return Digits.list(grid.candidates(cell)).stream()
                .mapToInt(digit -> cell * 9 + digit - 1)
                .toArray();
    }

    private int[] places(int house, int digit) {
        return nodes(grid.places(digit, house), digit, true);
    }

    /** The open cells in which a digit is true, or false, by a set. */
    private CellSet cells(long[] set, int digit, boolean isTrue) {
        CellSet places = grid.places(digit);
        CellSet cells = CellSet.NONE;
        for (int cell = places.first(); cell >= 0; cell = places.next(cell + 1)) {
            cells = holds(set, node(cell, digit, isTrue)) ? cells.with(cell) : cells;
        }
        return cells;
    }

    private static int node(int cell, int digit, boolean isTrue) {
        return (isTrue ? 0 : LinkGraph.FALSE) + cell * 9 + digit - 1;
    }

    private static int[] nodes(CellSet of, int digit, boolean isTrue) {
        int[] nodes = of.cells();
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = node(nodes[i], digit, isTrue);
        }
        return nodes;
    }

    /**
     * Whether a node implies a contradiction.
     *
     * @param net whether only what is implied by a net counts
     */
    private boolean contradicts(int premise, boolean net) {
        long[] implied = consequences.of(premise);
        if (holds(implied, opposite(premise)) && counts(premise, net, opposite(premise))) {
            return true;
        }
        CellSet[] isTrue = new CellSet[10];
        CellSet[] isFalse = new CellSet[10];
        CellSet filled = CellSet.NONE;
        for (int digit = 1; digit <= 9; digit++) {
            isTrue[digit] = cells(implied, digit, true);
            isFalse[digit] = cells(implied, digit, false);
            filled = filled.or(isTrue[digit]);
        }
        for (int digit = 1; digit <= 9; digit++) {
            int both = isTrue[digit].and(isFalse[digit]).first();
            if (both >= 0 && counts(premise, net, node(both, digit, false), node(both, digit, true))) {
                return true;
            }
            for (int other = digit + 1; other <= 9; other++) {
                int twice = isTrue[digit].and(isTrue[other]).first();
                if (twice >= 0 && counts(premise, net, node(twice, digit, true), node(twice, other, true))) {
                    return true;
                }
            }
        }
        return contradictsHouse(premise, net, isTrue, isFalse) || leavesNothing(premise, net, isFalse, filled);
    }

    /** Whether a house gets a digit twice, or has no place left for one. */
    private boolean contradictsHouse(int premise, boolean net, CellSet[] isTrue, CellSet[] isFalse) {
        for (int digit = 1; digit <= 9; digit++) {
            CellSet allowed = allowed(digit);
            for (int house = 0; house < 27; house++) {
                CellSet twice = CellSet.house(house).and(isTrue[digit]);
                if (twice.size() > 1 && counts(premise, net, nodes(twice, digit, true))) {
                    return true;
                }
                CellSet places = CellSet.house(house).and(allowed);
                boolean gone = !places.isEmpty() && places.within(isFalse[digit]);
                if (gone && counts(premise, net, nodes(places, digit, false))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The empty cells that see no cell with a digit, whether or not it is still a candidate there. */
    private CellSet allowed(int digit) {
        CellSet allowed = CellSet.ALL;
        for (int other = 1; other <= 9; other++) {
            allowed = allowed.minus(grid.placed(other));
        }
        CellSet placed = grid.placed(digit);
        for (int cell = placed.first(); cell >= 0; cell = placed.next(cell + 1)) {
            allowed = allowed.minus(CellSet.peers(cell));
        }
        return allowed;
    }

    /** Whether a cell loses all its candidates. */
    private boolean leavesNothing(int premise, boolean net, CellSet[] isFalse, CellSet filled) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int left = grid.candidates(cell);
            for (int digit = 1; digit <= 9; digit++) {
                left &= isFalse[digit].has(cell) ? ~Digits.bit(digit) : Digits.ALL;
            }
            if (left == 0 && grid.digit(cell) == 0 && !filled.has(cell)) {
                int[] gone =
                        Arrays.stream(ofCell(cell)).map(ForcingSearch::opposite).toArray();
                if (counts(premise, net, gone)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean counts(int premise, boolean net, int... conclusions) {
        if (!net) {
            return true;
        }
        for (int conclusion : conclusions) {
            if (consequences.isNet(premise, conclusion)) {
                return true;
            }
        }
        return false;
    }
}
