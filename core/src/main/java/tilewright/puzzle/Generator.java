package tilewright.puzzle;

import tilewright.message.Message;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.text.Reason;
import tilewright.text.Refusal;

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
     * @param stop asked at least every 10 ms
     * @param log receives a line for each stage while it is done
     * @throws GaveUp when it searched for such a position as long as it may and found none
     * @throws tilewright.search.Stopped when it was stopped
     */
    S generate(P setup, SeededRandom random, Stop stop, Log log);

    default S generate(P setup, SeededRandom random, Log log) {
        return generate(setup, random, Stop.never(), log);
    }

    default S generate(P setup, SeededRandom random) {
        return generate(setup, random, Log.NONE);
    }

    /** A receiver of the lines of a generator's log. */
    @FunctionalInterface
    interface Log {
        Log NONE = _ -> {};

        void line(Message line);
    }

    /** Thrown when a search for a position comes to its limit; with another seed it may find one. */
    final class GaveUp extends Refusal {
        private static final long serialVersionUID = 1;

        /** @param message what was not found, one sentence without a full stop */
        public GaveUp(Message message) {
            super(Reason.REFUSED, message);
        }
    }
}
