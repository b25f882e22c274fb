package tilewright.paletto.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.Proofs;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Plays perfectly where that can be proved, else by another player. Threads may share one.
 *
 * <p>In a won position it plays a turn that wins against any defense. In a lost one it plays the turn that is hardest to
 * answer: see {@link #hardest}.
 */
final class ExactAgent implements Agent<Board, Move> {

    /** Shapes of the largest solution, for 40 pieces on an 8 x 8 board: some 300 megabytes. */
    private static final long SHAPES = 6_000_000;

    /** Random games of the opponents that it imagines, together. */
    private static final int IMAGINED = 24_000;

    private final String id;
    private final Message about;
    private final Proofs proofs;
    /** Number of pieces that it can prove, on boards of size 6 or less and on larger ones. */
    private final int smallPieces;

    private final int largePieces;
    private final Agent<Board, Move> other;
    /** The computer player for three or four players. */
    private final Agent<Board, Move> many;

    ExactAgent(
            String id,
            Message about,
            Proofs proofs,
            int smallPieces,
            int largePieces,
            Agent<Board, Move> other,
            Agent<Board, Move> many) {
        this.id = id;
        this.about = about;
        this.proofs = proofs;
        this.smallPieces = smallPieces;
        this.largePieces = largePieces;
        this.other = other;
        this.many = many;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Message about() {
        return about;
    }

    @Override
    public List<Move> turn(Board board, SeededRandom random, Stop stop) {
        if (board.players() > 2) {
            return many.turn(board, random, stop);
        }
        int pieces = Long.bitCount(board.occupied());
        if (pieces > (board.size() <= 6 ? smallPieces : largePieces)) {
            return other.turn(board, random, stop);
        }
        Optional<Exact> exact =
                proofs.solution(board, Limits.NONE.withNodes(SHAPES).withStop(stop));
        stop.check();
        if (exact.isEmpty()) {
            return other.turn(board, random, stop);
        }
        FastGame game = new FastGame(board);
        long[] turns = SafeTurns.of(game);
        List<Long> winning = new ArrayList<>();
        for (long turn : turns) {
            if (exact.get().winsAfter(board, turn)) {
                winning.add(turn);
            }
        }
        long chosen = winning.isEmpty()
                ? hardest(board, turns, exact.get(), random, stop)
                : winning.get(random.below(winning.size()));
        return SafeTurns.moves(board, chosen);
    }

    /**
     * The turn after which an opponent who only tries random games is most likely to go wrong: the one with the smallest
     * share of tries in turns that win. Again and again the worse half of the turns is dropped and the opponent is
     * imagined to think longer about the others.
     */
    private static long hardest(Board board, long[] turns, Exact exact, SeededRandom random, Stop stop) {
        List<OpponentModel> left = new ArrayList<>();
        for (long turn : turns) {
            left.add(new OpponentModel(turn, SafeTurns.after(board, turn), exact, random, stop));
        }
        int rounds = 32 - Integer.numberOfLeadingZeros(turns.length - 1);
        while (left.size() > 1) {
            int games = IMAGINED / rounds / left.size();
            for (OpponentModel each : left) {
                each.think(games);
            }
            left.sort(Comparator.comparingDouble(OpponentModel::rightShare));
            left = new ArrayList<>(left.subList(0, (left.size() + 1) / 2));
        }
        return left.getFirst().turn;
    }

    /** A model of the opponent's thinking after a turn. Mutable. */
    private static final class OpponentModel {

        private final long turn;
        private final boolean[] right;
        private final TreeSearch search;

        OpponentModel(long turn, Board after, Exact exact, SeededRandom random, Stop stop) {
            this.turn = turn;
            FastGame game = new FastGame(after);
            long[] replies = SafeTurns.of(game);
            right = new boolean[replies.length];
            for (int i = 0; i < replies.length; i++) {
                right[i] = exact.winsAfter(after, replies[i]);
            }
            search = new TreeSearch(game, replies, TreeSearch.Style.plain(0), random, stop);
        }

        void think(int games) {
            search.search(games);
        }

        /** The share of tries in replies that win. */
        double rightShare() {
            double sum = 0;
            double all = 0;
            for (int i = 0; i < right.length; i++) {
                double tries = search.tries(i) + 1.0;
                all += tries;
                sum += right[i] ? tries : 0;
            }
            return sum / all;
        }
    }
}
