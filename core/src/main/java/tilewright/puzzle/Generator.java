package tilewright.puzzle;

import tilewright.rng.SeededRandom;

/**
 * Makes positions to begin with. The same setup and the same random numbers give the same position and the same log.
 *
 * @param <P> the setup
 * @param <S> the position
 */
@FunctionalInterface
public interface Generator<P, S> {

    /**
     * A position to begin with.
     *
     * @param log told what is being done, line by line, while it is done
     */
    S generate(P setup, SeededRandom random, Log log);

    default S generate(P setup, SeededRandom random) {
        return generate(setup, random, Log.NONE);
    }

    /** Takes the lines of a generator's log. */
    @FunctionalInterface
    interface Log {
        Log NONE = _ -> {};

        void line(String line);
    }
}
