package tilewright.paletto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

/**
 * Plays perfectly where that can be proved, else by another player. Threads may share one.
 *
 * <p>In a won position it plays a turn that wins against any defense. In a lost one it plays the turn that is hardest to
 * answer: see {@link #hardest}.
 */
final class ExactAgent implements Agent<Board, Move> {

    /** Shapes of the largest solution, for 40 pieces on an 8 x 8 board: some 300 megabytes. */
    private static final long SHAPES = 6_000_000;

    /** Random games of the opponent that it imagines. */
    private static final int IMAGINED = 2_000;

    private final String id;
    private final String about;
    private final Proofs proofs;
    /** How many pieces it can prove, on boards of size 6 or less and on larger ones. */
    private final int smallPieces;

    private final int largePieces;
    private final Agent<Board, Move> other;

    ExactAgent(String id, String about, Proofs proofs, int smallPieces, int largePieces, Agent<Board, Move> other) {
        this.id = id;
        this.about = about;
        this.proofs = proofs;
        this.smallPieces = smallPieces;
        this.largePieces = largePieces;
        this.other = other;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String about() {
        return about;
    }

    @Override
    public List<Move> turn(Board board, SeededRandom random) {
        int pieces = Long.bitCount(board.occupied());
        if (board.players() > 2 || pieces > (board.size() <= 6 ? smallPieces : largePieces)) {
            return other.turn(board, random);
        }
        Optional<Exact> exact = proofs.solution(board, Limits.NONE.withNodes(SHAPES));
        if (exact.isEmpty()) {
            return other.turn(board, random);
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
                ? hardest(board, turns, exact.get(), random)
                : winning.get(random.below(winning.size()));
        return SafeTurns.moves(board, chosen);
    }

    /**
     * The turn after which an opponent who only tries random games is most likely to go wrong: the one with the smallest
     * share of tries in turns that win.
     */
    private static long hardest(Board board, long[] turns, Exact exact, SeededRandom random) {
        long hardest = turns[0];
        double least = 2;
        for (long turn : turns) {
            double share = turns.length == 1 ? 0 : rightShare(after(board, turn), exact, random);
            if (share < least) {
                least = share;
                hardest = turn;
            }
        }
        return hardest;
    }

    private static double rightShare(Board board, Exact exact, SeededRandom random) {
        FastGame game = new FastGame(board);
        long[] replies = SafeTurns.of(game);
        TreeSearch search = new TreeSearch(game, replies, TreeSearch.Style.plain(IMAGINED), random);
        search.best();
        double right = 0;
        double all = 0;
        for (int i = 0; i < replies.length; i++) {
            double tries = search.tries(i) + 1.0;
            all += tries;
            right += exact.winsAfter(board, replies[i]) ? tries : 0;
        }
        return right / all;
    }

    private static Board after(Board board, long turn) {
        Board reached = board;
        for (long left = turn; left != 0; left &= left - 1) {
            reached = reached.take(Long.numberOfTrailingZeros(left));
        }
        return reached.endTurn();
    }
}
