package tilewright.trominoes;

import java.math.BigInteger;
import java.util.Optional;
import tilewright.search.Limits;

/**
 * Counts all coverings of a board by adding up, for each state of a {@link Frontier}, the ways that lead to it, layer by
 * layer. Only two layers are kept.
 */
final class TilingCount {

    /** The memory of a state beside its number: place, window, slots of the table, and room to grow. */
    private static final int BYTES_PER_STATE = 48;

    private TilingCount() {}

    /** Bits that the number of coverings fits in: each tile lies in one of two directions, and the green one anywhere. */
    static int bits(Board board) {
        return board.free() / 3 + 10;
    }

    /**
     * Returns the number of coverings; while the green tile is not set, for all its squares together.
     *
     * @param limits a node is a state
     * @return empty when a limit came first
     */
    static Optional<BigInteger> of(Board board, Limits limits) {
        Frontier frontier = Frontier.of(board.wide() ? board.transposed() : board);
        int bits = bits(board);
        long mostStates = limits.bytes() / (BYTES_PER_STATE + 3L * Naturals.bytes(bits));
        FrontierLayer layer = new FrontierLayer();
        FrontierLayer next = new FrontierLayer();
        Naturals total = new Naturals(bits, 1);
        Naturals ways = new Naturals(bits, 1);
        ways.setOne(0);
        if (frontier.begin(layer) == Frontier.COVERED) {
            return Optional.of(BigInteger.ONE);
        }
        long nodes = 0;
        while (layer.size() > 0) {
            next.clear();
            Naturals nextWays = new Naturals(bits, layer.size() + 16);
            for (int from = 0; from < layer.size(); from++) {
                for (int way = 0; way < frontier.ways(); way++) {
                    int to = frontier.follow(layer.place(from), layer.window(from), way, next);
                    if (to == Frontier.COVERED) {
                        total.add(0, ways, from);
                    } else if (to != Frontier.NONE) {
                        nextWays.reserve(to + 1);
                        nextWays.add(to, ways, from);
                    }
                }
                boolean spent = nodes++ >= limits.nodes() || layer.size() + next.size() > mostStates;
                if (spent || (nodes & 0xfff) == 0 && limits.stop().asked()) {
                    limits.spent().accept(nodes);
                    return Optional.empty();
                }
            }
            FrontierLayer done = layer;
            layer = next;
            next = done;
            ways = nextWays;
        }
        limits.spent().accept(nodes);
        return Optional.of(total.value(0));
    }
}
