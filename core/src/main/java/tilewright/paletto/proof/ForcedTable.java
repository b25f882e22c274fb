package tilewright.paletto.proof;

import java.util.Arrays;
import tilewright.search.Stop;

/**
 * The player who can force a win against all others together, in every position that can come from one, for two to four
 * players.
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
     *A turn that wins at once is what m hopes for, for every X: it sets all bits, as does the empty shape. The gathering
     * along takes and the reading at the owners after the turn are those of StrongSolution.
     *
     * Row of a shape: for each player who just moved (only player 0 where players are alike), for each X, a vector.
     */

    static final int NOBODY = -1;

    private static final int LOOKS = 0x3ff;

    private final Shapes shapes;
    private final Ownerships ownerships;
    private final int players;
    private final int longs;
    private final int movers;
    /** Longs to a shape. */
    private final int length;

    private final ShapeRows rows;

    private ForcedTable(Shapes shapes, Ownerships ownerships) {
        this.shapes = shapes;
        this.ownerships = ownerships;
        players = ownerships.players();
        longs = ownerships.longs();
        movers = ownerships.alike() ? 1 : players;
        length = length(ownerships);
        rows = new ShapeRows(shapes, length);
    }

    /** Longs that each shape takes. */
    static int length(Ownerships ownerships) {
        return (ownerships.alike() ? 1 : ownerships.players()) * ownerships.players() * ownerships.longs();
    }

    /**
     * Solves all shapes.
     *
     * @param colors the cells of each color, the living colors first
     * @param untouched the cells of the living colors of which nobody owns a piece yet
     * @throws ShapeGraph.TooLarge when asked to stop
     */
    static ForcedTable of(Shapes shapes, long[] colors, Ownerships ownerships, long untouched, Stop stop) {
        ForcedTable table = new ForcedTable(shapes, ownerships);
        table.new Pass(colors, untouched).run(stop);
        return table;
    }

    Shapes shapes() {
        return shapes;
    }

    /** Living colors. */
    int living() {
        return ownerships.living();
    }

    /** Whether it is known what happens when this player alone owns pieces of a living color; -1 for nobody. */
    boolean knows(int color, int owner) {
        return ownerships.has(color, owner);
    }

    /**
     * Returns the player who can force a win, or {@link #NOBODY}.
     *
     * @param owners of each living color: who alone owns pieces of it, -1 when nobody can win it or it is untouched
     * @param mover whose turn it is
     */
    int winner(long occupied, int[] owners, int mover) {
        int moved = (mover + players - 1) % players;
        int turn = movers == 1 ? moved : 0;
        int[] seen = owners.clone();
        for (int color = 0; color < seen.length; color++) {
            seen[color] = seen[color] < 0 ? seen[color] : (seen[color] + players - turn) % players;
        }
        int part = shapes.upperPart(occupied);
        long[] row = rows.array(part);
        int at = rows.at(part, shapes.place(part, occupied));
        for (int player = 0; player < players; player++) {
            int vector = (moved - turn) * players + (player + players - turn) % players;
            if (ownerships.bit(row, at + vector * longs, seen) == (player == moved)) {
                return player;
            }
        }
        return NOBODY;
    }

    /** The one pass over all shapes. Mutable. */
    private final class Pass {

        private final ColorTurns[] turns;
        private final long untouched;
        private final long[] found = new long[length];
        private final long[] reached = new long[length];

        Pass(long[] colors, long untouched) {
            this.untouched = untouched;
            turns = new ColorTurns[colors.length];
            for (int color = 0; color < turns.length; color++) {
                turns[color] = ColorTurns.of(shapes, colors[color]);
            }
        }

        void run(Stop stop) {
            for (int part = shapes.upper().size() - 1; part >= 0; part--) {
                int[] lower = shapes.fitting(shapes.border(part));
                for (int place = lower.length - 1; place >= 0; place--) {
                    if ((place & LOOKS) == 0 && stop.asked()) {
                        throw new ShapeGraph.TooLarge("stopped at upper part " + part);
                    }
                    if (shapes.upper().shape(part) == 0 && shapes.lower().shape(lower[place]) == 0) {
                        int at = rows.at(part, place);
                        Arrays.fill(rows.array(part), at, at + length, -1);
                    } else {
                        solve(part, lower[place]);
                        store(rows.array(part), rows.at(part, place));
                    }
                }
            }
        }

        private void solve(int upper, int lower) {
            Arrays.fill(found, 0);
            for (int color = 0; color < turns.length; color++) {
                if (color >= ownerships.living()) {
                    gather(turns[color], upper, lower, found);
                    continue;
                }
                Arrays.fill(reached, 0);
                if (gather(turns[color], upper, lower, reached)) {
                    boolean complete = turns[color].complete(upper, lower);
                    boolean fresh = (turns[color].cells() & untouched) != 0 && turns[color].whole(upper, lower);
                    for (int mover = 0; mover < movers; mover++) {
                        ownerships.turn(reached, mover * players * longs, players, color, mover, complete, fresh);
                    }
                    for (int i = 0; i < length; i++) {
                        found[i] |= reached[i];
                    }
                }
            }
        }

        /** Adds what the turns of a color lead to; says whether there are any. */
        private boolean gather(ColorTurns turn, int upper, int lower, long[] target) {
            boolean any = false;
            PartRemainders above = turn.upper();
            PartRemainders below = turn.lower();
            for (int i = above.first(upper); i < above.first(upper + 1); i++) {
                int part = above.left(i);
                int[] places = shapes.places(shapes.border(part));
                long[] row = rows.array(part);
                for (int j = below.first(lower); j < below.first(lower + 1); j++) {
                    int rest = below.left(j);
                    if (places[rest] >= 0 && (part != upper || rest != lower)) {
                        any = true;
                        int from = rows.at(part, places[rest]);
                        for (int k = 0; k < length; k++) {
                            target[k] |= row[from + k];
                        }
                    }
                }
            }
            return any;
        }

        private void store(long[] row, int at) {
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
                        ownerships.turnAbout(found, from, row, at + (player + 1) % players * longs);
                    } else {
                        System.arraycopy(found, from, row, at + (moved * players + player) * longs, longs);
                    }
                }
            }
        }
    }
}
