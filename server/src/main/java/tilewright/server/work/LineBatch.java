package tilewright.server.work;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.util.thread.Scheduler;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.server.http.ByteQuota;
import tilewright.server.http.Exchange;
import tilewright.server.operate.Client;

/**
 * Several lines, answered one after the other; each answer is sent as soon as it is known. Each line waits for its turn like
 * a request of its own, but where a single request is refused it tries again until its patience ends.
 *
 * <p>One thread at a time.
 */
public final class LineBatch implements FairQueue.Task {

    private static final Duration PAUSE = Duration.ofMillis(25);

    private final RequestRunner runner;
    private final Consumer<FairQueue.Task> light;
    private final Scheduler clock;
    private final Exchange exchange;
    private final BodyLines lines;
    private final Duration time;
    private final Duration patience;
    private final ByteQuota.Reservation room;
    private final LineStream stream;
    private final Words words;
    private Optional<String> next;
    private Runnable step = this::answerNext;
    private long since = System.nanoTime();

    /**
     * @param light queue in which each line waits for its turn
     * @param time longest time for answering a line
     * @param patience longest wait of a line
     * @param room memory of the answers; closed at the end by its owner
     */
    public LineBatch(
            RequestRunner runner,
            Consumer<FairQueue.Task> light,
            Exchange exchange,
            BodyLines lines,
            Duration time,
            Duration patience,
            ByteQuota.Reservation room) {
        this.runner = runner;
        this.light = light;
        this.clock = exchange.request().getConnectionMetaData().getConnector().getScheduler();
        this.exchange = exchange;
        this.lines = lines;
        this.time = time;
        this.patience = patience;
        this.room = room;
        this.stream = new LineStream(exchange);
        this.words = exchange.words();
        this.next = lines.next();
    }

    @Override
    public Client client() {
        return exchange.client();
    }

    @Override
    public long since() {
        return since;
    }

    @Override
    public void run() {
        exchange.guard(step);
    }

    @Override
    public void refused(FairQueue.Refusal refusal) {
        exchange.guard(() -> refused(refusal, step));
    }

    private void answerNext() {
        String line = next.orElse("");
        next = lines.next();
        answer(line);
    }

    private void answer(String line) {
        Call.Listener listener = new Call.Listener() {
            @Override
            public void answered(Protocol.Answer answer) {
                send(answer);
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                LineBatch.this.refused(refusal, () -> answer(line));
            }
        };
        runner.run(line, new Call(exchange, time, since, Generator.Log.NONE, listener));
    }

    private void refused(FairQueue.Refusal refusal, Runnable again) {
        if (refusal == FairQueue.Refusal.CLOSED) {
            exchange.gone();
        } else if (isPatient()) {
            later(again);
        } else {
            send(new Protocol.Answer.Failure(refusal.refused().problem().reason()));
        }
    }

    private boolean isPatient() {
        return System.nanoTime() - since <= patience.toNanos();
    }

    private void later(Runnable again) {
        step = again;
        clock.schedule(() -> light.accept(this), PAUSE);
    }

    private void send(Protocol.Answer answer) {
        send(answer.in(words).body());
    }

    private void send(byte[] line) {
        if (!room.take(line.length)) {
            if (isPatient()) {
                later(() -> send(line));
            } else {
                exchange.gone();
            }
        } else if (next.isEmpty()) {
            stream.last(HttpStatus.OK_200, line);
        } else {
            stream.line(line, () -> {
                room.close();
                since = System.nanoTime();
                step = this::answerNext;
                light.accept(this);
            });
        }
    }
}
