package tilewright.server;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.util.thread.Scheduler;
import tilewright.puzzle.Generator;
import tilewright.text.Json;

/**
 * Answers several lines one after the other, and sends each answer as soon as it is there. Each line waits for its turn like
 * a request of its own, but tries again where a single one is refused, for as long as one waits.
 *
 * <p>One thread at a time.
 */
final class LineBatch implements FairQueue.Task {

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
    private Optional<String> next;
    private Runnable part = this::answerNext;
    private long since = System.nanoTime();

    /**
     * @param light takes each line to wait for its turn
     * @param time for each line
     * @param patience for each line
     * @param room for the answers; its owner closes it at the end
     */
    LineBatch(
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
        exchange.guard(part);
    }

    @Override
    public void refused(FairQueue.Refusal refusal) {
        exchange.guard(() -> refused(refusal, part));
    }

    private void answerNext() {
        String line = next.orElse("");
        next = lines.next();
        answer(line);
    }

    private void answer(String line) {
        RequestRunner.Reply reply = new RequestRunner.Reply() {
            @Override
            public void answered(String answer) {
                send(answer);
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                LineBatch.this.refused(refusal, () -> answer(line));
            }
        };
        runner.answer(line, new RequestRunner.Order(exchange, time, since, Generator.Log.NONE, reply));
    }

    private void refused(FairQueue.Refusal refusal, Runnable again) {
        if (refusal == FairQueue.Refusal.CLOSED) {
            exchange.gone();
        } else if (isPatient()) {
            later(again);
        } else {
            String reason = Refused.by(refusal).problem().reason();
            send(Json.obj().with("error", reason).with("explained", reason).toString());
        }
    }

    private boolean isPatient() {
        return System.nanoTime() - since <= patience.toNanos();
    }

    private void later(Runnable again) {
        part = again;
        clock.schedule(() -> light.accept(this), PAUSE);
    }

    private void send(String answer) {
        if (!room.take(answer.length())) {
            if (isPatient()) {
                later(() -> send(answer));
            } else {
                exchange.gone();
            }
        } else if (next.isEmpty()) {
            stream.last(HttpStatus.OK_200, answer);
        } else {
            stream.line(HttpStatus.OK_200, answer, () -> {
                room.close();
                since = System.nanoTime();
                part = this::answerNext;
                light.accept(this);
            });
        }
    }
}
