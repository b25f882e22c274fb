package tilewright.server;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Function;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * A heavy request on its way to its answer. It is stopped when its time is used up, when it has had the usual time and
 * others wait for its thread, or when its client hangs up.
 *
 * <p>Threads may share one.
 */
final class Job implements FairQueue.Task {

    private final RequestRunner.Order order;
    private final Bounds.Work bounds;
    private final Function<Stop, String> work;
    private final Consumer<Job> finished;
    private boolean ended;
    private boolean working;
    private boolean gone;
    private boolean closed;
    private long began;
    private Duration used = Duration.ZERO;
    private volatile boolean stopped;

    /**
     * @param work gives the answer, and asks now and then whether to stop
     * @param finished run when it has ended, in whatever way
     */
    Job(RequestRunner.Order order, Bounds.Work bounds, Function<Stop, String> work, Consumer<Job> finished) {
        this.order = order;
        this.bounds = bounds;
        this.work = work;
        this.finished = finished;
    }

    @Override
    public Client client() {
        return order.exchange().client();
    }

    @Override
    public long since() {
        return order.since();
    }

    @Override
    public void run() {
        begin();
        order.exchange().guard(() -> {
            try {
                String answer = work.apply(() -> stopped);
                end(() -> {
                    if (closed()) {
                        order.reply().refused(FairQueue.Refusal.CLOSED);
                    } else {
                        order.reply().answered(explained(answer));
                    }
                });
            } catch (Throwable fault) {
                end(() -> order.exchange().fault(fault));
            }
        });
    }

    @Override
    public void refused(FairQueue.Refusal refusal) {
        order.exchange().guard(() -> end(() -> order.reply().refused(refusal)));
    }

    private synchronized void begin() {
        working = true;
        began = System.nanoTime();
    }

    private void end(Runnable reply) {
        finished.accept(this);
        if (endsUnwanted()) {
            order.exchange().gone();
        } else {
            reply.run();
        }
    }

    private synchronized boolean endsUnwanted() {
        ended = true;
        return gone;
    }

    /** Stops it if it is to be stopped. Called about every 25 ms. */
    void look(FairQueue queue) {
        if (hungUp() && queue.remove(this)) {
            end(() -> {});
        } else {
            checkTime(queue.crowded(client()));
        }
    }

    private synchronized boolean hungUp() {
        if (!ended && !gone && order.exchange().connection().gone()) {
            gone = true;
            stopped = true;
        }
        return gone;
    }

    /** Stops it, for the server is being closed. */
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
        if (!stopped && (share || passed.compareTo(order.time()) >= 0)) {
            used = share && order.time().compareTo(bounds.usual()) > 0 ? bounds.usual() : order.time();
            stopped = true;
        }
    }

    /** An answer that says only that it was stopped, with the reason. */
    private String explained(String answer) {
        Duration time = used();
        if (time.isZero() || !answer.startsWith("{\"error\":\"stopped")) {
            return answer;
        }
        String advice = time.equals(order.time())
                ? "the header 'Prefer: wait=N' asks for up to %d s"
                        .formatted(bounds.most().toSeconds())
                : "others wait, so there is no more; try again later";
        String reason = "stopped: the time for a request, %s s, is used up; %s".formatted(seconds(time), advice);
        order.exchange().log().stopped(reason, client());
        return Json.obj().with("error", reason).with("explained", reason).toString();
    }

    private synchronized Duration used() {
        return used;
    }

    private static String seconds(Duration time) {
        return time.toMillisPart() == 0 ? String.valueOf(time.toSeconds()) : String.valueOf(time.toMillis() / 1000.0);
    }
}
