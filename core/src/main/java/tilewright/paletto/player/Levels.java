package tilewright.paletto.player;

import java.util.List;
import java.util.Optional;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.RandomAgent;
import tilewright.agent.Turn;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.Proofs;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.text.Ascii;

/**
 * The computer players, weakest first. How strong each is was measured: docs/results/paletto-levels.md.
 *
 * <p>Threads may share them.
 */
public final class Levels {

    /** A number of pieces above that of any board. */
    private static final int ALL = Board.LARGEST * Board.LARGEST;

    /** Pieces from which on the better searches ask for the exact answer. */
    private static final int TAIL = 13;

    /** Pieces from which on the best level asks for the exact answer on boards above 6 by 6. */
    private static final int LARGE_TAIL = 40;

    private final RandomAgent<Board, Move> any;
    private final OneTurnAhead<Board, Move> simple;
    private final Proofs proofs;

    /** A player under another name. */
    private record Named(String id, Message about, Agent<Board, Move> player) implements Agent<Board, Move> {
        @Override
        public List<Move> turn(Board board, SeededRandom random, Stop stop) {
            return player.turn(board, random, stop);
        }
    }

    /** Wins at once if it can, else plays anything. */
    private record WinOrAny(String id, Message about, RandomAgent<Board, Move> any, OneTurnAhead<Board, Move> simple)
            implements Agent<Board, Move> {
        @Override
        public List<Move> turn(Board board, SeededRandom random, Stop stop) {
            List<Turn<Board, Move>> winning = simple.winning(board);
            return winning.isEmpty()
                    ? any.turn(board, random, stop)
                    : winning.getFirst().moves();
        }
    }

    /** Levels whose weakest players are these two, and whose strongest asks for these proofs. */
    public Levels(RandomAgent<Board, Move> any, OneTurnAhead<Board, Move> simple, Proofs proofs) {
        this.any = any;
        this.simple = simple;
        this.proofs = proofs;
    }

    /** The computer players, weakest first. */
    public List<Agent<Board, Move>> all() {
        return List.of(
                any,
                new WinOrAny("level1", PlayerMessages.winOrAny(), any, simple),
                simple,
                new Named("level2", PlayerMessages.oneTurn(), simple),
                new ShallowSearch("level3"),
                tree("level4", 40, 6),
                tree("level5", 150, 8),
                tree("level6", 600, 10),
                tree("level7", 2_000, 13),
                best("level8", 10_000, LARGE_TAIL, new RolloutAgent("rollouts", PlayerMessages.rollouts())));
    }

    /** A player to measure others by: {@code PalettoPuzzle.withSearches}. */
    public Agent<Board, Move> search(String id) {
        int letters = 0;
        while (letters < id.length() && Ascii.isLetter(id.charAt(letters))) {
            letters++;
        }
        int hyphen = id.indexOf('-');
        int playouts = Integer.parseInt(id.substring(letters, hyphen < 0 ? id.length() : hyphen));
        Optional<Integer> exact =
                hyphen < 0 ? Optional.empty() : Optional.of(Integer.valueOf(id.substring(hyphen + 1)));
        return switch (id.substring(0, letters)) {
            case "uct" -> TreeAgent.plain(playouts);
            case "tree" -> tree(id, playouts, exact.orElse(TAIL));
            case "best" -> best(id, playouts, exact.orElse(LARGE_TAIL), tree(id, playouts, TAIL, true));
            default ->
                throw new IllegalArgumentException("search (%s) must be uct, tree or best and a number".formatted(id));
        };
    }

    /** @param many who plays when there are three players or four */
    private Agent<Board, Move> best(String id, int playouts, int largePieces, Agent<Board, Move> many) {
        return new ExactAgent(
                id,
                PlayerMessages.perfect(largePieces),
                proofs,
                ALL,
                largePieces,
                tree("search", playouts, TAIL, true),
                many);
    }

    private static TreeAgent tree(String id, int playouts, int tail) {
        return tree(id, playouts, tail, false);
    }

    private static TreeAgent tree(String id, int playouts, int tail, boolean biased) {
        return new TreeAgent(
                id, PlayerMessages.tries(playouts), new TreeSearch.Style(playouts, 0.2, tail, biased), true);
    }
}
