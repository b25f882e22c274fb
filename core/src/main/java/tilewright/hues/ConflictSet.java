package tilewright.hues;

import java.util.Optional;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Tiles that conflict with each other in a board that cannot be completed: a minimal set, and mostly a smallest.
 *
 * @param tiles these alone cannot be completed; without any one of them they can
 * @param repair a tile without which the whole board can be completed, if there is one
 */
record ConflictSet(Board tiles, Optional<Integer> repair) {

    /*
     * By deletion: take one tile after the other away; if the rest is still dead the tile is not needed for the conflict,
     * and stays away. What stays is minimal, for fewer tiles never leave fewer completions. Which minimal set is found
     * depends on the order. TRIES random orders are tried and the smallest set is kept; of 165 dead boards the best of
     * thirty was a smallest one on 157. A tile that repairs the board is in every minimal set, so only those are asked.
     */

    private static final int TRIES = 30;
    /** Nodes after which no further order is tried: a few hundredths of a second. */
    private static final long ENOUGH = 50_000;

    /**
     * Finds the conflict set of a board.
     *
     * @return empty if the board can be completed, or if that stayed undecided
     */
    static Optional<ConflictSet> of(Board board, Stop stop) {
        return new Finder(board, stop).conflictSet();
    }

    /** The search for the tiles. Mutable. */
    private static final class Finder {

        private final Board board;
        private final Stop stop;
        private final SeededRandom random = new SeededRandom(1);
        private long nodes;
        private boolean undecided;

        Finder(Board board, Stop stop) {
            this.board = board;
            this.stop = stop;
        }

        Optional<ConflictSet> conflictSet() {
            if (!dead(board)) {
                return Optional.empty();
            }
            Optional<Board> smallest = Optional.empty();
            for (int i = 0; i < TRIES && (nodes < ENOUGH || smallest.isEmpty()); i++) {
                Optional<Board> found = minimal(smallest.map(Board::tiles).orElse(Peers.CELLS));
                smallest = found.isPresent() ? found : smallest;
            }
            return smallest.map(tiles -> new ConflictSet(tiles, repair(tiles)));
        }

        /**
         * Takes tiles away in a random order while the rest stays dead.
         *
         * @param enough so many tiles are no news
         * @return empty if so many stay, or if a question stays undecided
         */
        private Optional<Board> minimal(int enough) {
            Board left = board;
            int needed = 0;
            for (int cell : random.permutation(Peers.CELLS)) {
                if (left.free(cell)) {
                    continue;
                }
                if (dead(left.without(cell))) {
                    left = left.without(cell);
                } else if (undecided || ++needed >= enough) {
                    return Optional.empty();
                }
            }
            return Optional.of(left);
        }

        private Optional<Integer> repair(Board conflicting) {
            for (int cell = 0; cell < Peers.CELLS; cell++) {
                if (!conflicting.free(cell)
                        && Completability.of(board.without(cell), Completability.USUAL, stop)
                                instanceof Completability.Completable) {
                    return Optional.of(cell);
                }
            }
            return Optional.empty();
        }

        private boolean dead(Board asked) {
            Completability answer = Completability.of(asked, Completability.USUAL, stop);
            nodes += answer.nodes();
            undecided = answer instanceof Completability.Undecided;
            return answer instanceof Completability.Dead;
        }
    }
}
