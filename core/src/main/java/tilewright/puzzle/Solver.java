package tilewright.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;

/**
 * Finds the ways to complete a position. Each is a position: where they would all look the same, as those with all lights
 * out, it has to hold what led there, such as the lights that were pressed.
 *
 * @param <S> the position
 */
public interface Solver<S> {

    /**
     * A way to search.
     *
     * @param id lower case letters
     * @param about in a few words
     * @param shuffled whether each seed searches in another order
     */
    record Method(String id, Message name, Message about, boolean shuffled) {

        /** Creates a method whose result does not depend on a seed. */
        public Method(String id, Message name, Message about) {
            this(id, name, about, false);
        }
    }

    /**
     * The result of a search.
     *
     * @param found the first solutions, at most as many as the limits allow
     * @param <S> the position
     */
    record Solutions<S>(List<S> found, Outcome outcome) {
        public Solutions {
            found = List.copyOf(found);
        }
    }

    /**
     * Returns the meaning of a solution in a few words such as "the lights to press, each once"; empty where it is the
     * board completed by the rules, as the goal says.
     */
    default Message solution() {
        return Message.NONE;
    }

    /** Returns why a position cannot be solved, where that is seen at once; else empty. */
    default Message obstacle(S position) {
        return Message.NONE;
    }

    /**
     * Whether a solution found within few nodes may differ from the one found within more. A solver with several ways to its
     * first solution may depend on the budget.
     */
    default boolean dependsOnBudget() {
        return false;
    }

    /** The ways to search that one can choose from; the first is the default. */
    List<Method> methods();

    /**
     * A search from its beginning.
     *
     * @param method the id of one of the methods
     * @param random for methods that shuffle
     */
    PuzzleSearch<S> search(S position, String method, SeededRandom random);

    /** The first solutions. {@link Limits#solutions} must be small: all of them are kept. */
    default Solutions<S> solve(S position, Limits limits) {
        PuzzleSearch<S> search = search(position, methods().getFirst().id(), new SeededRandom(0));
        List<S> found = new ArrayList<>();
        Outcome outcome = Runner.run(search, limits, () -> found.add(search.position()));
        return new Solutions<>(found, outcome);
    }

    /**
     * Returns a solver that works on plain texts within these limits; empty when it would be no faster than one for
     * positions.
     */
    default Optional<PlainTexts.Answers> plain(Limits limits) {
        return Optional.empty();
    }
}
