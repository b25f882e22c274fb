package tilewright.paletto.player;

import java.util.Arrays;
import java.util.Optional;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Finds a good turn by random games and a tree of what they showed, for two to four players.
 *
 * <p>Each position in the tree has a value for each player: the share of its games that this player won. Each player is
 * taken to want the greatest value for herself. The same game, style and seed give the same turn. Mutable; one search
 * each.
 *
 * <p>This file is long because the tree's arrays, and the descent through them and back, are one inner loop.
 */
public final class TreeSearch {

    /*
     * UCT of Kocsis and Szepesvari [1]: from the root down, the turn with the greatest
     *
     *   value for the mover + exploration * sqrt(ln(visits of the position) / visits of the turn)
     *
     * turns never tried first; a new position is judged by one random game; its result is added to all positions of the
     * path. A position's turns are listed at its second visit. With more than two players each maximizes her own value.
     *
     * With knowledge, as in [2]: a position where the mover wins at once is settled; so is one with a turn to a position
     * that is settled for the mover, and one whose turns all lead to positions settled for the same other player. Turns
     * that lose for certain are left alone while there are others. Random games avoid the plainest mistakes and end where
     * few pieces are left, and there the exact answer counts: EndgameProof for two players, EndgameChances with its tie rule for
     * more.
     *
     * Also with knowledge, games are shared among the turns of a position, as in [3], but by cells: a game counts for
     * every turn all of whose cells the mover took sooner or later. In Paletto who gets which piece decides, and when is
     * less important; so after a few games there is a guess at every turn. A turn is chosen by
     *
     *   (1 - b) * its own value + b * the value of the games shared with it, b = sqrt(SHARED / (3 * visits + SHARED))
     *
     * and turns never tried are taken to be worth as much as their position. Its gain: docs/results/paletto-levels.md.
     *
     * With a progressive bias, as in [4], a turn has a bonus that fades as it is tried: how much better TurnHeuristic finds
     * it than the mean of the turns of its position, times BIAS / (BIAS + visits).
     *
     * Layout: position n has turns edges[n] to edges[n] + turns[n] - 1; turn e leads to position child[e], 0 while never
     * tried. The root is position 0. ln is a short formula of our own, for Math.log may differ between machines. More
     * than 300 lines, because the loop needs all of these arrays.
     *
     * [1] Bandit based Monte-Carlo planning, ECML 2006.
     * [2] Winands, Bjornsson, Saito: Monte-Carlo tree search solver, Computers and Games 2008.
     * [3] Gelly, Silver: Combining online and offline knowledge in UCT, ICML 2007.
     * [4] Chaslot et al.: Progressive strategies for Monte-Carlo tree search, New Mathematics and Natural Computation 4(3),
     *     2008.
     */

    /**
     * The style of a search.
     *
     * @param playouts random games, or positions settled instead of one
     * @param exploration how much rarely tried turns are favored
     * @param tail pieces from which on the exact answer is asked; 0 for a plain search without any knowledge
     * @param biased whether turns that look good are tried first, see {@link TurnHeuristic}; not for a plain search or
     *     four players
     */
    public record Style(int playouts, double exploration, int tail, boolean biased) {

        /** A style without bias. */
        public Style(int playouts, double exploration, int tail) {
            this(playouts, exploration, tail, false);
        }

        static Style plain(int playouts) {
            return new Style(playouts, 0.7, 0);
        }
    }

    /** Turns in the tree beyond which it does not grow: some tens of megabytes. */
    private static final int MOST_EDGES = 2_000_000;

    /** The number of a turn's own games, about, that count as much as the shared ones. */
    private static final double SHARED = 1_000;

    /** The number of a turn's own games after which its bonus counts half. */
    private static final double BIAS = 20;

    /** Games between two looks at the stop: less than a millisecond. */
    private static final int GAMES = 16;

    private static final int OPEN = LeafEvaluator.OPEN;

    private final FastGame game;
    private final Style style;
    private final SeededRandom random;
    private final Stop stop;
    private final int players;
    private final LeafEvaluator evaluator;
    private final boolean knows;
    private final Optional<TurnHeuristic> heuristic;
    private final long[] list = new long[FastGame.MOST_TURNS];
    /** The result of a random game: how much of a win it is for each player. */
    private final float[] result;

    /** The positions of a game, and the turns between them. */
    private final int[] path = new int[Board.LARGEST * Board.LARGEST + 2];

    private final int[] pathEdges = new int[path.length];

    private int positions;
    private byte[] mover = new byte[256];
    /** The certain winner, or OPEN. */
    private byte[] settled = new byte[256];

    private int[] edges = new int[256];
    private int[] turns = new int[256];
    private int[] visits = new int[256];
    /** The sum of results of each position and player. */
    private float[] wins;

