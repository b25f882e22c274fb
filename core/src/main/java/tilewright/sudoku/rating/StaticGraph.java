package tilewright.sudoku.rating;

import java.util.Arrays;

/**
 * The links between the candidates of a grid, and the assertions that each one implies through them.
 *
 * <p>Candidates have numbers 9 * cell + digit, assertions as in {@link Branch}. Mutable; used again and again.
 */
final class StaticGraph {

    /*
     * Weak links of a candidate c are weak[weakAt[c]] to weak[weakEnd[c] - 1]: first those in its cell, then, from
     * weakHouse[c] on, those in its box, row and column, each once. Strong links likewise, with at most one in the cell.
     *
     * Implied assertions are sets of dense numbers: candidates are numbered 0 to count - 1, assertions 2 * number + on.
     * Strong components are found by Tarjan's algorithm [1], without recursion; they come out sinks first, so that what
     * a component implies is the union of what its successors imply.
     *
     * [1] Depth-first search and linear graph algorithms, SIAM Journal on Computing 1, 1972.
     */
    private static final int CANDIDATES = 9 * Layout.CELLS;

    final int[] weakAt = new int[CANDIDATES];
    final int[] weakHouse = new int[CANDIDATES];
    final int[] weakEnd = new int[CANDIDATES];
    final short[] weak = new short[CANDIDATES * 28];
    final byte[] weakCause = new byte[CANDIDATES * 28];

    final int[] strongAt = new int[CANDIDATES];
    final int[] strongHouse = new int[CANDIDATES];
    final int[] strongEnd = new int[CANDIDATES];
    final short[] strong = new short[CANDIDATES * 4];
    final byte[] strongCause = new byte[CANDIDATES * 4];

    /** The candidates in order, and the dense number of each. */
    final short[] candidates = new short[CANDIDATES];

    int count;
    final short[] numbers = new short[CANDIDATES];

    private int words;
    private long[] implied = new long[0];
    private final int[] component = new int[2 * CANDIDATES];
    private final int[] index = new int[2 * CANDIDATES];
    private final int[] lowest = new int[2 * CANDIDATES];
    private final int[] path = new int[2 * CANDIDATES];
    private final int[] calls = new int[2 * CANDIDATES];
    private final int[] edge = new int[2 * CANDIDATES];
    private int components;

