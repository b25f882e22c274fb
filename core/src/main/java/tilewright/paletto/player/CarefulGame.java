package tilewright.paletto.player;

import java.util.Arrays;
import tilewright.paletto.model.Coloring;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Shape;
import tilewright.rng.SeededRandom;

/**
 * Random games with a little care: a player who can win at once does, and a turn that lets the next player do so is mostly
 * drawn again. They remember who took what.
 *
 * <p>Mutable; one thread at a time.
 */
final class CarefulGame {

    /** Number of times that a turn which lets the next player win is drawn again: always avoiding it plays no better. */
    private static final int TRIES = 2;

    private final FastGame game;
    private final Coloring coloring;
    private final long[] list = new long[FastGame.MOST_TURNS];
    private final long[] taken;

    CarefulGame(FastGame game) {
        this.game = game;
        coloring = game.coloring();
        taken = new long[coloring.players()];
    }

    /** The cells that each player took in the last game. */
    long[] taken() {
        return taken;
    }

    /**
     * Plays from where the game is to the end or until few pieces are left.
     *
     * @param enough goes on while there are more pieces than this, 1 or more
     * @return the winner, or -1
     */
    int finish(SeededRandom random, int enough) {
        Arrays.fill(taken, 0);
        while (game.winner() < 0 && !Shape.convex(game.occupied())) {
            game.playAny(random);
        }
        long left = game.occupied();
        int claims = game.claims();
        int player = game.mover();
        long free = Shape.removableIfConvex(left);
        if (game.winner() >= 0 || Long.bitCount(left) > enough && coloring.winsAtOnce(left, free, claims, player)) {
            return player;
        }
        while (Long.bitCount(left) > enough) {
            boolean pairs = (coloring.fallingPairs(left, free) | coloring.risingPairs(left, free)) != 0;
            int turns = pairs ? list(left, claims, player) : count(free);
            int next = coloring.next(player);
            long turn;
            long rest;
            long restFree;
            int after;
            boolean loses;
            int tries = 0;
            do {
                int chosen = random.below(turns);
                turn = pairs ? list[chosen] : turn(free, chosen);
                rest = left ^ turn;
                restFree = Shape.removableIfConvex(rest);
                after = claims(claims, turn, rest, player);
                loses = (rest & rest - 1) == 0 || coloring.winsAtOnce(rest, restFree, after, next);
            } while (loses && tries++ < TRIES);
            taken[player] |= turn;
            if (loses) {
                return next;
            }
            left = rest;
            free = restFree;
            claims = after;
            player = next;
        }
        game.set(left, claims, player);
        return -1;
    }

    private int list(long left, int claims, int player) {
        game.set(left, claims, player);
        return game.turns(list);
    }

    /** Returns the number of turns among removable pieces without exclusive pairs. */
    private int count(long free) {
        int count = -coloring.size();
        for (int color = 0; color < coloring.size(); color++) {
            count += 1 << Long.bitCount(free & coloring.cells(color));
        }
        return count;
    }

    private long turn(long free, int chosen) {
        int left = chosen;
        int color = 0;
        int count = (1 << Long.bitCount(free & coloring.cells(0))) - 1;
        while (left >= count) {
            left -= count;
            count = (1 << Long.bitCount(free & coloring.cells(++color))) - 1;
        }
        return FastGame.part(free & coloring.cells(color), left + 1);
    }

    /** The claims after a turn that does not win. */
    private int claims(int before, long turn, long rest, int player) {
        int color = coloring.colorOf(turn);
        int owners = (rest & coloring.cells(color)) == 0
                ? coloring.dead()
                : coloring.settled(before >>> 4 * color & coloring.dead() | 1 << player);
        return before | owners << 4 * color;
    }
}
