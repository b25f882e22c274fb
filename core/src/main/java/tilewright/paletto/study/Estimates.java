package tilewright.paletto.study;

import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.player.TreeSearch;
import tilewright.paletto.proof.EndgameChances;
import tilewright.paletto.proof.Forecast;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Estimates of the share of games that the player to move wins after each turn, by random games, where nothing is proved.
 * The same position always gets the same estimate.
 *
 * <p>After each turn as many games are played, in a tree in which all players want to win; with more than two players the
 * last ten pieces are not played but judged by {@link EndgameChances}, with its tie rule.
 */
final class Estimates {

    private static final TreeSearch.Style STYLE = new TreeSearch.Style(400, 0.7, 10);
    private static final long SEED = 1;

    /**
     * The search's estimate of a turn.
     *
     * @param winner who wins for certain after it, which the search may prove on its way, or {@link Forecast#NOBODY}
     * @param percent the share of games that the player to move won after it, 0 to 100
     */
    record Estimate(int winner, int percent) {}

    private Estimates() {}

    /** An estimate for a turn of a position. */
    static Estimate of(Board board, Turn<Board, Move> turn, Stop stop) {
        long[] only = {SafeTurns.cells(turn.moves())};
        TreeSearch search = new TreeSearch(new FastGame(board), only, STYLE, new SeededRandom(SEED), stop);
        search.exhaust();
        return new Estimate(search.winnerAfter(0), (int) (100 * search.chance(0) + 0.5));
    }
}
