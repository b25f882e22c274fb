package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

/**
 * All coverings of a board at once, as the ways through a graph: how many there are, how many hold a given tile, any of
 * them at random, one after the other.
 *
 * <p>Immutable once built; threads may share one.
 */
final class TilingGraph {

    /*
     * A node is a state of a Frontier; each way to cover its cell is an edge to a node with one tile more, so every
     * covering is exactly one path from the root to the node that stands for "covered". Nodes are numbered layer by layer: edges lead
     * to greater numbers. So one pass from the last node to the first gives the coverings below each node. A random path
     * that takes each edge with the weight of what lies below it is a covering drawn uniformly.
     */

    /** Stands for "covered"; all others lie before it in number. */
    private static final int NONE = -1;

    /** The board, transposed if it was wide. */
    private final Board board;

    private final boolean transposed;
    private final Frontier frontier;
    private final int ways;
    private final int[] places;
    /** The node to which way w of node n leads, at n * ways + w, or {@link #NONE}. */
    private final int[] next;
    /** The node of the finished coverings: the last one. */
    private final int covered;

    private final Naturals completions;

    private TilingGraph(Board board, boolean transposed, Frontier frontier, int[] places, int[] next) {
        this.board = board;
        this.transposed = transposed;
        this.frontier = frontier;
        this.places = places;
        this.next = next;
        ways = frontier.ways();
        covered = places.length;
        completions = new Naturals(TilingCount.bits(board), covered + 1);
        completions.setOne(covered);
        for (int node = covered - 1; node >= 0; node--) {
            for (int way = 0; way < ways; way++) {
                int to = next[node * ways + way];
                if (to != NONE) {
                    completions.add(node, completions, to);
                }
            }
        }
    }

    /**
     * The graph of a board.
     *
     * @param limits a node is a state
     * @return empty when a limit came first
     */
    static Optional<TilingGraph> of(Board given, Limits limits) {
        Board board = given.wide() ? given.transposed() : given;
        Frontier frontier = Frontier.of(board);
        int ways = frontier.ways();
        long bytesPerNode = 2L * (4 + 4 * ways) + Naturals.bytes(TilingCount.bits(board));
        long most = Math.min(Math.min(limits.nodes(), limits.bytes() / bytesPerNode), Integer.MAX_VALUE / 8);
        FrontierLayer layer = new FrontierLayer();
        FrontierLayer following = new FrontierLayer();
        int[] places = new int[64];
        int[] next = new int[64 * ways];
        int size = 0;
        frontier.begin(layer);
        while (layer.size() > 0) {
            following.clear();
            int end = size + layer.size();
            for (int i = 0; i < layer.size(); i++, size++) {
                boolean spent = end + following.size() > most;
                if (spent || (size & 0xfff) == 0 && limits.stop().asked()) {
                    limits.spent().accept(size);
                    return Optional.empty();
                }
                if (size == places.length) {
                    places = Arrays.copyOf(places, 2 * size);
                    next = Arrays.copyOf(next, 2 * size * ways);
                }
                places[size] = layer.place(i);
                for (int way = 0; way < ways; way++) {
                    int to = frontier.follow(layer.place(i), layer.window(i), way, following);
                    next[size * ways + way] = to < 0 ? to : end + to;
                }
            }
            FrontierLayer done = layer;
            layer = following;
            following = done;
        }
        limits.spent().accept(size);
        int[] edges = Arrays.copyOf(next, size * ways);
        for (int i = 0; i < edges.length; i++) {
            edges[i] = edges[i] == Frontier.COVERED ? size : edges[i];
        }
        return Optional.of(new TilingGraph(board, given.wide(), frontier, Arrays.copyOf(places, size), edges));
    }

    /** Returns the number of nodes without the last. */
    int nodes() {
        return covered;
    }

    /** Returns the number of coverings; while the green tile is not set, for all its squares together. */
    BigInteger coverings() {
        return completions.value(0);
    }

    boolean possible() {
        return !completions.zero(0);
    }

    /** A covering, each as likely as every other. There must be one. */
    Board any(SeededRandom random) {
        Path path = new Path();
        int node = 0;
        while (node != covered) {
            node = path.go(node, completions.small() ? smallWay(node, random) : largeWay(node, random));
        }
        return path.board();
    }

    private int smallWay(int node, SeededRandom random) {
        long chosen = random.below(completions.number(node));
        for (int way = 0; ; way++) {
            int to = next[node * ways + way];
            long below = to == NONE ? 0 : completions.number(to);
            if (chosen < below) {
                return way;
            }
            chosen -= below;
        }
    }

