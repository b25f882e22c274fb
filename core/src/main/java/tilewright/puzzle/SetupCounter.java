package tilewright.puzzle;

import tilewright.search.Limits;

/**
 * Counts the different positions that the generator can make of a setup.
 *
 * <p>It is no {@link Counter}, so that the browser's engines, which never ask for it, do not contain it.
 *
 * @param <P> the setup
 */
@FunctionalInterface
public interface SetupCounter<P> {

    /**
     * The count, or a bound or an estimate of it when a limit comes first.
     *
     * @throws Study.Refused when it would take more than can be had
     */
    Counter.Count count(P setup, Limits limits);
}
