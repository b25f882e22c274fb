package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * The direct implications of a candidate that is true or false, from a group of them, or from an almost locked set that lacks
 * a digit. Unchanging.
 *
 * <p>The links of a node are in the order in which HoDoKu's tables hold them (TablingSolver, version 2.5.0), as that decides
 * which of several chains of a length is found.
 */
final class LinkGraph {

    /*
     * Nodes are numbers. Candidate c = cell * 9 + digit - 1 is true: c, is false: FALSE + c. Then groups, two nodes each: true, false.
     * A group is all places of a digit where a line and a box cross, two or three. Then almost locked sets of two cells and more: one node for each digit that a set may lack.
     *
     * Links are collected as triples and then sorted by their origins, stably: those of node n are start[n] to start[n + 1] - 1.
     */
    static final int FALSE = 729;

    /** The weight of a link. */
    static final int LINK = 2;

    static final int GROUPS = 2 * FALSE;

    private final CandidateGrid grid;

    /** The cells, the digit, and the almost locked set, or -1, of each node behind the candidates. */
    private final List<CellSet> cells = new ArrayList<>();

    private int[] digits = new int[256];
    private int[] sets = new int[256];
    private int groupNodes;

    private int links;
    private int[] origins = new int[8192];
    private int[] targets = new int[8192];
    private int[] weights = new int[8192];
    private int[] start = new int[0];

    private LinkGraph(CandidateGrid grid) {
        this.grid = grid;
    }

    /** The links between candidates. */
    static LinkGraph plain(CandidateGrid grid) {
        LinkGraph graph = new LinkGraph(grid);
        graph.linkCandidates();
        graph.sort();
        return graph;
    }

    /**
     * The links between candidates and groups.
     *
     * @param withSets whether there are almost locked sets as well
     */
    static LinkGraph grouped(CandidateGrid grid, boolean withSets, Stop stop) {
        LinkGraph graph = new LinkGraph(grid);
        graph.linkCandidates();
        graph.linkGroups();
        if (withSets) {
            new SetLinks(grid, graph, stop).link();
        }
        graph.sort();
        return graph;
    }

    void link(int from, int to, int weight) {
        if (links == origins.length) {
            origins = Arrays.copyOf(origins, 2 * links);
            targets = Arrays.copyOf(targets, 2 * links);
            weights = Arrays.copyOf(weights, 2 * links);
        }
        origins[links] = from;
        targets[links] = to;
        weights[links++] = weight;
    }

    /** A new node behind the candidates. */
    int node(CellSet of, int digit, int set) {
        int index = cells.size();
        if (index == digits.length) {
            digits = Arrays.copyOf(digits, 2 * index);
            sets = Arrays.copyOf(sets, 2 * index);
        }
        cells.add(of);
        digits[index] = digit;
        sets[index] = set;
        return GROUPS + index;
    }

