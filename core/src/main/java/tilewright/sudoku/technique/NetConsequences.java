package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;

/**
 * The conclusions from each candidate by nets: several conclusions together may lead to one. The length of tables and the order in which they
 * are filled are those of HoDoKu 2.5.0, as they decide where a net ends.
 */
final class NetConsequences implements Consequences {

    /*
     * Each node has a table of what follows from it directly: by placing the digit, or removing it, and a few rounds of singles after that
     * (FewSingles), and by links through groups. A node's whole table takes over the tables of all nodes in it, one after the other; an entry
     * that is taken over remembers from which node's table, and gives way to a shorter one.
     */
    private static final int LONGEST_WAY = Table.MOST;

    private final LinkGraph graph;
    private final Stop stop;
    private final FewSingles singles;
    private final @Nullable Table[] direct;
    private final @Nullable Table[] whole = new Table[LinkGraph.GROUPS];
    private final long[] @Nullable [] sets = new long[LinkGraph.GROUPS][];

    NetConsequences(CandidateGrid grid, Stop stop) {
        this.stop = stop;
        graph = LinkGraph.grouped(grid, false, stop);
        singles = new FewSingles(grid);
        direct = new Table[graph.size()];
    }

    private Table direct(int node) {
        Table table = direct[node];
        if (table == null) {
            stop.check();
            table = new Table();
            if (LinkGraph.isCandidate(node)) {
                singles.fill(table, node);
            } else {
                table.add(node, 0);
            }
            for (int link = graph.start(node); link < graph.start(node + 1); link++) {
                int target = graph.target(link);
                if (!LinkGraph.isCandidate(node) || !LinkGraph.isCandidate(target)) {
                    table.add(target, 0);
                }
            }
            direct[node] = table;
        }
        return table;
    }

    private Table whole(int node) {
        Table table = whole[node];
        if (table == null) {
            table = direct(node).copy();
            for (int i = 1; i < table.size && table.size < Table.MOST; i++) {
                Table next = direct(table.nodes[i]);
                int way = table.distances[i];
                for (int j = 1; j < next.size; j++) {
                    table.take(next.nodes[j], table.nodes[i], way + next.distances[j]);
                }
            }
            whole[node] = table;
        }
        return table;
    }

    @Override
    public long[] of(int premise) {
        long[] set = sets[premise];
        if (set == null) {
            set = new long[WORDS];
            boolean[] seen = new boolean[graph.size()];
            int[] queue = new int[graph.size()];
            int size = 0;
            queue[size++] = premise;
            seen[premise] = true;
            for (int i = 0; i < size; i++) {
                Table table = direct(queue[i]);
                for (int j = 1; j < table.size; j++) {
                    int node = table.nodes[j];
                    if (!seen[node]) {
                        seen[node] = true;
                        queue[size++] = node;
                    }
                }
            }
            for (int i = 0; i < size; i++) {
                if (LinkGraph.isCandidate(queue[i])) {
                    set[queue[i] >> 6] |= 1L << queue[i];
                }
            }
            sets[premise] = set;
        }
        return set;
    }

    @Override
    public boolean isNet(int premise, int conclusion) {
        Table start = whole(premise);
        Table table = start;
        int at = start.of(conclusion);
        for (int i = 1; at != 0 && i < LONGEST_WAY; i++) {
            if (table.taken[at]) {
                int node = table.nodes[at];
                table = direct(table.reasons[at]);
                at = table.of(node);
            }
            if (table.several[at]) {
                return true;
            }
            at = table.reasons[at];
            if (table != start && at == 0) {
                at = start.of(table.nodes[0]);
                table = start;
            }
        }
        return false;
    }

    /** The conclusions from a node, which is the first entry, and the reasons of each. Mutable; one thread. */
    static final class Table {

        private static final int MOST = 1000;

        private int size;
        private int[] nodes = new int[64];

        /** The last of the entries on which each entry rests; for one taken over, the node whose table has it. */
        private int[] reasons = new int[64];

        /** Whether it rests on several. */
        private boolean[] several = new boolean[64];

        private boolean[] taken = new boolean[64];
        private int[] distances = new int[64];
        private final Map<Integer, Integer> index = new HashMap<>();

        private void room() {
            if (size == nodes.length) {
                nodes = Arrays.copyOf(nodes, 2 * size);
                reasons = Arrays.copyOf(reasons, 2 * size);
                several = Arrays.copyOf(several, 2 * size);
                taken = Arrays.copyOf(taken, 2 * size);
                distances = Arrays.copyOf(distances, 2 * size);
            }
        }

        int size() {
            return size;
        }

        /** The entry of a node; 0 where it has none. */
        int of(int node) {
            return index.getOrDefault(node, 0);
        }

        /** Adds a conclusion, unless it is there. */
        void add(int node, int... because) {
            if (size == MOST || LinkGraph.isCandidate(node) && index.containsKey(node)) {
                return;
            }
            room();
            int last = 0;
            int count = 0;
            for (int reason : because) {
                last = Math.max(last, reason);
                count += reason == 0 ? 0 : 1;
            }
            nodes[size] = node;
            reasons[size] = last;
            several[size] = count > 1;
            distances[size] = (because[0] < size ? distances[because[0]] : 0) + 1;
            index.put(node, size++);
        }

        /** Takes over an entry of another node's table, unless it is there by a way that is no longer. */
        private void take(int node, int from, int distance) {
            Integer there = index.get(node);
            if (there != null) {
                if (taken[there] && distances[there] > distance) {
                    reasons[there] = from;
                    distances[there] = distance;
                }
            } else if (size < MOST) {
                room();
                nodes[size] = node;
                reasons[size] = from;
                taken[size] = true;
                distances[size] = distance;
                index.put(node, size++);
            }
        }

        Table copy() {
            Table copy = new Table();
            for (int i = 0; i < size; i++) {
                copy.room();
                copy.nodes[i] = nodes[i];
                copy.reasons[i] = reasons[i];
                copy.several[i] = several[i];
                copy.distances[i] = distances[i];
                copy.size++;
            }
            copy.index.putAll(index);
            return copy;
        }
    }
}
