package tilewright.paletto;

import java.util.Arrays;
import tilewright.search.Stop;

/**
 * Who can force a win against all others together, in every position that can come from one, for two to four players.
 *
 * <p>At most one player can. Immutable once built; threads may share one.
 */
final class ForcedTable {

    /*
     * Retrograde analysis as in StrongSolution, for each player X against the others: a vector of bits over Ownerships for
     * each shape, each player who just moved there, and each X.
     *
     *   X can force a win where she is to move and one of her turns leads to where she can;
     *   and where another is to move and all of his turns lead to where she can.
     *
     * To gather by OR alone, a vector says "X can force a win" where X just moved, and "X can not" where another did:
     * what the one who just moved hopes for. So where m is to move, and found = OR over the turns of m,
     *
     *   X = m:              X can if found      X did not just move there, so NOT found is stored
     *   X just moved there: X can not if found  NOT found is stored
     *   any other X:        X can not if found  found is stored.
     *
     * A turn that wins at once is what m hopes for whoever X is: it sets all bits, as does the empty shape. The gathering
     * along takes and the reading at the owners after the turn are those of StrongSolution.
     *
     * Row of a shape: for each player who just moved (only player 0 where players are alike), for each X, a vector.
     */

    static final int NOBODY = -1;

    private static final int CHUNK_BITS = 10; // shapes in one array
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int LOOKS = 0x3ff;

    private final ShapeGraph graph;
    private final long[] colors;
    private final Ownerships ownerships;
    private final int players;
    private final int longs;
    private final int movers;
    /** Longs to a shape. */
    private final int length;

    private final long[][] rows;

    private ForcedTable(ShapeGraph graph, long[] colors, Ownerships ownerships) {
        this.graph = graph;
        this.colors = colors;
        this.ownerships = ownerships;
        players = ownerships.players();
        longs = ownerships.longs();
        movers = ownerships.alike() ? 1 : players;
        length = length(ownerships);
        rows = new long[(graph.size() + CHUNK - 1) / CHUNK][];
    }

    /** Longs that each shape takes. */
    static int length(Ownerships ownerships) {
        return (ownerships.alike() ? 1 : ownerships.players()) * ownerships.players() * ownerships.longs();
    }

    /**
     * Solves all shapes of a graph.
     *
     * @param colors the cells of each color, the living colors first
     * @param untouched the cells of the living colors of which nobody owns a piece yet
     * @throws ShapeGraph.TooLarge when asked to stop
     */
    static ForcedTable of(ShapeGraph graph, long[] colors, Ownerships ownerships, long untouched, Stop stop) {
        ForcedTable table = new ForcedTable(graph, colors.clone(), ownerships);
        for (int i = 0; i < table.rows.length; i++) {
            table.rows[i] = new long[Math.min(CHUNK, graph.size() - i * CHUNK) * table.length];
        }
        table.new Pass(untouched).run(stop);
        return table;
    }

    ShapeGraph graph() {
        return graph;
    }

    /** Living colors. */
    int living() {
        return ownerships.living();
    }

    /** Whether it is known what happens when this player alone owns pieces of a living color; -1 for nobody. */
    boolean knows(int color, int owner) {
        return ownerships.has(color, owner);
    }

    private int at(int shape) {
        return (shape & CHUNK - 1) * length;
    }

    /**
     * Who can force a win, or {@link #NOBODY}.
     *
     * @param owners of each living color: who alone owns pieces of it, -1 when nobody can win it or it is untouched
     * @param mover whose turn it is
     */
    int winner(int shape, int[] owners, int mover) {
        int moved = (mover + players - 1) % players;
        int turn = movers == 1 ? moved : 0;
        int[] seen = owners.clone();
        for (int color = 0; color < seen.length; color++) {
            seen[color] = seen[color] < 0 ? seen[color] : (seen[color] + players - turn) % players;
        }
        long[] row = rows[shape >> CHUNK_BITS];
        for (int player = 0; player < players; player++) {
            int vector = (moved - turn) * players + (player + players - turn) % players;
            if (ownerships.bit(row, at(shape) + vector * longs, seen) == (player == moved)) {
                return player;
            }
        }
        return NOBODY;
    }

    /** The one pass over all shapes. Mutable. */
    private final class Pass {

        private final long untouched;
        private final long[] found = new long[length];
        private final long[] reached = new long[length];
        private boolean completed;

        Pass(long untouched) {
            this.untouched = untouched;
        }

        void run(Stop stop) {
            int end = graph.size() - 1;
            Arrays.fill(rows[end >> CHUNK_BITS], at(end), at(end) + length, -1);
            for (int shape = end - 1; shape >= 0; shape--) {
                if ((shape & LOOKS) == 0 && stop.asked()) {
                    throw new ShapeGraph.TooLarge("stopped with " + shape + " shapes to go");
                }
                solve(shape);
            }
        }

        private void solve(int shape) {
            long occupied = graph.shape(shape);
            long free = Shape.removableIfConvex(occupied);
            Arrays.fill(found, 0);
            for (int color = 0; color < colors.length; color++) {
                long takes = free & colors[color];
                if (takes == 0) {
                    continue;
                }
                boolean living = color < ownerships.living();
                long[] target = living ? reached : found;
                if (living) {
                    Arrays.fill(reached, 0);
                }
                completed = false;
                walk(shape, free, takes, colors[color], target);
                if (living) {
                    boolean fresh = (colors[color] & untouched) != 0 && (colors[color] & ~occupied) == 0;
                    for (int mover = 0; mover < movers; mover++) {
                        ownerships.turn(reached, mover * players * longs, players, color, mover, completed, fresh);
                    }
                    for (int i = 0; i < length; i++) {
                        found[i] |= reached[i];
                    }
                }
            }
            store(shape);
        }

        /** Takes each of these cells, and then others behind them. */
        private void walk(int shape, long free, long takes, long color, long[] target) {
            int first = graph.first(shape);
            for (long rest = takes; rest != 0; rest &= rest - 1) {
                int child = graph.child(first + Long.bitCount(free & (rest & -rest) - 1));
                long[] row = rows[child >> CHUNK_BITS];
                int from = at(child);
                for (int i = 0; i < length; i++) {
                    target[i] |= row[from + i];
                }
                long left = graph.shape(child);
                if ((left & color) == 0) {
                    completed = true;
                } else if ((rest & rest - 1) != 0) {
                    long more = Shape.removableIfConvex(left);
                    walk(child, more, more & rest & rest - 1, color, target);
                }
            }
        }

        private void store(int shape) {
            long[] row = rows[shape >> CHUNK_BITS];
            for (int mover = 0; mover < movers; mover++) {
                int moved = (mover + players - 1) % players;
                for (int player = 0; player < players; player++) {
                    int from = (mover * players + player) * longs;
                    if (player == mover || player == moved) {
                        for (int i = from; i < from + longs; i++) {
                            found[i] = ~found[i];
                        }
                    }
                    if (movers == 1) {
                        ownerships.turnAbout(found, from, row, at(shape) + (player + 1) % players * longs);
                    } else {
                        System.arraycopy(found, from, row, at(shape) + (moved * players + player) * longs, longs);
                    }
                }
            }
        }
    }
}
