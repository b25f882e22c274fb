package tilewright.sudoku.technique;

import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * Adds almost locked sets of two cells and more to a graph of links: what sees all places of a digit in a set takes it away
 * if it is true; the set is then locked, and its other digits are false wherever they see all their places in the set.
 */
final class SetLinks {

    private final CandidateGrid grid;
    private final AlmostLockedSets sets;
    private final LinkGraph graph;
    private final RestrictedCommons pairs;
    private final int[][] pairsOfSet;

    /** The node for each set without each digit; 0 when there is none yet. */
    private final int[] nodes;

    SetLinks(CandidateGrid grid, LinkGraph graph, Stop stop) {
        this.grid = grid;
        this.graph = graph;
        sets = grid.almostLockedSets();
        pairs = grid.restrictedCommons(false, stop);
        pairsOfSet = pairs.ofSets();
        nodes = new int[sets.size() * 9];
    }

    void link() {
        for (int set = 0; set < sets.size(); set++) {
            if (sets.cells(set).size() > 1) {
                for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
                    link(set, Digits.first(rest));
                }
            }
        }
    }

    private int node(int set, int digit) {
        int at = set * 9 + digit - 1;
        if (nodes[at] == 0) {
            nodes[at] = graph.node(sets.places(set, digit), digit, set);
        }
        return nodes[at];
    }

    private void link(int set, int without) {
        int digits = sets.digits(set) & ~Digits.bit(without);
        boolean removes = false;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            removes |= !sets.seen(set, Digits.first(rest)).isEmpty();
        }
        if (!removes) {
            return;
        }
        int node = node(set, without);
        linkEntries(set, without, node);
        int weight = LinkGraph.LINK + penalty(Digits.size(sets.digits(set)));
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            linkExits(node, Digits.first(rest), sets.seen(set, Digits.first(rest)), weight);
        }
        for (int pair : pairsOfSet[set]) {
            int other = pairs.first(pair) + pairs.second(pair) - set;
            if (sets.cells(other).size() > 1) {
                for (int rest = pairs.digits(pair) & digits; rest != 0; rest &= rest - 1) {
                    graph.link(node, node(other, Digits.first(rest)), weight);
                }
            }
        }
        linkForced(set, digits, node, weight + 1);
    }

    private void linkEntries(int set, int without, int node) {
        CellSet seen = sets.seen(set, without);
        for (int cell = seen.first(); cell >= 0; cell = seen.next(cell + 1)) {
            graph.link(cell * 9 + without - 1, node, LinkGraph.LINK);
        }
        for (int group = LinkGraph.GROUPS; group < LinkGraph.GROUPS + graph.groupNodes(); group += 2) {
            if (graph.digit(group) == without && graph.cells(group).within(seen)) {
                graph.link(group, node, LinkGraph.LINK);
            }
        }
    }

    private void linkExits(int node, int digit, CellSet seen, int weight) {
        for (int cell = seen.first(); cell >= 0; cell = seen.next(cell + 1)) {
            graph.link(node, LinkGraph.FALSE + cell * 9 + digit - 1, weight);
        }
        for (int group = LinkGraph.GROUPS; group < LinkGraph.GROUPS + graph.groupNodes(); group += 2) {
            if (graph.digit(group) == digit && graph.cells(group).within(seen)) {
                graph.link(node, group + 1, weight);
            }
        }
    }

    /** A cell that is left with one candidate, out of three and more, is filled. */
    private void linkForced(int set, int digits, int node, int weight) {
        int[] gone = new int[Houses.CELLS];
        CellSet touched = CellSet.NONE;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            CellSet seen = sets.seen(set, Digits.first(rest));
            touched = touched.or(seen);
            for (int cell = seen.first(); cell >= 0; cell = seen.next(cell + 1)) {
                gone[cell] |= rest & -rest;
            }
        }
        for (int cell = touched.first(); cell >= 0; cell = touched.next(cell + 1)) {
            int left = grid.candidates(cell) & ~gone[cell];
            if (Digits.size(grid.candidates(cell)) > 2 && Digits.size(left) == 1) {
                graph.link(node, cell * 9 + Digits.first(left) - 1, weight);
            }
        }
    }

    /** The length that HoDoKu adds to a chain for an almost locked set, by the number of its candidates or cells. */
    static int penalty(int size) {
        return size <= 2 ? size - 1 : 2 * (size - 1);
    }
}
