package tilewright.paletto.study;

import java.util.Comparator;
import java.util.List;
import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.WholeTurns;

/** Chooses among turns that all lose against perfect play: the one that is hardest to answer. */
final class HardestTurn {

    private HardestTurn() {}

    /**
     * The turn after which the smallest share of the other player's turns wins; among equals the one that leaves more
     * pieces, then the first in the order of {@link WholeTurns}.
     *
     * @param turns all turns of a lost position that the solution holds, in order
     */
    static Turn<Board, Move> of(Exact exact, List<Turn<Board, Move>> turns) {
        return turns.stream()
                .min(Comparator.<Turn<Board, Move>>comparingDouble(turn -> winningShare(exact, turn.end()))
                        .thenComparingInt(turn -> -Long.bitCount(turn.end().occupied())))
                .orElseThrow(() -> new IllegalArgumentException("there are no turns"));
    }

    private static double winningShare(Exact exact, Board after) {
        List<Turn<Board, Move>> replies = new WholeTurns().of(after);
        return (double) exact.winning(after).size() / replies.size();
    }
}
