package tilewright.server;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.puzzle.Generator;
import tilewright.text.Json;

/**
 * Answers several lines one after the other, and sends each answer as soon as it is there. Each line is a request of its
 * own as far as bounds are concerned, but tries again where a single one is refused, for as long as one waits.
 *
 * <p>One thread at a time.
 */
final class Batch {

    private static final Duration PAUSE = Duration.ofMillis(25);

    private final Answerer answerer;
    private final Exchange exchange;
    private final Lines lines;
    private final Duration time;
    private final Duration patience;
    private final ByteQuota.Reservation room;
    private final Turns turns;
    private final LineStream stream;
    private Optional<String> next;

    /** Gives a part of a batch its turn among light requests. */
    @FunctionalInterface
    interface Turns {

        /** Does a part when it is its turn, for which it waits after a pause. */
        void take(Duration pause, Runnable part);
    }

    /**
     * @param time for each line
     * @param patience for each line
     * @param room for the answers; its owner closes it at the end
     */
    Batch(
            Answerer answerer,
            Exchange exchange,
            Lines lines,
            Duration time,
            Duration patience,
            ByteQuota.Reservation room,
            Turns turns) {
        this.answerer = answerer;
        this.exchange = exchange;
        this.lines = lines;
        this.time = time;
        this.patience = patience;
        this.room = room;
        this.turns = turns;
        this.stream = new LineStream(exchange);
        this.next = lines.next();
    }

    /** Answers the next line, and after it the others. */
    void answer() {
        String line = next.orElse("");
        next = lines.next();
        answer(line, System.nanoTime());
    }

    private void answer(String line, long since) {
        Answerer.Reply reply = new Answerer.Reply() {
            @Override
            public void answered(String answer) {
                send(answer, since);
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                Refused reason = Refused.by(refusal);
                if (refusal == FairQueue.Refusal.CLOSED) {
                    exchange.gone();
                } else if (impatient(since)) {
                    send(error(reason), since);
                } else {
                    turns.take(PAUSE, () -> answer(line, since));
                }
            }
        };
        answerer.answer(line, new Answerer.Order(exchange, time, since, Generator.Log.NONE, reply));
    }

    private boolean impatient(long since) {
        return System.nanoTime() - since > patience.toNanos();
    }

    private void send(String answer, long since) {
        if (!room.take(answer.length())) {
            if (impatient(since)) {
                exchange.gone();
            } else {
                turns.take(PAUSE, () -> send(answer, since));
            }
        } else if (next.isEmpty()) {
            stream.last(HttpStatus.OK_200, answer);
        } else {
            stream.line(HttpStatus.OK_200, answer, () -> {
                room.close();
                turns.take(Duration.ZERO, this::answer);
            });
        }
    }

    private static String error(Refused refused) {
        String reason = refused.problem().reason();
        return Json.obj().with("error", reason).with("explained", reason).toString();
    }
}
