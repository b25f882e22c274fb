package tilewright.paletto.proof;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * The solution that was made last, if there is one. Mutable; threads may share one.
 *
 * @param <T> the solution
 */
final class LastSolution<T> {

    private Optional<T> last = Optional.empty();

    /** Returns the last solution, unless it does not serve. */
    synchronized Optional<T> serving(Predicate<T> question) {
        return last.filter(question);
    }

    synchronized void keep(T solution) {
        last = Optional.of(solution);
    }

    synchronized void forget() {
        last = Optional.empty();
    }
}
