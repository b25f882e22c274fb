package tilewright.paletto;

import java.util.Arrays;
import tilewright.search.Crew;
import tilewright.search.Limits;

/**
 * Who wins every position of two players that can come from one, for all ways in which the living colors may be owned. A
 * color lives while somebody can win it.
 *
 * <p>Immutable once built; threads may share one.
 */
final class StrongSolution {

    /*
     * Retrograde analysis with one bit vector per shape (ShapeGraph), over all ways to own the colors (OwnerBits). While
     * none of a color's pieces is taken, its digit does not matter, and the three bits are equal. Colors that are dead from
     * the beginning stand behind the living ones and have no digit.
     *
     * won[s] holds "whoever just moved to shape s wins", seen from that player. For the player to move at s,
     *
     *   wins(s) = OR over colors c of turned(c, OR over moves of c of won[child],
     *                                         with all set where c is mine if a move takes all that is left of c)
     *   won[s]  = NOT wins(s) with the digits 1 and 2 swapped in all colors,
     *
     * where turned(c, v) reads v at the digit that c has after the move: untouched -> mine, mine -> mine, theirs -> dead,
     * dead -> dead. The empty shape is won by whoever emptied it. A move of several pieces is a walk along takes in
     * rising order of cells. Children come after their parents, so one pass from the last shape to the first does it.
     *
     * Shapes with equally many pieces do not depend on each other: they are done in blocks (ShapeBlock).
     *
     * With six living colors a shape takes 14 longs: 6x6 takes 839,604 * 112 bytes = 94 MB, and the graph 32 MB.
     */

    private static final int BLOCKS_OF_A_PART = 16;
    /** Between two questions whether to stop. */
    private static final int MOST_AT_ONCE = 1 << 16;

    private final ShapeGraph graph;
    private final OwnerBits bits;
    private final ShapeRows won;

    private StrongSolution(ShapeGraph graph, OwnerBits bits, ShapeRows won) {
        this.graph = graph;
        this.bits = bits;
        this.won = won;
    }

    /**
     * Solves all shapes of a graph.
     *
     * @param colors the cells of each color, the living colors first
     * @param living how many colors live
     * @param untouched the cells of the living colors of which nobody owns a piece yet
     * @param limits whom to ask whether to stop, and who works
     * @throws ShapeGraph.TooLarge when asked to stop
     */
    static StrongSolution of(ShapeGraph graph, long[] colors, int living, long untouched, Limits limits) {
        OwnerBits bits = new OwnerBits(living);
        ShapeRows won = new ShapeRows(graph.size(), bits.longs());
        long[] empty = new long[bits.longs()];
        Arrays.fill(empty, OwnerBits.all());
        won.put(graph.size() - 1, 1, empty);
        ShapeBlock[] members = new ShapeBlock[limits.crew().size()];
        for (int i = 0; i < members.length; i++) {
            members[i] = new ShapeBlock(graph, colors, untouched, bits, won);
        }
        int end = graph.size() - 1;
        while (end > 0) {
            if (limits.stop().asked()) {
                throw new ShapeGraph.TooLarge("stopped with " + end + " shapes to go");
            }
            int begin = Math.max(graph.layer(end - 1), end - MOST_AT_ONCE);
            solve(members, limits.crew(), begin, end);
            end = begin;
        }
        return new StrongSolution(graph, bits, won);
    }

    /** Solves shapes {@code begin} to {@code end - 1}, which have equally many pieces. */
    private static void solve(ShapeBlock[] members, Crew crew, int begin, int end) {
        int blocks = (end - begin + ShapeBlock.SHAPES - 1) / ShapeBlock.SHAPES;
        crew.each((blocks + BLOCKS_OF_A_PART - 1) / BLOCKS_OF_A_PART, (member, part) -> {
            int last = Math.min(blocks, (part + 1) * BLOCKS_OF_A_PART);
            for (int block = part * BLOCKS_OF_A_PART; block < last; block++) {
                int first = begin + block * ShapeBlock.SHAPES;
                members[member].solve(first, Math.min(ShapeBlock.SHAPES, end - first));
            }
        });
    }

    ShapeGraph graph() {
        return graph;
    }

    /**
     * Whether the one who just moved to a shape wins.
     *
     * @param digits of each living color, 0 to 2, as the one who just moved sees them
     */
    boolean won(int shape, int[] digits) {
        return bits.get(won.chunk(shape), won.at(shape), digits);
    }
}