    private void linkCandidates() {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int candidates = grid.candidates(cell);
            for (int rest = candidates; rest != 0; rest &= rest - 1) {
                int node = cell * 9 + Digits.first(rest) - 1;
                for (int others = candidates & ~(rest & -rest); others != 0; others &= others - 1) {
                    int other = cell * 9 + Digits.first(others) - 1;
                    link(node, FALSE + other, LINK);
                    if (Digits.size(candidates) == 2) {
                        link(FALSE + node, other, LINK);
                    }
                }
                linkPlaces(cell, Digits.first(rest));
            }
        }
    }

    private void linkPlaces(int cell, int digit) {
        int node = cell * 9 + digit - 1;
        CellSet linked = CellSet.of(cell);
        CellSet strong = linked;
        for (int house : Houses.of(cell)) {
            CellSet places = grid.places(digit, house);
            CellSet others = places.minus(linked);
            for (int other = others.first(); other >= 0; other = others.next(other + 1)) {
                link(node, FALSE + other * 9 + digit - 1, LINK);
            }
            if (places.size() == 2) {
                int other = places.minus(strong).first();
                if (other >= 0) {
                    link(FALSE + node, other * 9 + digit - 1, LINK);
                }
                strong = strong.or(places);
            }
            linked = linked.or(places);
        }
    }

    private void linkGroups() {
        for (int line = 0; line < 18; line++) {
            for (int digit = 1; digit <= 9; digit++) {
                CellSet places = grid.places(digit, line);
                for (int box = 18; box < 27 && !places.isEmpty(); box++) {
                    CellSet group = places.and(CellSet.house(box));
                    if (group.size() >= 2) {
                        node(group, digit, -1);
                        node(group, digit, -1);
                    }
                }
            }
        }
        groupNodes = cells.size();
        for (int group = 0; group < groupNodes; group += 2) {
            linkGroup(group);
        }
    }

    private void linkGroup(int index) {
        CellSet group = cells.get(index);
        int digit = digits[index];
        int first = group.first();
        int last = group.cells()[group.size() - 1];
        int isTrue = GROUPS + index;
        int isFalse = isTrue + 1;
        int line = Houses.row(first) == Houses.row(last) ? Houses.row(first) : 9 + Houses.column(first);
        int box = 18 + Houses.box(first);
        CellSet seen = group.seenByAll().and(grid.places(digit));
        for (int cell = seen.first(); cell >= 0; cell = seen.next(cell + 1)) {
            link(isTrue, FALSE + cell * 9 + digit - 1, LINK);
            link(cell * 9 + digit - 1, isFalse, LINK);
        }
        for (int house : new int[] {box, line}) {
            CellSet others = seen.and(CellSet.house(house));
            if (others.size() == 1) {
                link(isFalse, others.first() * 9 + digit - 1, LINK);
                link(FALSE + others.first() * 9 + digit - 1, isTrue, LINK);
            }
        }
        int[] counts = new int[2];
        int[] partners = new int[2];
        for (int other = 0; other < groupNodes; other += 2) {
            if (other == index || digits[other] != digit || cells.get(other).meets(group)) {
                continue;
            }
            for (int i = 0; i < 2; i++) {
                if (cells.get(other).within(CellSet.house(i == 0 ? line : box))) {
                    partners[i] = counts[i]++ == 0 ? other : partners[i];
                    link(isTrue, GROUPS + other + 1, LINK);
                }
            }
        }
        for (int i = 0; i < 2; i++) {
            CellSet house = grid.places(digit, i == 0 ? line : box);
            if (counts[i] == 1
                    && house.minus(group).minus(cells.get(partners[i])).isEmpty()) {
                link(isFalse, GROUPS + partners[i], LINK);
            }
        }
    }

    private void sort() {
        start = new int[size() + 1];
        for (int i = 0; i < links; i++) {
            start[origins[i] + 1]++;
        }
        for (int node = 0; node < size(); node++) {
            start[node + 1] += start[node];
        }
        int[] next = start.clone();
        int[] sortedTargets = new int[links];
        int[] sortedWeights = new int[links];
        for (int i = 0; i < links; i++) {
            int at = next[origins[i]]++;
            sortedTargets[at] = targets[i];
            sortedWeights[at] = weights[i];
        }
        targets = sortedTargets;
        weights = sortedWeights;
        origins = new int[0];
    }

    int size() {
        return GROUPS + cells.size();
    }

    /** The nodes of groups, from {@link #GROUPS} on. */
    int groupNodes() {
        return groupNodes;
    }

    int start(int node) {
        return start[node];
    }

    int target(int link) {
        return targets[link];
    }

    /**
     * The length that a link adds to a chain while chains are looked for: {@link #LINK}, and more out of almost locked
     * sets.
     */
    int weight(int link) {
        return weights[link];
    }

    static boolean isCandidate(int node) {
        return node < GROUPS;
    }

    boolean isSet(int node) {
        return node >= GROUPS + groupNodes;
    }

    /** Whether a candidate or a group is true. */
    boolean isTrue(int node) {
        return node < GROUPS ? node < FALSE : node < GROUPS + groupNodes && (node & 1) == 0;
    }

    int digit(int node) {
        return node < GROUPS ? node % 9 + 1 : digits[node - GROUPS];
    }

    /** The cells of a node; of an almost locked set those that may lack the digit. */
    CellSet cells(int node) {
        return node < GROUPS ? CellSet.of(node % FALSE / 9) : cells.get(node - GROUPS);
    }

    int firstCell(int node) {
        return node < GROUPS ? node % FALSE / 9 : cells.get(node - GROUPS).first();
    }

    /** The almost locked set of a node, by its number in {@link CandidateGrid#almostLockedSets}. */
    int set(int node) {
        return sets[node - GROUPS];
    }
}
