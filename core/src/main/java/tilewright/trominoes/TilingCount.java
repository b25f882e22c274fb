package tilewright.trominoes;

import java.math.BigInteger;
import java.util.Optional;
import tilewright.search.Limits;

/**
 * Counts all coverings of a board from above and from below at once, row by row, up to the row where both meet: windows from
 * which nothing can be covered come mostly late, and those are not reached.
 */
final class TilingCount {

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
    static Optional<BigInteger> of(Board given, Limits limits) {
        Board board = given.wide() ? given.transposed() : given;
        int rows = board.grid().rows();
        WindowBlocks memory = new WindowBlocks();
        HalfCount above = new HalfCount(Frontier.of(board, false), board.width(), memory);
        HalfCount below = new HalfCount(Frontier.of(board, true), board.width(), memory);
        while (above.rows() + below.rows() < rows) {
            HalfCount next = above.width() <= below.width() ? above : below;
            for (int column = 0; column < board.width(); column++) {
                boolean going = next.step(column, limits.stop());
                long states = above.states() + below.states();
                if (!going || states > limits.nodes() || memory.bytes() > limits.bytes()) {
                    limits.spent().accept(states);
                    return Optional.empty();
                }
            }
        }
        limits.spent().accept(above.states() + below.states());
        return Optional.of(above.meet(below, board.wantsGreen()));
    }
}