    private int largeWay(int node, SeededRandom random) {
        BigInteger chosen = below(completions.value(node), random);
        for (int way = 0; ; way++) {
            int to = next[node * ways + way];
            BigInteger below = to == NONE ? BigInteger.ZERO : completions.value(to);
            if (chosen.compareTo(below) < 0) {
                return way;
            }
            chosen = chosen.subtract(below);
        }
    }

    private static BigInteger below(BigInteger bound, SeededRandom random) {
        while (true) {
            BigInteger number = BigInteger.ZERO;
            for (int bits = bound.bitLength(); bits > 0; bits -= 32) {
                number = number.shiftLeft(Math.min(bits, 32))
                        .or(BigInteger.valueOf(random.bits() >>> 64 - Math.min(bits, 32)));
            }
            if (number.compareTo(bound) < 0) {
                return number;
            }
        }
    }

    /**
     * The first coverings in reading order: across before down, at each cell in turn. A board that is wider than
     * high is read along its columns, down before across.
     */
    List<Board> first(long most) {
        List<Board> found = new ArrayList<>();
        if (!possible()) {
            return found;
        }
        Path path = new Path();
        int way = 0;
        int node = 0;
        while (found.size() < most) {
            if (node == covered) {
                found.add(path.board());
            } else {
                while (way < ways && !open(node, way)) {
                    way++;
                }
                if (way < ways) {
                    node = path.go(node, way);
                    way = 0;
                    continue;
                }
            }
            if (path.depth == 0) {
                break;
            }
            way = path.back() + 1;
            node = path.node();
        }
        return found;
    }

    private boolean open(int node, int way) {
        int to = next[node * ways + way];
        return to != NONE && !completions.zero(to);
    }

    /**
     * Returns the number of coverings that hold each tile.
     *
     * @return of each way of {@link Frontier} and each cell that the tile begins at
     */
    BigInteger[][] through() {
        Naturals arrivals = new Naturals(TilingCount.bits(board), covered + 1);
        arrivals.setOne(0);
        BigInteger[][] through = new BigInteger[Frontier.GREEN + 1][board.cells()];
        for (BigInteger[] each : through) {
            Arrays.fill(each, BigInteger.ZERO);
        }
        long[][] small = new long[Frontier.GREEN + 1][board.cells()];
        for (int node = 0; node < covered; node++) {
            int place = frontier.cell(places[node]);
            int cell = transposed
                    ? board.grid().column(place) * board.grid().rows()
                            + board.grid().row(place)
                    : place;
            for (int way = 0; way < ways; way++) {
                int to = next[node * ways + way];
                if (to == NONE) {
                    continue;
                }
                arrivals.add(to, arrivals, node);
                int kind = transposed && way != Frontier.GREEN ? Frontier.DOWN - way : way;
                if (completions.small()) {
                    small[kind][cell] += arrivals.number(node) * completions.number(to);
                } else {
                    BigInteger more = arrivals.value(node).multiply(completions.value(to));
                    through[kind][cell] = through[kind][cell].add(more);
                }
            }
        }
        if (completions.small()) {
            for (int way = 0; way < small.length; way++) {
                for (int cell = 0; cell < board.cells(); cell++) {
                    through[way][cell] = BigInteger.valueOf(small[way][cell]);
                }
            }
        }
        return through;
    }

    /** A way through the graph. */
    private final class Path {

        private final int[] nodes = new int[board.free() + 1];
        private final int[] taken = new int[board.free() + 1];
        private int depth;

        int go(int node, int way) {
            nodes[depth] = node;
            taken[depth++] = way;
            return next[node * ways + way];
        }

        /** Takes back one step, and returns the way that it took. */
        int back() {
            return taken[--depth];
        }

        /** The node at which the path stands after going back. */
        int node() {
            return nodes[depth];
        }

        Board board() {
            byte[] codes = board.codes();
            for (int i = 0; i < depth; i++) {
                int cell = frontier.cell(places[nodes[i]]);
                if (taken[i] == Frontier.GREEN) {
                    codes[cell] = Board.GREEN;
                } else {
                    Board.lay(codes, cell, taken[i] == Frontier.ACROSS, board.width());
                }
            }
            Board found = Board.of(board.grid(), codes);
            return transposed ? found.transposed() : found;
        }
    }
}
