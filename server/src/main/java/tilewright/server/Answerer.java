package tilewright.server;

import java.io.IOException;
import java.time.Duration;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * Has requests answered where they belong: light ones by the thread that asks, heavy ones by the pool, while that thread
 * watches whether somebody still waits for the answer.
 *
 * <p>Threads may share one.
 */
final class Answerer {

    private static final Duration LOOK = Duration.ofMillis(25);
    private static final int RETRY = 2;

    private final Protocol protocol;
    private final HeavyPool pool;
    private final Bounds bounds;

    /** What the waiting thread does meanwhile, about every 25 ms. */
    @FunctionalInterface
    interface Meanwhile {
        void run() throws IOException;
    }

    Answerer(Protocol protocol, HeavyPool pool, Bounds bounds) {
        this.protocol = protocol;
        this.pool = pool;
        this.bounds = bounds;
    }

    /** How long a heavy request may wait for its turn. */
    Duration patience() {
        return bounds.work().waiting();
    }

    /**
     * The answer to a single request; while it waits for others to work, its permit is given back.
     *
     * @param heard told the lines of a log, by another thread
     * @throws Refused when the server is too busy
     * @throws IOException when the client has gone
     */
    String single(String line, Permits.Permit permit, Duration time, ClientConnection client, Generator.Log heard)
            throws Refused, IOException, InterruptedException {
        return answer(line, permit, time, client, heard, () -> {});
    }

    /** As {@link #single}, with something to do while waiting. */
    String answer(
            String line,
            Permits.Permit permit,
            Duration time,
            ClientConnection client,
            Generator.Log heard,
            Meanwhile meanwhile)
            throws Refused, IOException, InterruptedException {
        boolean repeatable = heard.equals(Generator.Log.NONE);
        if (line.length() > bounds.traffic().small()) {
            return heavy(
                    new Job(
                            permit.address(),
                            time,
                            repeatable,
                            stop -> protocol.read(line).answer(limits(stop), heard)),
                    permit,
                    client,
                    meanwhile);
        }
        Protocol.Question question = protocol.read(line);
        if (question.heavy()) {
            return heavy(
                    new Job(permit.address(), time, repeatable, stop -> question.answer(limits(stop), heard)),
                    permit,
                    client,
                    meanwhile);
        }
        Stop stop = Stop.after(time, System::nanoTime);
        permit.take();
        return question.answer(limits(stop), heard);
    }

    private Limits limits(Stop stop) {
        return Limits.NONE.withBytes(bounds.work().bytes()).withStop(stop);
    }

    private String heavy(Job job, Permits.Permit permit, ClientConnection client, Meanwhile meanwhile)
            throws Refused, IOException, InterruptedException {
        permit.release();
        switch (pool.offer(job)) {
            case TAKEN -> {}
            case FULL -> throw new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, "too many heavy requests wait", RETRY);
            case SHARE -> throw share();
            case CLOSED -> throw closing();
        }
        try {
            waitFor(job, client, meanwhile);
            if (job.unwanted()) {
                throw dropped(job);
            }
        } finally {
            pool.drop(job);
        }
        meanwhile.run();
        return answer(job);
    }

    private void waitFor(Job job, ClientConnection client, Meanwhile meanwhile)
            throws Refused, IOException, InterruptedException {
        long begin = System.nanoTime();
        long most = bounds.work().waiting().toNanos();
        while (!job.await(LOOK)) {
            meanwhile.run();
            if (client.gone()) {
                throw new IOException("the client has gone");
            }
            if (job.unwanted()) {
                throw dropped(job);
            }
            if (!job.started() && System.nanoTime() - begin > most) {
                throw new Refused(
                        HttpStatus.SERVICE_UNAVAILABLE_503, "the request has waited too long for its turn", RETRY);
            }
        }
    }

    private String answer(Job job) throws Refused {
        if (job.fault().isPresent()) {
            throw new IllegalStateException(job.fault().get());
        }
        String answer = job.answer().orElseThrow();
        if (!job.late() || !answer.startsWith("{\"error\":\"stopped")) {
            return answer;
        }
        String reason =
                "stopped: the time for a request, %s s, is used up; the header 'Prefer: wait=N' asks for up to %d s"
                        .formatted(seconds(job.time()), bounds.work().most().toSeconds());
        return Json.obj().with("error", reason).with("explained", reason).toString();
    }

    private static String seconds(Duration time) {
        return time.toMillisPart() == 0 ? String.valueOf(time.toSeconds()) : String.valueOf(time.toMillis() / 1000.0);
    }

    private static Refused dropped(Job job) {
        return job.pushedOut() ? share() : closing();
    }

    private static Refused share() {
        return new Refused(HttpStatus.TOO_MANY_REQUESTS_429, "too many heavy requests of this address wait", RETRY);
    }

    private static Refused closing() {
        return new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, "the server is being closed", RETRY);
    }
}
