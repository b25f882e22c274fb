package tilewright.server.work;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tilewright.message.Message;
import tilewright.search.Stop;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;

/**
 * A heavy request in a queue or at work. It is stopped when its time is used up, when it has had the usual time and
 * others wait for its thread, or when its client hangs up.
 *
 * <p>Threads may share one.
 */
final class Job implements FairQueue.Task {

    private final Call call;
    private final Bounds.Work bounds;
    private final Function<Stop, Optional<Protocol.Answer>> work;
    private final Consumer<Job> finished;
    private boolean ended;
    private boolean working;
    private boolean gone;
    private boolean closed;
    private long began;
    private Duration used = Duration.ZERO;
    private volatile boolean stopped;

    /**
     * @param work returns the answer; nothing when stopped before there was a result
     * @param finished called when the job has ended, in whatever way
     */
    Job(Call call, Bounds.Work bounds, Function<Stop, Optional<Protocol.Answer>> work, Consumer<Job> finished) {
        this.call = call;
        this.bounds = bounds;
        this.work = work;
        this.finished = finished;
    }

    @Override
    public Client client() {
        return call.exchange().client();
    }

    @Override
    public long since() {
        return call.since();
    }

    @Override
    public void run() {
        begin();
        call.exchange().guard(() -> {
            try {
                Optional<Protocol.Answer> answer = work.apply(() -> stopped);
                end(() -> {
                    if (closed()) {
                        call.listener().refused(FairQueue.Refusal.CLOSED);
                    } else {
                        call.listener().answered(answer.orElseGet(this::stoppedAnswer));
                    }
                });
            } catch (Throwable fault) {
                end(() -> call.exchange().fault(fault));
            }
        });
    }

    @Override
    public void refused(FairQueue.Refusal refusal) {
        call.exchange().guard(() -> end(() -> call.listener().refused(refusal)));
    }

    private synchronized void begin() {
        working = true;
        began = System.nanoTime();
    }

    private void end(Runnable reply) {
        finished.accept(this);
        if (endsUnwanted()) {
            call.exchange().gone();
        } else {
            reply.run();
        }
    }

    private synchronized boolean endsUnwanted() {
        ended = true;
        return gone;
    }

    /** Stops the job if it is late or unwanted. Called about every 25 ms. */
    void check(FairQueue queue) {
        if (hungUp() && queue.remove(this)) {
            end(() -> {});
        } else {
            checkTime(queue.crowded(client()));
        }
    }

    private synchronized boolean hungUp() {
        if (!ended && !gone && call.exchange().connection().gone()) {
            gone = true;
            stopped = true;
        }
        return gone;
    }

    /** Stops the job, because the server is being closed. */
    synchronized void close() {
        closed = true;
        stopped = true;
    }

    private synchronized boolean closed() {
        return closed;
    }

    private synchronized void checkTime(boolean crowded) {
        Duration passed = working ? Duration.ofNanos(System.nanoTime() - began) : Duration.ZERO;
        boolean share = crowded && passed.compareTo(bounds.usual()) >= 0;
        if (!stopped && (share || passed.compareTo(call.time()) >= 0)) {
            used = share && call.time().compareTo(bounds.usual()) > 0 ? bounds.usual() : call.time();
            stopped = true;
        }
    }

    /** Returns the error of a stopped request, with the time that it has used and a way to more; logs it. */
    private Protocol.Answer stoppedAnswer() {
        Duration time = used();
        if (time.isZero()) {
            return Protocol.Answer.stopped();
        }
        Message advice = time.equals(call.time())
                ? WorkMessages.preferWait(bounds.most().toSeconds())
                : WorkMessages.othersWait();
        Message reason = WorkMessages.timeUsedUp(seconds(time), advice);
        call.exchange().log().stopped(reason, client());
        return new Protocol.Answer.Failure(reason);
    }

    private synchronized Duration used() {
        return used;
    }

    private static String seconds(Duration time) {
        return time.toMillisPart() == 0 ? String.valueOf(time.toSeconds()) : String.valueOf(time.toMillis() / 1000.0);
    }
}
