package tilewright.hues;

import java.util.Optional;
import tilewright.rng.SeededRandom;

/**
 * Tiles that are to blame when a board cannot be completed.
 *
 * @param tiles these alone cannot be completed; without any one of them they can: a minimal set, and mostly a smallest
 * @param back a tile without which the whole board can be completed, if there is one
 */
record Blame(Board tiles, Optional<Integer> back) {

    /*
     * By deletion: take one tile after the other away; if the rest is still dead the tile is not to blame, and stays away.
     * What stays is minimal, for fewer tiles never leave fewer completions. Which minimal set is found depends on the
     * order. TRIES random orders are tried and the smallest set is kept; of 165 dead boards the best of thirty was a
     * smallest one on 157. Every single tile that can be to blame alone is in every minimal set, so only those are asked.
     */

    private static final int TRIES = 30;
    /** Nodes after which no further order is tried: a few hundredths of a second. */
    private static final long ENOUGH = 50_000;

    /**
     * Finds the tiles to blame.
     *
     * @return empty if the board can be completed, or if a verdict stayed open
     */
    static Optional<Blame> of(Board board) {
        return new Finder(board).blame();
    }

    /** The search for the tiles. Mutable. */
    private static final class Finder {

        private final Board board;
        private final SeededRandom random = new SeededRandom(1);
        private long nodes;
        private boolean open;

        Finder(Board board) {
            this.board = board;
        }

        Optional<Blame> blame() {
            if (!dead(board)) {
                return Optional.empty();
            }
            Optional<Board> smallest = Optional.empty();
            for (int i = 0; i < TRIES && (nodes < ENOUGH || smallest.isEmpty()); i++) {
                Optional<Board> found = minimal(smallest.map(Board::tiles).orElse(Rivals.CELLS));
                smallest = found.isPresent() ? found : smallest;
            }
            return smallest.map(tiles -> new Blame(tiles, back(tiles)));
        }

        /**
         * Takes tiles away in a random order while the rest stays dead.
         *
         * @param enough so many tiles are no news
         * @return empty if so many stay, or if a verdict stays open
         */
        private Optional<Board> minimal(int enough) {
            Board left = board;
            int blamed = 0;
            for (int cell : random.permutation(Rivals.CELLS)) {
                if (left.free(cell)) {
                    continue;
                }
                if (dead(left.without(cell))) {
                    left = left.without(cell);
                } else if (open || ++blamed >= enough) {
                    return Optional.empty();
                }
            }
            return Optional.of(left);
        }

        private Optional<Integer> back(Board blamed) {
            for (int cell = 0; cell < Rivals.CELLS; cell++) {
                if (!blamed.free(cell) && Verdict.of(board.without(cell)) instanceof Verdict.Completable) {
                    return Optional.of(cell);
                }
            }
            return Optional.empty();
        }

        private boolean dead(Board asked) {
            Verdict verdict = Verdict.of(asked);
            nodes += verdict.nodes();
            open = verdict instanceof Verdict.Open;
            return verdict instanceof Verdict.Dead;
        }
    }
}
