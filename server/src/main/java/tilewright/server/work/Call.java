package tilewright.server.work;

import java.time.Duration;
import tilewright.puzzle.Generator;
import tilewright.server.http.Exchange;

/**
 * The circumstances of a request that a {@link RequestRunner} runs.
 *
 * @param time longest time for answering
 * @param since time of {@link System#nanoTime} from which the patience counts
 * @param log takes the lines of a log; called by another thread
 */
public record Call(Exchange exchange, Duration time, long since, Generator.Log log, Listener listener) {

    /** A receiver of the result of a request. One of its methods is called, once. */
    public interface Listener {

        /** Called with the answer. */
        void answered(Protocol.Answer answer);

        /** Called when the queue refuses the request. */
        void refused(FairQueue.Refusal refusal);
    }
}