    /** Copies the candidates of a grid, and their links. */
    void build(CandidateState state) {
        count = 0;
        int weakNext = 0;
        int strongNext = 0;
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            int mask = state.masks[cell];
            boolean two = Integer.bitCount(mask) == 2;
            for (int digits = mask; digits != 0; digits &= digits - 1) {
                int digit = Integer.numberOfTrailingZeros(digits);
                int candidate = cell * 9 + digit;
                numbers[candidate] = (short) count;
                candidates[count++] = (short) candidate;
                weakAt[candidate] = weakNext;
                strongAt[candidate] = strongNext;
                for (int rest = mask & ~(1 << digit); rest != 0; rest &= rest - 1) {
                    weakCause[weakNext] = Branch.IN_CELL;
                    weak[weakNext++] = (short) (cell * 9 + Integer.numberOfTrailingZeros(rest));
                }
                if (two) {
                    strongCause[strongNext] = Branch.IN_CELL;
                    strong[strongNext++] = weak[weakNext - 1];
                }
                weakHouse[candidate] = weakNext;
                strongHouse[candidate] = strongNext;
                for (int kind = 0; kind < 3; kind++) {
                    int house = Layout.HOUSE[cell * 3 + kind] * 9;
                    int others = state.places[house + digit] & ~(1 << Layout.PLACE[cell * 3 + kind]);
                    if (others == 0) {
                        continue;
                    }
                    int place = Integer.numberOfTrailingZeros(others);
                    if ((others & others - 1) == 0) {
                        int other = Layout.CELL[house + place] * 9 + digit;
                        if (isNew(strong, strongHouse[candidate], strongNext, other)) {
                            strongCause[strongNext] = (byte) kind;
                            strong[strongNext++] = (short) other;
                        }
                    }
                    for (int rest = others; rest != 0; rest &= rest - 1) {
                        int peer = Layout.CELL[house + Integer.numberOfTrailingZeros(rest)];
                        if (kind == 0 || Layout.HOUSE[peer * 3] != Layout.HOUSE[cell * 3]) {
                            weakCause[weakNext] = (byte) kind;
                            weak[weakNext++] = (short) (peer * 9 + digit);
                        }
                    }
                }
                weakEnd[candidate] = weakNext;
                strongEnd[candidate] = strongNext;
            }
        }
    }

    private static boolean isNew(short[] list, int from, int to, int value) {
        for (int i = from; i < to; i++) {
            if (list[i] == value) {
                return false;
            }
        }
        return true;
    }

    /** Finds the implications of each assertion. */
    void close() {
        int nodes = 2 * count;
        words = nodes + 63 >> 6;
        if (implied.length < nodes * words) {
            implied = new long[nodes * words];
        }
        Arrays.fill(index, 0, nodes, 0);
        Arrays.fill(component, 0, nodes, -1);
        components = 0;
        int next = 1;
        int pathSize = 0;
        for (int root = 0; root < nodes; root++) {
            if (index[root] != 0) {
                continue;
            }
            int depth = 0;
            calls[0] = root;
            index[root] = next;
            lowest[root] = next++;
            edge[root] = first(root);
            path[pathSize++] = root;
            while (depth >= 0) {
                int node = calls[depth];
                int from = candidates[node >> 1];
                boolean on = (node & 1) != 0;
                int end = on ? weakEnd[from] : strongEnd[from];
                if (edge[node] < end) {
                    int to = on ? 2 * numbers[weak[edge[node]]] : 2 * numbers[strong[edge[node]]] + 1;
                    edge[node]++;
                    if (index[to] == 0) {
                        index[to] = next;
                        lowest[to] = next++;
                        edge[to] = first(to);
                        path[pathSize++] = to;
                        calls[++depth] = to;
                    } else if (component[to] < 0) {
                        lowest[node] = Math.min(lowest[node], index[to]);
                    }
                } else {
                    depth--;
                    if (depth >= 0) {
                        int caller = calls[depth];
                        lowest[caller] = Math.min(lowest[caller], lowest[node]);
                    }
                    if (lowest[node] == index[node]) {
                        int bottom = pathSize;
                        do {
                            component[path[--bottom]] = components;
                        } while (path[bottom] != node);
                        union(bottom, pathSize);
                        pathSize = bottom;
                        components++;
                    }
                }
            }
        }
    }

    private int first(int node) {
        int candidate = candidates[node >> 1];
        return (node & 1) != 0 ? weakAt[candidate] : strongAt[candidate];
    }

    /** The implications of the last component: its own assertions, and what its successors imply. */
    private void union(int bottom, int top) {
        int row = components * words;
        Arrays.fill(implied, row, row + words, 0);
        for (int i = bottom; i < top; i++) {
            int node = path[i];
            implied[row + (node >> 6)] |= 1L << node;
        }
        for (int i = bottom; i < top; i++) {
            int node = path[i];
            int from = candidates[node >> 1];
            boolean on = (node & 1) != 0;
            int end = on ? weakEnd[from] : strongEnd[from];
            for (int at = first(node); at < end; at++) {
                int to = on ? 2 * numbers[weak[at]] : 2 * numbers[strong[at]] + 1;
                if ((implied[row + (to >> 6)] >>> to & 1) == 0) {
                    int other = component[to] * words;
                    for (int word = 0; word < words; word++) {
                        implied[row + word] |= implied[other + word];
                    }
                }
            }
        }
    }

    /** Whether one assertion about a candidate of the grid implies another. */
    boolean implies(int assertion, int other) {
        int node = 2 * numbers[assertion >> 1] + (assertion & 1);
        int to = 2 * numbers[other >> 1] + (other & 1);
        return (implied[component[node] * words + (to >> 6)] >>> to & 1) != 0;
    }

    /** The component of an assertion about a candidate: assertions of one component imply each other. */
    int component(int assertion) {
        return component[2 * numbers[assertion >> 1] + (assertion & 1)];
    }

    int components() {
        return components;
    }

    /** Whether some candidate being true implies that it is false. */
    boolean refutes() {
        for (int i = 0; i < count; i++) {
            if ((implied[component[2 * i + 1] * words + (i >> 5)] >>> 2 * i & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
