package tilewright.paletto;

import java.util.Arrays;
import tilewright.search.Stop;

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
     * @throws ShapeGraph.TooLarge when asked to stop
     */
    static StrongSolution of(ShapeGraph graph, long[] colors, int living, long untouched, Stop stop) {
        OwnerBits bits = new OwnerBits(living);
        ShapeRows won = new ShapeRows(graph.size(), bits.longs());
        long[] empty = new long[bits.longs()];
        Arrays.fill(empty, OwnerBits.all());
        int end = graph.size() - 1;
        won.put(end, 1, empty);
        ShapeBlock block = new ShapeBlock(graph, colors, untouched, bits, won);
        while (end > 0) {
            if (stop.asked()) {
                throw new ShapeGraph.TooLarge("stopped with " + end + " shapes to go");
            }
            int pieces = Long.bitCount(graph.shape(end - 1));
            int begin = end - 1;
            while (begin > 0 && end - begin < ShapeBlock.SHAPES && Long.bitCount(graph.shape(begin - 1)) == pieces) {
                begin--;
            }
            block.solve(begin, end - begin);
            end = begin;
        }
        return new StrongSolution(graph, bits, won);
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
