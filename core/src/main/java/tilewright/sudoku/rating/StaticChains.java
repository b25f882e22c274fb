package tilewright.sudoku.rating;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;
import tilewright.sudoku.step.StepKind;

/**
 * Forcing chains and cycles in the grid as it is: X-chains 6.6, others 7.0, X- and Y-cycles 6.5, others 7.0, each plus
 * what its length adds. The easiest of all is the step.
 */
final class StaticChains implements TechniqueFinder, NestedSearch {

    /*
     * Three searches: links of one digit only; strong links in cells only, for cycles; all links. From each candidate
     * that is on, cycles are looked for breadth first; an "off" may be met again and again, unless it is an ancestor of
     * the assertion that it comes from. Then chains from "on" to "off" and from "off" to "on".
     *
     * Most grids have few chains. What each assertion implies is found first: a chain exists exactly if a candidate's
     * being on implies that it is off or the other way, and a cycle removes only candidates with such a chain, and lies
     * in a component that makes one place in sight of that candidate true and another one false.
     */
    private static final int X = 0;
    private static final int Y = 1;
    private static final int XY = 2;

    private static final long[] LOW_PEERS = new long[Layout.CELLS];
    private static final long[] HIGH_PEERS = new long[Layout.CELLS];

    static {
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            for (int i = 0; i < 20; i++) {
                int peer = Layout.PEERS[cell * 20 + i];
                if (peer < 54) {
                    LOW_PEERS[cell] |= 1L << peer;
                } else {
                    HIGH_PEERS[cell] |= 1L << peer - 54;
                }
            }
        }
    }

    private final StaticGraph graph = new StaticGraph();
    private @Nullable HintSet hints;
    private boolean nesting;
    private CandidateState state = new CandidateState();
    private CandidateState source = state;
    private int order;

    /** The best step. */
    private boolean found;

    private double bestRating;
    private int bestComplexity;
    private int bestKey;
    private StepKind bestTechnique = StepKind.FORCING_XY_CHAIN;
    private int bestTarget;
    private int[] bestRemovals = new int[0];
    private short[] bestPath = new short[0];

    /** Assertions of the search for a chain, their parents and causes. */
    private final int[] seen = new int[Branch.ASSERTIONS];

    private int round;
    private final short[] parents = new short[Branch.ASSERTIONS];
    private final byte[] causes = new byte[Branch.ASSERTIONS];
    private final short[] queue = new short[Branch.ASSERTIONS];

    /** Nodes of the search for cycles: assertion, node of the parent, cause, depth. */
    private short[] nodes = new short[1024];

    private short[] nodeParents = new short[1024];
    private byte[] nodeCauses = new byte[1024];
    private short[] depths = new short[1024];

    /** The path that is looked at, from its end to its start, and the causes on it. */
    private final short[] path = new short[Branch.ASSERTIONS];

    private final byte[] pathCauses = new byte[Branch.ASSERTIONS];
    private int pathLength;

    private final long[] lowForward = new long[9];
    private final long[] highForward = new long[9];
    private final long[] lowBackward = new long[9];
    private final long[] highBackward = new long[9];
    private final int[] removals = new int[9 * Layout.CELLS];
    private int removalCount;
    private final RuleParents ruleParents = new RuleParents();

    /** Components with cycles that may remove something. */
    private boolean[] promising = new boolean[2 * 9 * Layout.CELLS];

    private int[] onMarks = new int[2 * 9 * Layout.CELLS];
    private int onRound;

    @Override
    public boolean find(CandidateState grid, StepBuffer buffer, Listener listener) {
        nesting = false;
        found = false;
        search(grid, grid);
        if (!found) {
            return false;
        }
        buffer.start(bestTechnique, bestRating);
        for (int removal : bestRemovals) {
            buffer.remove(removal / 9, 1 << removal % 9);
        }
        boolean chain = bestTechnique == StepKind.FORCING_X_CHAIN || bestTechnique == StepKind.FORCING_XY_CHAIN;
        if (chain && (bestTarget & 1) != 0) {
            buffer.place((bestTarget >> 1) / 9, (bestTarget >> 1) % 9);
        }
        buffer.path = bestPath;
        return listener.found();
    }

    @Override
    public NestedHint[] hints(CandidateState grid, CandidateState before, Stop stop) {
        nesting = true;
        HintSet found = hints == null ? new HintSet() : hints;
        hints = found;
        found.clear();
        search(grid, before);
        return found.sorted();
    }

    private void search(CandidateState grid, CandidateState before) {
        state = grid;
        source = before;
        order = 0;
        graph.build(grid);
        graph.close();
        if (!graph.refutes()) {
            return;
        }
        promise();
        for (int mode = X; mode <= XY; mode++) {
            if (!nesting && found && bestRating < (mode == XY ? 7.0 : 6.5)) {
                continue;
            }
            for (int i = 0; i < graph.count; i++) {
                int candidate = graph.candidates[i];
                int size = Integer.bitCount(grid.masks[candidate / 9]);
                if (size > 1 && (mode != Y || size == 2)) {
                    if (promising[graph.component(2 * candidate + 1)]) {
                        cycles(candidate, mode);
                    }
                    if (mode != Y) {
                        if (graph.implies(2 * candidate + 1, 2 * candidate)) {
                            chain(2 * candidate + 1, mode);
                        }
                        if (graph.implies(2 * candidate, 2 * candidate + 1)) {
                            chain(2 * candidate, mode);
                        }
                    }
                }
            }
        }
    }

    /** Finds the components in which cycles may remove something. */
    private void promise() {
        Arrays.fill(promising, 0, graph.components(), false);
        for (int i = 0; i < graph.count; i++) {
            int candidate = graph.candidates[i];
            if (!graph.implies(2 * candidate + 1, 2 * candidate)) {
                continue;
            }
            onRound++;
            for (int at = graph.weakHouse[candidate]; at < graph.weakEnd[candidate]; at++) {
                onMarks[graph.component(2 * graph.weak[at] + 1)] = onRound;
            }
            for (int at = graph.weakHouse[candidate]; at < graph.weakEnd[candidate]; at++) {
                int component = graph.component(2 * graph.weak[at]);
                if (onMarks[component] == onRound) {
                    promising[component] = true;
                }
            }
        }
    }

    private void cycles(int start, int mode) {
        round++;
        nodes[0] = (short) (2 * start + 1);
        nodeParents[0] = -1;
        depths[0] = 0;
        seen[2 * start + 1] = round;
        int end = 1;
        for (int node = 0; node < end; node++) {
            int candidate = nodes[node] >> 1;
            if ((nodes[node] & 1) != 0) {
                if (depths[node] > 0 && candidate == start) {
                    continue;
                }
                int from = mode == X ? graph.weakHouse[candidate] : graph.weakAt[candidate];
                for (int at = from; at < graph.weakEnd[candidate]; at++) {
                    int to = 2 * graph.weak[at];
                    if (!isAncestor(node, to)) {
                        end = append(end, to, node, graph.weakCause[at]);
                    }
                }
            } else {
                int from = mode == X ? graph.strongHouse[candidate] : graph.strongAt[candidate];
                int to = mode == Y ? graph.strongHouse[candidate] : graph.strongEnd[candidate];
                for (int at = from; at < to; at++) {
                    int on = 2 * graph.strong[at] + 1;
                    if (on >> 1 == start) {
                        if (depths[node] >= 3) {
                            append(end, on, node, graph.strongCause[at]);
                            cycle(end, mode);
                        }
                    } else if (seen[on] != round) {
                        seen[on] = round;
                        end = append(end, on, node, graph.strongCause[at]);
                    }
                }
            }
        }
    }

    private int append(int end, int assertion, int parent, byte cause) {
        if (end == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * end);
            nodeParents = Arrays.copyOf(nodeParents, 2 * end);
            nodeCauses = Arrays.copyOf(nodeCauses, 2 * end);
            depths = Arrays.copyOf(depths, 2 * end);
        }
        nodes[end] = (short) assertion;
        nodeParents[end] = (short) parent;
        nodeCauses[end] = cause;
        depths[end] = (short) (depths[parent] + 1);
        return end + 1;
    }

    private boolean isAncestor(int node, int assertion) {
        for (int at = nodeParents[node]; at >= 0; at = nodeParents[at]) {
            if (nodes[at] == assertion) {
                return true;
            }
        }
        return false;
    }

    private void cycle(int last, int mode) {
        pathLength = 0;
        for (int node = last; node >= 0; node = nodeParents[node]) {
            pathCauses[pathLength] = nodeParents[node] < 0 ? Branch.START : nodeCauses[node];
            path[pathLength++] = nodes[node];
        }
        int complexity = pathLength - 1;
        double rating = (mode == XY ? 7.0 : 6.5) + Lengths.added(complexity);
        int key = 2 + mode;
        if (!nesting && !better(rating, complexity, key)) {
            return;
        }
        cycleRemovals();
        if (removalCount == 0) {
            return;
        }
        StepKind technique = mode == X ? StepKind.X_CYCLE : mode == Y ? StepKind.Y_CYCLE : StepKind.XY_CYCLE;
        offer(technique, rating, complexity, key, true);
    }

    /** Candidates that see an "on" and an "off" of the same digit on the path, outside its cells. */
    private void cycleRemovals() {
        long low = 0;
        long high = 0;
        Arrays.fill(lowForward, 0);
        Arrays.fill(highForward, 0);
        Arrays.fill(lowBackward, 0);
        Arrays.fill(highBackward, 0);
        for (int i = 0; i < pathLength - 1; i++) {
            int cell = (path[i] >> 1) / 9;
            int digit = (path[i] >> 1) % 9;
            if (cell < 54) {
                low |= 1L << cell;
            } else {
                high |= 1L << cell - 54;
            }
            if ((path[i] & 1) != 0) {
                lowForward[digit] |= LOW_PEERS[cell];
                highForward[digit] |= HIGH_PEERS[cell];
            } else {
                lowBackward[digit] |= LOW_PEERS[cell];
                highBackward[digit] |= HIGH_PEERS[cell];
            }
        }
        removalCount = 0;
        for (int digit = 0; digit < 9; digit++) {
            collect(lowForward[digit] & lowBackward[digit] & ~low, 0, digit);
            collect(highForward[digit] & highBackward[digit] & ~high, 54, digit);
        }
        Arrays.sort(removals, 0, removalCount);
    }

    private void collect(long seenTwice, int offset, int digit) {
        for (long rest = seenTwice; rest != 0; rest &= rest - 1) {
            int cell = offset + Long.numberOfTrailingZeros(rest);
            if (state.has(cell, digit)) {
                removals[removalCount++] = cell * 9 + digit;
            }
        }
    }

    private void chain(int start, int mode) {
        round++;
        seen[start] = round;
        queue[0] = (short) start;
        int end = 1;
        for (int i = 0; i < end; i++) {
            int assertion = queue[i];
            int candidate = assertion >> 1;
            boolean on = (assertion & 1) != 0;
            int at = on
                    ? mode == X ? graph.weakHouse[candidate] : graph.weakAt[candidate]
                    : mode == X ? graph.strongHouse[candidate] : graph.strongAt[candidate];
            int last = on ? graph.weakEnd[candidate] : graph.strongEnd[candidate];
            for (; at < last; at++) {
                int to = on ? 2 * graph.weak[at] : 2 * graph.strong[at] + 1;
                if (seen[to] != round) {
                    seen[to] = round;
                    parents[to] = (short) assertion;
                    causes[to] = on ? graph.weakCause[at] : graph.strongCause[at];
                    if (to == (start ^ 1)) {
                        conclude(start, mode);
                        return;
                    }
                    queue[end++] = (short) to;
                }
            }
        }
    }

    private void conclude(int start, int mode) {
        int target = start ^ 1;
        pathLength = 0;
        for (int at = target; ; at = parents[at]) {
            path[pathLength] = (short) at;
            pathCauses[pathLength++] = at == start ? Branch.START : causes[at];
            if (at == start) {
                break;
            }
        }
        int cell = (target >> 1) / 9;
        int digit = (target >> 1) % 9;
        removalCount = 0;
        if ((target & 1) == 0) {
            removals[removalCount++] = target >> 1;
        } else {
            for (int rest = state.masks[cell] & ~(1 << digit); rest != 0; rest &= rest - 1) {
                removals[removalCount++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
            }
        }
        offer(
                mode == X ? StepKind.FORCING_X_CHAIN : StepKind.FORCING_XY_CHAIN,
                (mode == XY ? 7.0 : 6.6) + Lengths.added(pathLength),
                pathLength,
                2 + mode,
                false);
    }

    private boolean better(double rating, int complexity, int key) {
        if (!found || rating != bestRating) {
            return !found || rating < bestRating;
        }
        return complexity != bestComplexity ? complexity < bestComplexity : key < bestKey;
    }

    private void offer(StepKind technique, double rating, int complexity, int key, boolean cycle) {
        order++;
        if (nesting) {
            HintSet set = Objects.requireNonNull(hints);
            if (set.wants(rating, complexity, key, removals, removalCount)) {
                collectParents(cycle);
                set.put(new NestedHint(
                        rating,
                        complexity,
                        key,
                        order,
                        Arrays.copyOf(removals, removalCount),
                        ruleParents.copy(),
                        new Nested(signature(cycle), complexity)));
            }
        } else if (better(rating, complexity, key)) {
            found = true;
            bestRating = rating;
            bestComplexity = complexity;
            bestKey = key;
            bestTechnique = technique;
            bestTarget = path[0];
            bestRemovals = Arrays.copyOf(removals, removalCount);
            bestPath = Arrays.copyOf(path, pathLength);
        }
    }

    /** The conclusions, and of each its ancestors; of a cycle, as it is and turned round. */
    private short[] signature(boolean cycle) {
        if (!cycle) {
            short[] all = Arrays.copyOf(path, pathLength + 1);
            all[pathLength] = -1;
            return all;
        }
        int length = pathLength - 1;
        short[] all = new short[2 * length + 1];
        System.arraycopy(path, 0, all, 0, length);
        all[length] = -2;
        for (int i = 0; i < length; i++) {
            all[length + 1 + i] = (short) (path[pathLength - 1 - i] ^ 1);
        }
        return all;
    }

    /** The candidates that are missing where the chain says that one is alone. */
    private void collectParents(boolean cycle) {
        ruleParents.clear();
        for (int i = 0; i < pathLength; i++) {
            if ((path[i] & 1) != 0 && pathCauses[i] != Branch.START) {
                ruleParents.addRemoved(path[i] >> 1, pathCauses[i], source, state);
            }
        }
        if (cycle) {
            for (int i = pathLength - 1; i >= 0; i--) {
                if ((path[i] & 1) == 0 && pathCauses[i] != Branch.START) {
                    ruleParents.addRemoved(path[i] >> 1, pathCauses[i], source, state);
                }
            }
        }
    }
}