    private int edgesUsed;
    private long[] taken = new long[2_048];
    private int[] child = new int[2_048];
    /** The games shared with each turn, and the sum of their results for the mover. */
    private int[] sharedVisits = {};

    private float[] sharedWins = {};
    /** The bonus of each turn: how much better it looks than the others, as a share of wins. */
    private float[] bonus = {};

    /**
     * @param game at the position to search from after {@link FastGame#restart}
     * @param roots the turns to choose from, one or more
     * @param stop asked every few games
     */
    public TreeSearch(FastGame game, long[] roots, Style style, SeededRandom random, Stop stop) {
        this.stop = stop;
        this.game = game;
        this.style = style;
        this.random = random;
        players = game.coloring().players();
        result = new float[players];
        wins = new float[256 * players];
        game.restart();
        evaluator = new LeafEvaluator(game, style.tail, random);
        knows = evaluator.knows();
        boolean biased = knows && style.biased && players < 4; // with four it won fewer games
        heuristic = biased ? Optional.of(new TurnHeuristic(game.coloring())) : Optional.empty();
        add();
        settled[0] = OPEN;
        list(roots, roots.length, 0);
    }

    /**
     * Plays all games of the search, even when there is only one turn to choose, unless every result is certain before.
     */
    public void exhaust() {
        for (int i = 0; i < style.playouts && settled[0] == OPEN; i++) {
            ask(i);
            game.restart();
            descend();
        }
    }

    /** Returns the certain winner after a turn to choose from, or -1. */
    public int winnerAfter(int index) {
        int n = child[index];
        return n == 0 ? OPEN : settled[n];
    }

    /**
     * Searches, and gives the index of the best of the turns to choose from.
     *
     * @throws tilewright.search.Stopped when it was stopped
     */
    public int best() {
        search(style.playouts);
        int best = 0;
        for (int i = 1; i < turns[0]; i++) {
            if (better(child[i], child[best])) {
                best = i;
            }
        }
        return best;
    }

    /** Searches on, by at most this number of games. */
    void search(int games) {
        for (int i = 0; i < games && settled[0] == OPEN && turns[0] > 1; i++) {
            ask(i);
            game.restart();
            descend();
        }
    }

    private void ask(int games) {
        if (games % GAMES == 0) {
            stop.check();
        }
    }

    /** Returns the number of tries of a turn to choose from. */
    int tries(int index) {
        return child[index] == 0 ? 0 : visits[child[index]];
    }

    /** The share of games that the player to move won after a turn to choose from. */
    public double chance(int index) {
        int n = child[index];
        return n == 0 ? 0 : wins[n * players + mover[0]] / visits[n];
    }

    private boolean better(int n, int other) {
        int rank = rank(n);
        int otherRank = rank(other);
        return rank != otherRank ? rank > otherRank : visits[n] > visits[other];
    }

    /** The rank of a turn: certainly lost, not tried, open, certainly won. */
    private int rank(int n) {
        if (n == 0) {
            return 1;
        }
        return settled[n] == OPEN ? 2 : settled[n] == mover[0] ? 3 : 0;
    }

    /** Plays one game from the root. */
    private void descend() {
        int depth = 0;
        int n = 0;
        while (true) {
            path[depth] = n;
            boolean grows = visits[n] > 0 && edgesUsed < MOST_EDGES && !evaluator.atTail();
            if (settled[n] == OPEN && turns[n] == 0 && grows) {
                list(list, game.turns(list), n);
            }
            int edge = settled[n] != OPEN || turns[n] == 0 ? -1 : knows ? sharedChoice(n) : choice(n);
            if (edge < 0) {
                break;
            }
            game.play(taken[edge]);
            if (child[edge] == 0) {
                child[edge] = add();
            }
            pathEdges[depth] = edge;
            depth++;
            n = child[edge];
        }
        boolean played = settled[n] == OPEN;
        if (played) {
            evaluator.play(result);
        } else {
            Arrays.fill(result, 0);
            result[settled[n]] = 1;
        }
        if (knows) {
            share(depth, played);
        }
        for (int i = depth; i >= 0; i--) {
            int at = path[i];
            visits[at]++;
            for (int player = 0; player < players; player++) {
                wins[at * players + player] += result[player];
            }
            if (knows && i < depth && settled[at] == OPEN) {
                settle(at, settled[path[i + 1]]);
            }
        }
    }

    /** Counts the result of a game also for turns that were not played, if the mover took their cells later. */
    private void share(int depth, boolean played) {
        long[] cells = evaluator.taken();
        if (!played) {
            Arrays.fill(cells, 0);
        }
        for (int i = depth - 1; i >= 0; i--) {
            int n = path[i];
            int player = mover[n];
            cells[player] |= taken[pathEdges[i]];
            for (int edge = edges[n]; edge < edges[n] + turns[n]; edge++) {
                if ((taken[edge] & ~cells[player]) == 0) {
                    sharedVisits[edge]++;
                    sharedWins[edge] += result[player];
                }
            }
        }
    }

