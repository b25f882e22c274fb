package tilewright.paletto.study;

import java.util.Arrays;
import java.util.List;
import tilewright.agent.Turn;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Kind;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.WholeTurns;

/**
 * The proved results of the first turns of a start board.
 *
 * @param legal how many there are
 * @param wins how many of them win
 * @param trap whether the board is won and what looks best loses: see {@link ObviousTurn}; false unless it was asked for
 * @param cost a guess at how far the board is from few winning turns: see {@link #of}
 */
record FirstTurns(int legal, int wins, boolean trap, double cost) {

    /** The chance that a reply is refuted when two pieces are swapped, by the number of its answers that win now. */
    private static final double[] HOLDS = {0.25, 0.65, 0.88, 0.96, 0.99};

    /**
     * Looks at all first turns.
     *
     * <p>A turn wins if each reply can be answered. How likely it will win when two pieces are swapped is guessed as the
     * product of HOLDS over its replies. The cost is the sum over the first turns but for those that may win: those that
     * are most likely to.
     */
    static FirstTurns of(Board board, Exact exact, Kind kind) {
        List<Turn<Board, Move>> turns = new WholeTurns().of(board);
        double[] holds = new double[turns.size()];
        int wins = 0;
        for (int i = 0; i < holds.length; i++) {
            boolean won = true;
            holds[i] = 1;
            for (Turn<Board, Move> reply : new WholeTurns().of(turns.get(i).end())) {
                int answers = reply.end().winner() >= 0
                        ? 0
                        : exact.winning(reply.end()).size();
                won &= answers > 0;
                holds[i] *= HOLDS[Math.min(answers, HOLDS.length - 1)];
            }
            wins += won ? 1 : 0;
        }
        Arrays.sort(holds);
        double cost = 0;
        for (int i = 0; i < holds.length - allowed(kind, holds.length); i++) {
            cost += holds[i];
        }
        boolean trap = kind == Kind.TRAP && wins > 0 && wins < holds.length && ObviousTurn.loses(board, exact);
        return new FirstTurns(holds.length, wins, trap, wins == 0 ? Double.MAX_VALUE : cost);
    }

    private static int allowed(Kind kind, int legal) {
        return kind == Kind.PATH ? 1 : legal / 2;
    }

    /** Whether the board is of a kind. */
    boolean is(Kind kind) {
        return wins > 0 && wins <= allowed(kind, legal) && (kind != Kind.TRAP || trap);
    }

    Message words() {
        return StudyMessages.firstTurns(wins, legal);
    }
}
