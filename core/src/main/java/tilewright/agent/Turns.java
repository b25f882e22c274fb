package tilewright.agent;

import java.util.List;
import tilewright.puzzle.Rules;

/**
 * The distinct whole turns of a position. Pure; threads may share one.
 *
 * @param <S> the position
 * @param <M> the move
 */
@FunctionalInterface
public interface Turns<S, M> {

    /**
     * All turns that end in different positions, always in the same order; none when the game is over. In the middle of
     * a turn: the ways to finish it.
     */
    List<Turn<S, M>> of(S position);

    /** The turns under any rules, built move by move; turns that end in the same position count once. */
    static <S, M> Turns<S, M> by(Rules<S, M> rules) {
        return new TurnEnumeration<>(rules);
    }
}
