package tilewright.paletto.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Plays the most promising turns out again and again, with a small search for every player, and takes the one that wins
 * most. For three and four players. Threads may share one.
 */
record RolloutAgent(String id, Message about) implements Agent<Board, Move> {

    /*
     * Rollouts make a better player of any rule for playing [1]: choose the turn after which playing on by the rule wins
     * most. The rule here is a small tree search for each player, with knowledge for oneself and without for the others: with
     * three and four players what the others do to each other decides, and random games know nothing of that, nor does a
     * tree in which everybody is perfect.
     *
     * The turns to be played out are those that a larger search tries most. They share the games by halving [2]: again
     * and again each that is left gets as many, and the worse half is dropped.
     *
     * [1] Tesauro, Galperin: On-line policy improvement using Monte-Carlo search, NIPS 1996.
     * [2] Karnin, Koren, Somekh: Almost optimal exploration in multi-armed bandits, ICML 2013.
     */

    private static final TreeSearch.Style LOOK = new TreeSearch.Style(3_000, 0.2, 10);
    private static final TreeSearch.Style SELF = new TreeSearch.Style(100, 0.2, 10);
    private static final TreeSearch.Style OTHERS = TreeSearch.Style.plain(100);

    /** Maximum number of turns that are played out. */
    private static final int TURNS = 6;

    /** Pieces on the board of all games together that a round of halving plays, about: so every turn takes as long. */
    private static final int PIECES = 2_500;

    @Override
    public List<Move> turn(Board board, SeededRandom random, Stop stop) {
        List<Candidate> left = candidates(board, random, stop);
        int pieces = Long.bitCount(board.occupied());
        while (left.size() > 1) {
            int games = Math.max(4, PIECES / pieces / left.size());
            for (Candidate each : left) {
                each.play(games, board.mover(), random, stop);
            }
            left.sort(Comparator.comparingDouble(Candidate::share).reversed());
            left = new ArrayList<>(left.subList(0, left.size() / 2));
        }
        return SafeTurns.moves(board, left.getFirst().turn);
    }

    /** The turns with the most tries, the most tried first. */
    private static List<Candidate> candidates(Board board, SeededRandom random, Stop stop) {
        FastGame game = new FastGame(board);
        long[] turns = SafeTurns.of(game);
        TreeSearch search = new TreeSearch(game, turns, LOOK, random, stop);
        int best = search.best();
        List<Candidate> all = new ArrayList<>();
        for (int i = 0; i < turns.length; i++) {
            all.add(new Candidate(
                    turns[i], SafeTurns.after(board, turns[i]), i == best ? Integer.MAX_VALUE : search.tries(i)));
        }
        all.sort(Comparator.comparingInt((Candidate each) -> each.tries).reversed());
        boolean certain = search.winnerAfter(best) == board.mover();
        return new ArrayList<>(all.subList(0, certain ? 1 : Math.min(TURNS, all.size())));
    }

    /** Plays a turn by a small search. */
    private static Board reply(Board board, boolean self, SeededRandom random, Stop stop) {
        FastGame game = new FastGame(board);
        long[] turns = self ? SafeTurns.of(game) : SafeTurns.all(game);
        TreeSearch search = new TreeSearch(game, turns, self ? SELF : OTHERS, random, stop);
        return SafeTurns.after(board, turns[search.best()]);
    }

    /** A turn that is played out. Mutable. */
    private static final class Candidate {

        private final long turn;
        private final Board after;
        private final int tries;
        private int games;
        private int won;

        Candidate(long turn, Board after, int tries) {
            this.turn = turn;
            this.after = after;
            this.tries = tries;
        }

        void play(int more, int player, SeededRandom random, Stop stop) {
            for (int i = 0; i < more; i++) {
                Board board = after;
                while (board.winner() < 0) {
                    board = reply(board, board.mover() == player, random, stop);
                }
                games++;
                won += board.winner() == player ? 1 : 0;
            }
        }

        double share() {
            return (double) won / games;
        }
    }
}