    /** Settles a position, one of whose turns leads to a certain win of this player, if that is enough. */
    private void settle(int n, int winner) {
        if (winner == OPEN) {
            return;
        }
        if (winner != mover[n]) {
            for (int edge = edges[n]; edge < edges[n] + turns[n]; edge++) {
                if (child[edge] == 0 || settled[child[edge]] != winner) {
                    return;
                }
            }
        }
        settled[n] = (byte) winner;
    }

    /** The turn to try next, with shared games; certain losses last. */
    private int sharedChoice(int n) {
        int best = -1;
        double bestValue = -1;
        boolean bestOpen = false;
        double log = ln(visits[n] + 1);
        double usual = wins[n * players + mover[n]] / Math.max(1, visits[n]);
        int count = turns[n];
        int first = random.below(count); // so that equals are treated alike
        for (int i = 0; i < count; i++) {
            int edge = edges[n] + (first + i < count ? first + i : first + i - count);
            int c = child[edge];
            boolean open = c == 0 || settled[c] == OPEN;
            if (bestOpen && !open) {
                continue;
            }
            int own = c == 0 ? 0 : visits[c];
            double value = c == 0 ? usual : wins[c * players + mover[n]] / own;
            double shared = (sharedWins[edge] + usual) / (sharedVisits[edge] + 1);
            double part = Math.sqrt(SHARED / (3 * own + SHARED));
            value += part * (shared - value) + style.exploration * Math.sqrt(log / (own + 1));
            value += heuristic.isPresent() ? bonus[edge] * BIAS / (BIAS + own) : 0;
            if (open && !bestOpen || value > bestValue) {
                best = edge;
                bestValue = value;
                bestOpen = open;
            }
        }
        return best;
    }

    /** The turn to try next, without knowledge. */
    private int choice(int n) {
        int best = -1;
        double bestValue = -1;
        int fresh = 0;
        double log = ln(visits[n] + 1);
        for (int edge = edges[n]; edge < edges[n] + turns[n]; edge++) {
            int c = child[edge];
            if (c == 0) {
                if (random.below(++fresh) == 0) {
                    best = edge;
                }
                continue;
            }
            double value = wins[c * players + mover[n]] / visits[c] + style.exploration * Math.sqrt(log / visits[c]);
            if (fresh == 0 && value > bestValue) {
                best = edge;
                bestValue = value;
            }
        }
        return best;
    }

    /** The natural logarithm, to three digits. */
    static double ln(int n) {
        int power = 31 - Integer.numberOfLeadingZeros(n);
        double part = (double) n / (1 << power) - 1;
        return (power + part * (1.346607 - 0.346607 * part)) * 0.6931471805599453;
    }

    /** Adds the position that the game is at. */
    private int add() {
        if (positions == mover.length) {
            int more = 2 * positions;
            mover = Arrays.copyOf(mover, more);
            settled = Arrays.copyOf(settled, more);
            edges = Arrays.copyOf(edges, more);
            turns = Arrays.copyOf(turns, more);
            visits = Arrays.copyOf(visits, more);
            wins = Arrays.copyOf(wins, more * players);
        }
        mover[positions] = (byte) game.mover();
        settled[positions] = (byte) evaluator.certain();
        return positions++;
    }

    /** Gives a position its turns. */
    private void list(long[] all, int count, int n) {
        if (edgesUsed + count > taken.length) {
            int more = Math.max(2 * taken.length, edgesUsed + count);
            taken = Arrays.copyOf(taken, more);
            child = Arrays.copyOf(child, more);
        }
        if (knows && sharedVisits.length < taken.length) {
            sharedVisits = Arrays.copyOf(sharedVisits, taken.length);
            sharedWins = Arrays.copyOf(sharedWins, taken.length);
        }
        edges[n] = edgesUsed;
        turns[n] = count;
        System.arraycopy(all, 0, taken, edgesUsed, count);
        if (heuristic.isPresent()) {
            bias(heuristic.get(), edgesUsed, count);
        }
        edgesUsed += count;
    }

    /** Gives these turns of the position that the game is at their bonus. */
    private void bias(TurnHeuristic by, int first, int count) {
        if (bonus.length < taken.length) {
            bonus = Arrays.copyOf(bonus, taken.length);
        }
        float sum = 0;
        for (int edge = first; edge < first + count; edge++) {
            long left = game.occupied() & ~taken[edge];
            bonus[edge] = left == 0 ? 0 : by.of(game.claims(), left, taken[edge], game.mover()) / 1000f;
            sum += bonus[edge];
        }
        for (int edge = first; edge < first + count; edge++) {
            bonus[edge] -= sum / count;
        }
    }
}
