package tilewright.server;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Runner of requests: of light ones in the calling thread, of heavy ones in their queue.
 *
 * <p>Threads may share one.
 */
final class RequestRunner {

    private final Protocol protocol;
    private final FairQueue heavy;
    private final Bounds bounds;
    private final Set<Job> jobs = ConcurrentHashMap.newKeySet();

    /**
     * Circumstances of a request.
     *
     * @param time longest time for answering
     * @param since time of {@link System#nanoTime} from which the patience counts
     * @param log takes the lines of a log; called by another thread
     */
    record Call(Exchange exchange, Duration time, long since, Generator.Log log, Listener listener) {}

    /** Receiver of the result of a request. One of its methods is called, once. */
    interface Listener {

        /** Called with the answer. */
        void answered(Protocol.Answer answer);

        /** Called when the queue refuses the request. */
        void refused(FairQueue.Refusal refusal);
    }

    RequestRunner(Protocol protocol, FairQueue heavy, Bounds bounds) {
        this.protocol = protocol;
        this.heavy = heavy;
        this.bounds = bounds;
    }

    /** Runs the request on a line, now or later. */
    void run(String line, Call call) {
        if (line.length() > bounds.traffic().small()) {
            offer(call, stop -> protocol.read(line, call.exchange().words()).answer(limits(stop), call.log()));
            return;
        }
        Protocol.Question question = protocol.read(line, call.exchange().words());
        if (question.heavy()) {
            offer(call, stop -> question.answer(limits(stop), call.log()));
        } else {
            Stop stop = Stop.after(call.time(), System::nanoTime);
            call.listener().answered(question.answer(limits(stop), call.log()).orElseGet(Protocol.Answer::stopped));
        }
    }

    private void offer(Call call, Function<Stop, Optional<Protocol.Answer>> work) {
        Job job = new Job(call, bounds.work(), work, jobs::remove);
        jobs.add(job);
        heavy.offer(job);
    }

    private Limits limits(Stop stop) {
        return Limits.NONE.withBytes(bounds.work().bytes()).withStop(stop);
    }

    /** Stops the requests that are late or unwanted. Called about every 25 ms. */
    void check() {
        jobs.forEach(job -> job.check(heavy));
    }

    /** Stops all requests, because the server is being closed. */
    void close() {
        jobs.forEach(Job::close);
    }
}
