package tilewright.agent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Status;
import tilewright.search.Limits;

/**
 * Proves who wins a game of two players, or says that it does not know.
 *
 * <p>For games that cannot go round in a circle and always end with a winner. What was proved once is kept for the next
 * question. Mutable; one thread at a time.
 *
 * @param <S> the position
 * @param <M> the move
 */
public final class WinSearch<S, M> {

    /*
     * Depth first with a table. A position is won when one of its turns wins at once or leads to a position that is lost
     * for the other player, and lost when none does. Before going down, all turns are looked up: most positions are
     * settled by that. The stack is our own, for a browser has little of its own. Only proved values enter the table, so
     * a search cut short leaves nothing wrong behind.
     */

    /** One less than the positions between two looks at the stop: a power of two. */
    private static final int LOOKS = 0xff;

    private final Rules<S, M> rules;
    private final Turns<S, M> turns;
    private final Function<S, ?> key;
    private final Map<Object, Value> proved = new HashMap<>();
    private long positions;
    private long nodes;

    /** The known value of a position, for the player to move. */
    public enum Value {
        WIN,
        LOSS,
        UNKNOWN
    }

    /** A position on the way, with the ends of its turns that are still to be looked at. */
    private static final class Branch<S> {
        private final Object key;
        private final List<S> ends;
        private int next;

        Branch(Object key, List<S> ends) {
            this.key = key;
            this.ends = ends;
        }
    }

    /** @param key of a position: two with equal keys have the same player to move and the same value */
    public WinSearch(Rules<S, M> rules, Turns<S, M> turns, Function<S, ?> key) {
        this.rules = rules;
        this.turns = turns;
        this.key = key;
    }

    /** Number of turns that were looked at since the beginning. */
    public long nodes() {
        return nodes;
    }

    /**
     * All turns by which the player to move wins against any defense, in order; empty when a limit came first.
     *
     * @param position where the game is not over
     */
    public Optional<List<Turn<S, M>>> winning(S position, Limits limits) {
        long start = nodes;
        List<Turn<S, M>> found = new ArrayList<>();
        for (Turn<S, M> turn : turns.of(position)) {
            boolean wins;
            if (rules.status(turn.end()).over()) {
                wins = wins(position, turn.end());
            } else {
                Value value = value(turn.end(), limits.withNodes(Math.max(0, limits.nodes() - (nodes - start))));
                if (value == Value.UNKNOWN) {
                    return Optional.empty();
                }
                wins = value == Value.LOSS;
            }
            if (wins) {
                found.add(turn);
            }
        }
        return Optional.of(found);
    }

    /** The value of a position where the game is not over. The limit of nodes is kept but for a last position's turns. */
    public Value value(S position, Limits limits) {
        long start = nodes;
        Deque<Branch<S>> stack = new ArrayDeque<>();
        S here = position;
        while (true) {
            Object hereKey = key.apply(here);
            Value value = proved.getOrDefault(hereKey, Value.UNKNOWN);
            if (value == Value.UNKNOWN) {
                if (nodes - start >= limits.nodes()
                        || (positions++ & LOOKS) == 0 && limits.stop().asked()) {
                    return Value.UNKNOWN;
                }
                value = lookedInto(here, hereKey, stack);
            }
            while (value != Value.UNKNOWN) {
                if (stack.isEmpty()) {
                    return value;
                }
                Branch<S> branch = stack.element();
                if (value == Value.WIN && branch.next < branch.ends.size()) {
                    break;
                }
                value = value == Value.WIN ? Value.LOSS : Value.WIN;
                proved.put(branch.key, value);
                stack.pop();
            }
            Branch<S> branch = stack.element();
            here = branch.ends.get(branch.next++);
        }
    }

    /** Proves a position by a look at the ends of its turns, or puts it on the stack. */
    private Value lookedInto(S position, Object positionKey, Deque<Branch<S>> stack) {
        List<S> open = new ArrayList<>();
        Value value = Value.LOSS;
        for (Turn<S, M> turn : turns.of(position)) {
            nodes++;
            if (rules.status(turn.end()).over()) {
                if (wins(position, turn.end())) {
                    value = Value.WIN;
                    break;
                }
                continue;
            }
            Value known = proved.getOrDefault(key.apply(turn.end()), Value.UNKNOWN);
            if (known == Value.LOSS) {
                value = Value.WIN;
                break;
            }
            if (known == Value.UNKNOWN) {
                open.add(turn.end());
            }
        }
        if (value == Value.LOSS && !open.isEmpty()) {
            stack.push(new Branch<>(positionKey, open));
            return Value.UNKNOWN;
        }
        proved.put(positionKey, value);
        return value;
    }

    private boolean wins(S position, S end) {
        return rules.status(position) instanceof Status.ToMove before
                && rules.status(end) instanceof Status.Won after
                && after.player() == before.player();
    }
}
