package tilewright.agent;

import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Status;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Wins at once if it can; else plays any turn after which the next player cannot win at once; else any turn. Threads
 * may share one.
 *
 * @param <S> the position
 * @param <M> the move
 */
public final class OneTurnAhead<S, M> implements Agent<S, M> {

    private final Rules<S, M> rules;
    private final Turns<S, M> turns;

    public OneTurnAhead(Rules<S, M> rules, Turns<S, M> turns) {
        this.rules = rules;
        this.turns = turns;
    }

    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public Message about() {
        return AgentMessages.oneTurnAhead();
    }

    @Override
    public List<M> turn(S position, SeededRandom random, Stop stop) {
        return RandomAgent.oneOf(good(position), random).moves();
    }

    /** The turns from which it chooses: the winning ones, else the safe ones, else all. */
    public List<Turn<S, M>> good(S position) {
        List<Turn<S, M>> winning = winning(position);
        if (!winning.isEmpty()) {
            return winning;
        }
        List<Turn<S, M>> all = turns.of(position);
        List<Turn<S, M>> safe =
                all.stream().filter(turn -> winning(turn.end()).isEmpty()).toList();
        return safe.isEmpty() ? all : safe;
    }

    /** The turns by which the player to move wins at once; none when the game is over. */
    public List<Turn<S, M>> winning(S position) {
        if (!(rules.status(position) instanceof Status.ToMove now)) {
            return List.of();
        }
        return turns.of(position).stream()
                .filter(turn -> rules.status(turn.end()) instanceof Status.Won end && end.player() == now.player())
                .toList();
    }
}
