package tilewright.paletto.player;

import java.util.Arrays;
import java.util.Optional;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Shape;
import tilewright.paletto.proof.EndgameChances;
import tilewright.paletto.proof.EndgameProof;
import tilewright.rng.SeededRandom;

/**
 * Evaluates a position for a tree search: for certain, or by one random game from there.
 *
 * <p>Mutable; one thread at a time.
 */
final class LeafEvaluator {

    static final int OPEN = -1;

    /** The largest tail for more than two players, where no turn can be left out. */
    private static final int MOST_SHARED = 10;

    private static final int TABLE_BITS = 16;

    private final FastGame game;
    private final SeededRandom random;
    private final int tail;
    private final Optional<EndgameProof> proof;
    private final Optional<EndgameChances> values;
    private final CarefulGame careful;

    /**
     * @param game at the position to search from
     * @param tail pieces from which on the exact answer is asked; 0 for an evaluator without any knowledge
     */
    LeafEvaluator(FastGame game, int tail, SeededRandom random) {
        this.game = game;
        this.random = random;
        int players = game.coloring().players();
        int pieces = players == 2 ? tail : Math.min(tail, MOST_SHARED);
        this.tail = Shape.convex(game.occupied()) ? pieces : 0;
        boolean two = players == 2;
        boolean exact = this.tail > 0;
        proof = exact && two ? Optional.of(new EndgameProof(game.coloring(), TABLE_BITS)) : Optional.empty();
        values = exact && !two ? Optional.of(new EndgameChances(game.coloring(), TABLE_BITS)) : Optional.empty();
        careful = new CarefulGame(game);
    }

    /** Whether the evaluator knows the result of some positions that are not over. */
    boolean knows() {
        return tail > 0;
    }

    /** Whether the game is at a position whose value is simply looked up. */
    boolean atTail() {
        return Long.bitCount(game.occupied()) <= tail;
    }

    /** Returns the certain winner of the position, or OPEN. */
    int certain() {
        if (game.winner() >= 0) {
            return game.winner();
        }
        if (tail == 0) {
            return OPEN;
        }
        if (game.winningTurn() != 0) {
            return game.mover();
        }
        return proof.isPresent() && atTail() ? proof.get().winner(game.occupied(), game.claims(), game.mover()) : OPEN;
    }

    /**
     * Plays one random game from where the game is.
     *
     * @param result takes how much of a win it is for each player
     */
    void play(float[] result) {
        int winner = tail > 0 ? careful.finish(random, tail) : game.finish(random, 0);
        if (winner < 0 && values.isPresent()) {
            values.get().chances(game.occupied(), game.claims(), game.mover(), result);
            return;
        }
        Arrays.fill(result, 0);
        result[winner >= 0 ? winner : proof.orElseThrow().winner(game.occupied(), game.claims(), game.mover())] = 1;
    }

    /** The cells that each player took in the last random game; only if it {@link #knows}. */
    long[] taken() {
        return careful.taken();
    }
}
