package tilewright.agent;

import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Plays any turn, all of them equally often. Threads may share one.
 *
 * @param <S> the position
 * @param <M> the move
 */
public final class RandomAgent<S, M> implements Agent<S, M> {

    private final Turns<S, M> turns;

    public RandomAgent(Turns<S, M> turns) {
        this.turns = turns;
    }

    @Override
    public String id() {
        return "random";
    }

    @Override
    public Message about() {
        return AgentMessages.anyTurn();
    }

    @Override
    public List<M> turn(S position, SeededRandom random, Stop stop) {
        return oneOf(turns.of(position), random).moves();
    }

    static <S, M> Turn<S, M> oneOf(List<Turn<S, M>> turns, SeededRandom random) {
        if (turns.isEmpty()) {
            throw new IllegalArgumentException("there is no turn: the game is over");
        }
        return turns.get(random.below(turns.size()));
    }
}
