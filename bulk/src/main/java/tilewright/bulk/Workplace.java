package tilewright.bulk;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;
import tilewright.cli.BulkProgram;
import tilewright.cli.batch.Answerer;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Printed;
import tilewright.cli.batch.TablePermits;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.bulk.BulkOptions;
import tilewright.cli.bulk.Harvest;
import tilewright.cli.bulk.Tallies;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Json;
import tilewright.text.LineGrouping;

/**
 * A job on one machine: what was typed travels, and is read again where it arrives. The threads of a machine share one, with
 * the tables that the puzzle keeps.
 */
final class Workplace implements Serializable {

    private static final long serialVersionUID = 1;

    private final List<String> words;
    private final long mostNodes;
    private transient @Nullable Ready ready;

    /** What was read. */
    private record Ready(
            BulkJob job,
            Answerer answerer,
            Optional<Answerer> asking,
            TablePermits permits,
            Optional<? extends Task> form) {}

    /** @param mostNodes bounds the nodes of a line below what was typed */
    Workplace(List<String> words, long mostNodes) {
        this.words = List.copyOf(words);
        this.mostNodes = mostNodes;
    }

    private synchronized Ready ready() {
        Ready known = ready;
        if (known == null) {
            BulkJob job = BulkProgram.job(words, Workplace::stopped, mostNodes);
            Answerer answerer = new Answerer(job.context(), job.task(), true);
            Tasks<?, ?, ?> tasks =
                    job.context().tasks(job.context().puzzle(job.options().puzzle()));
            known = new Ready(
                    job,
                    answerer,
                    asking(job.options()),
                    new TablePermits(Runtime.getRuntime().availableProcessors()),
                    tasks.convert("canonical"));
            ready = known;
        }
        return known;
    }

    private static Optional<Answerer> asking(BulkOptions options) {
        if (options.harvest().with().isEmpty()) {
            return Optional.empty();
        }
        BulkJob job = BulkProgram.job(options.harvest().words(options.puzzle()), Workplace::stopped, Long.MAX_VALUE);
        return Optional.of(new Answerer(job.context(), job.task(), true));
    }

    /** The canonical form of the position that an answer has; empty where it has none. */
    Optional<String> canonical(Json.Obj answer) {
        return ready().job()
                .position()
                .map(field -> Harvest.value(answer, field))
                .filter(text -> !text.isEmpty())
                .map(this::canonical);
    }

    private String canonical(String text) {
        Task form = ready().form().orElseThrow(() -> new IllegalStateException("there is no canonical form"));
        return form.answer(0, text) instanceof Answer.Done done ? done.line() : text;
    }

    /** The JSON of the answer for a text. */
    String answer(String text) {
        try (Session session = begin()) {
            return session.answer(Bulk.line(text))
                    .map(Printed::out)
                    .orElse("{}")
                    .strip();
        }
    }

    /** Whether the task of the calling thread is not wanted any more. */
    static boolean stopped() {
        @Nullable TaskContext task = TaskContext.get();
        return task != null && task.isInterrupted();
    }

    /** Which lines make up one text. */
    LineGrouping grouping() {
        return ready().job().source() instanceof LineSource.Read read ? read.grouping() : LineGrouping.LINES;
    }

    /** Answers lines, one after the other, on the calling thread. */
    Session begin() {
        Ready known = ready();
        return new Session(known, known.permits().acquire());
    }

    /** Holds the thread's part of the memory for tables. One thread. */
    static final class Session implements AutoCloseable {

        private final Ready ready;
        private final int taken;
        private final Tallies tallies = new Tallies();

        private Session(Ready ready, int taken) {
            this.ready = ready;
            this.taken = taken;
        }

        /** The answer; empty when it is not wanted. */
        Optional<Printed> answer(Line line) {
            Printed answer = ready.permits().answer(ready.answerer(), line, taken);
            Harvest harvest = ready.job().options().harvest();
            if (!harvest.looks() || answer.kind() != Printed.Kind.FINE) {
                return Optional.of(answer);
            }
            Json.Obj made = (Json.Obj) Json.parse(answer.out().strip());
            if (ready.asking().isPresent()) {
                Line asked = Line.of(
                        line.number(),
                        Harvest.value(made, ready.job().position().orElse("")),
                        line.end());
                Printed more = ready.permits().answer(ready.asking().get(), asked, taken);
                made = made.withAll((Json.Obj) Json.parse(more.out().strip()));
                answer = new Printed(made + "\n", more.err(), more.kind(), asked);
            }
            if (!harvest.keeps(made)) {
                return Optional.empty();
            }
            for (String field : harvest.tally()) {
                tallies.add(field, Harvest.value(made, field), 1);
            }
            return Optional.of(answer);
        }

        /** What was counted. */
        Tallies tallies() {
            return tallies;
        }

        @Override
        public void close() {
            ready.permits().release(taken);
        }
    }
}
