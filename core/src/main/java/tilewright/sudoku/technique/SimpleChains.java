package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.StepKind;

/**
 * Finds chains that begin and end with a strong link at the same digit, and visit no cell twice. One of the two ends is true,
 * so what sees both is removed. An X-chain may end where it begins.
 */
final class SimpleChains {

    /*
     * Nodes are candidates, cell * 9 + digit - 1. From each, breadth first over states (node * 2, and 1 more for a node that
     * was reached by a strong link). A shortest way to a state can visit a cell twice; the state is then
     * looked for again by depth first search with growing limits, which is rare.
     */
    private static final int LONGEST = 19;

    private final StepKind kind;
    private final CandidateGrid grid;
    private final int[][] strong;
    private final int[][] weak;
    private final Map<Eliminations, FoundChain> found = new HashMap<>();
    private final List<FoundChain> order = new ArrayList<>();

    private final int[] queue = new int[2 * 729];
    private final int[] before = new int[2 * 729];
    private final int[] length = new int[2 * 729];
    private final int[] visited = new int[2 * 729];

    /** The last chain that was found, its nodes from the first on. */
    private final int[] path = new int[2 * LONGEST];

    private int pathSize;
    private long budget;

    /**
     * A search over a graph.
     *
     * @param strong of each node, those to which it has a strong link that the chain may use as one; empty for what is no node
     * @param weak of each node, those that it sees
     */
    SimpleChains(StepKind kind, CandidateGrid grid, int[][] strong, int[][] weak) {
        this.kind = kind;
        this.grid = grid;
        this.strong = strong;
        this.weak = weak;
    }

    /** The shortest chain for each set of eliminations. */
    List<FoundChain> all(Stop stop) {
        for (int start = 0; start < 729; start++) {
            if (strong[start].length > 0) {
                stop.check();
                from(start);
            }
        }
        List<FoundChain> all = new ArrayList<>();
        for (FoundChain chain : order) {
            if (chain.equals(found.get(chain.eliminations()))) {
                all.add(chain);
            }
        }
        return all;
    }

    private void from(int start) {
        int mark = start + 1;
        int startCell = start / 9;
        CellSet targets = CellSet.peers(startCell).and(grid.places(start % 9 + 1));
        if (targets.isEmpty()) {
            return;
        }
        int size = 0;
        queue[size++] = start * 2;
        before[start * 2] = -1;
        length[start * 2] = 0;
        visited[start * 2] = mark;
        for (int at = 0; at < size; at++) {
            int state = queue[at];
            boolean on = (state & 1) != 0;
            if (on && length[state] >= 3 && (state >> 1) % 9 == start % 9) {
                check(start, state, targets);
            }
            if (at > 0 && (state >> 1) / 9 == startCell && length[state] > 1 || length[state] == LONGEST) {
                continue;
            }
            for (int next : (on ? weak : strong)[state >> 1]) {
                int reached = next * 2 + (on ? 0 : 1);
                if (visited[reached] != mark) {
                    visited[reached] = mark;
                    before[reached] = state;
                    length[reached] = length[state] + 1;
                    queue[size++] = reached;
                }
            }
        }
    }

    private void check(int start, int state, CellSet targets) {
        int end = (state >> 1) / 9;
        CellSet removed = targets.and(CellSet.peers(end));
        if (removed.isEmpty()) {
            return;
        }
        Eliminations eliminations = new Eliminations();
        eliminations.add(start % 9 + 1, removed);
        FoundChain known = found.get(eliminations);
        int shorter = known == null ? LONGEST : known.length() - 2;
        if (length[state] > shorter) {
            return;
        }
        pathSize = length[state] + 1;
        for (int at = state, i = length[state]; i >= 0; at = before[at], i--) {
            path[i] = at >> 1;
        }
        if (!simple() && !findSimple(start, state >> 1, shorter)) {
            return;
        }
        FoundChain chain = new FoundChain(kind, eliminations, pathSize - 1, premises());
        found.put(eliminations, chain);
        order.add(chain);
    }

    private boolean simple() {
        CellSet cells = CellSet.NONE;
        for (int i = 0; i < pathSize; i++) {
            int cell = path[i] / 9;
            boolean same = i > 0 && path[i - 1] / 9 == cell;
            boolean closed = i == pathSize - 1 && cell == path[0] / 9;
            if (!same && !closed && cells.has(cell)) {
                return false;
            }
            cells = cells.with(cell);
        }
        return true;
    }

    private boolean findSimple(int start, int end, int longest) {
        budget = 20_000;
        for (int limit = pathSize + 1; limit <= longest && budget > 0; limit += 2) {
            path[0] = start;
            if (extend(1, end, limit, CellSet.of(start / 9))) {
                pathSize = limit + 1;
                return true;
            }
        }
        return false;
    }

    private boolean extend(int size, int end, int limit, CellSet cells) {
        boolean on = size % 2 == 1;
        int last = path[size - 1];
        for (int next : (on ? strong : weak)[last]) {
            int cell = next / 9;
            if (--budget <= 0) {
                return false;
            }
            if (size == limit) {
                if (next == end && (cell == last / 9 || cell == path[0] / 9 || !cells.has(cell))) {
                    path[size] = next;
                    return true;
                }
            } else if (cell == last / 9 ? on : !cells.has(cell)) {
                path[size] = next;
                if (extend(size + 1, end, limit, cells.with(cell))) {
                    return true;
                }
            }
        }
        return false;
    }

    private List<Premise> premises() {
        Premise[] links = new Premise[pathSize - 1];
        for (int i = 1; i < pathSize; i++) {
            links[i - 1] = new Premise.Link(
                    CellSet.of(path[i - 1] / 9),
                    path[i - 1] % 9 + 1,
                    CellSet.of(path[i] / 9),
                    path[i] % 9 + 1,
                    i % 2 == 1);
        }
        return Arrays.asList(links);
    }

    /** The candidates of the same digit that each candidate sees, by row, column, and box, as links of a graph. */
    static int[][] sameDigit(CandidateGrid grid, CellSet cells, boolean pairsOnly) {
        int[][] links = new int[729][];
        Arrays.fill(links, new int[0]);
        int[] list = new int[20];
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell + 1)) {
            for (int digit = 1; digit <= 9; digit++) {
                if (!grid.has(cell, digit)) {
                    continue;
                }
                int size = 0;
                CellSet listed = CellSet.of(cell);
                for (int house : Houses.of(cell)) {
                    CellSet places = grid.places(digit, house);
                    if (pairsOnly && places.size() != 2) {
                        continue;
                    }
                    CellSet there = places.and(cells).minus(listed);
                    for (int other = there.first(); other >= 0; other = there.next(other + 1)) {
                        list[size++] = other * 9 + digit - 1;
                    }
                    listed = listed.or(there);
                }
                links[cell * 9 + digit - 1] = Arrays.copyOf(list, size);
            }
        }
        return links;
    }
}
