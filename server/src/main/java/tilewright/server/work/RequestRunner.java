package tilewright.server.work;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.server.operate.Bounds;

/**
 * A runner of requests: light ones run in the calling thread, heavy ones in their queue.
 *
 * <p>Threads may share one.
 */
public final class RequestRunner {

    private final Protocol protocol;
    private final FairQueue heavy;
    private final Bounds bounds;
    private final Set<Job> jobs = ConcurrentHashMap.newKeySet();

    public RequestRunner(Protocol protocol, FairQueue heavy, Bounds bounds) {
        this.protocol = protocol;
        this.heavy = heavy;
        this.bounds = bounds;
    }

    /** Runs the request on a line, now or later. */
    public void run(String line, Call call) {
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
    public void check() {
        jobs.forEach(job -> job.check(heavy));
    }

    /** Stops all requests, because the server is being closed. */
    public void close() {
        jobs.forEach(Job::close);
    }
}
