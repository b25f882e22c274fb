package tilewright.server;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Has requests answered where they belong: light ones by the thread that asks, heavy ones in the queue for these.
 *
 * <p>Threads may share one.
 */
final class RequestRunner {

    private final Protocol protocol;
    private final FairQueue heavy;
    private final Bounds bounds;
    private final Set<Job> jobs = ConcurrentHashMap.newKeySet();

    /**
     * A request to be answered.
     *
     * @param time that answering may take
     * @param since a time of {@link System#nanoTime} from which on the patience counts
     * @param heard told the lines of a log, by another thread
     */
    record Order(Exchange exchange, Duration time, long since, Generator.Log heard, Reply reply) {}

    /** Takes what became of a request, once. */
    interface Reply {

        void answered(String answer);

        /** Called instead of {@link #answered}. */
        void refused(FairQueue.Refusal refusal);
    }

    RequestRunner(Protocol protocol, FairQueue heavy, Bounds bounds) {
        this.protocol = protocol;
        this.heavy = heavy;
        this.bounds = bounds;
    }

    /** Answers a line, now or later. */
    void answer(String line, Order order) {
        if (line.length() > bounds.traffic().small()) {
            offer(order, stop -> protocol.read(line).answer(limits(stop), order.heard()));
            return;
        }
        Protocol.Question question = protocol.read(line);
        if (question.heavy()) {
            offer(order, stop -> question.answer(limits(stop), order.heard()));
        } else {
            Stop stop = Stop.after(order.time(), System::nanoTime);
            order.reply().answered(question.answer(limits(stop), order.heard()));
        }
    }

    private void offer(Order order, Function<Stop, String> work) {
        Job job = new Job(order, bounds.work(), work, jobs::remove);
        jobs.add(job);
        heavy.offer(job);
    }

    private Limits limits(Stop stop) {
        return Limits.NONE.withBytes(bounds.work().bytes()).withStop(stop);
    }

    /** Stops what is to be stopped. Called about every 25 ms. */
    void look() {
        jobs.forEach(job -> job.look(heavy));
    }

    /** Stops all, for the server is being closed. */
    void close() {
        jobs.forEach(Job::close);
    }
}
