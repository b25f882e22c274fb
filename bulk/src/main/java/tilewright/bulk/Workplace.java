package tilewright.bulk;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;
import tilewright.cli.BulkProgram;
import tilewright.cli.batch.Answerer;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Printed;
import tilewright.cli.batch.TablePermits;
import tilewright.cli.bulk.BulkJob;
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

    /**
     * What was read.
     *
     * @param asking what else each position is asked
     * @param spent nodes that searches of each thread took since it began
     */
    private record Ready(
            Bounded own,
            Optional<Bounded> asking,
            TablePermits permits,
            Optional<? extends Task> form,
            ThreadLocal<long[]> spent) {

        BulkJob job() {
            return own.job();
        }
    }

    /**
     * A job whose lines have few nodes, or all that was typed.
     *
     * @param few whether they have few
     */
    private record Bounded(BulkJob job, Answerer answerer, boolean few) {

        static Bounded of(List<String> words, long mostNodes, LongConsumer spent) {
            BulkJob job = BulkProgram.job(words, Workplace::stopped, Long.MAX_VALUE, spent);
            boolean few =
                    mostNodes < job.limits().nodes() && job.limits().nodes() < Long.MAX_VALUE && !dependsOnBudget(job);
            BulkJob bounded = few ? BulkProgram.job(words, Workplace::stopped, mostNodes, spent) : job;
            return new Bounded(bounded, new Answerer(bounded.context(), bounded.task(), true), few);
        }

        /**
         * Whether answers with few nodes may differ from those with more although they are whole: a covering comes from a
         * search with few nodes, with many from the graph of all, and nobody has proved that the first ones are the same.
         */
        private static boolean dependsOnBudget(BulkJob job) {
            return job.verb().equals("solve") && job.options().puzzle().equals("trominoes");
        }

        boolean settled(Printed answer) {
            return !few || answer.settled();
        }
    }

    /**
     * The answer for a line.
     *
     * @param settled whether more nodes would give the same
     */
    record Answered(Printed printed, boolean settled) {}

    /** @param mostNodes bounds the nodes of a line below what was typed */
    Workplace(List<String> words, long mostNodes) {
        this.words = List.copyOf(words);
        this.mostNodes = mostNodes;
    }

    private synchronized Ready ready() {
        Ready known = ready;
        if (known == null) {
            ThreadLocal<long[]> spent = ThreadLocal.withInitial(() -> new long[1]);
            LongConsumer more = nodes -> spent.get()[0] += nodes;
            Bounded own = Bounded.of(words, mostNodes, more);
            BulkJob job = own.job();
            Harvest harvest = job.options().harvest();
            Tasks<?, ?, ?> tasks =
                    job.context().tasks(job.context().puzzle(job.options().puzzle()));
            known = new Ready(
                    own,
                    harvest.with().isEmpty()
                            ? Optional.empty()
                            : Optional.of(Bounded.of(harvest.words(job.options().puzzle()), mostNodes, more)),
                    new TablePermits(Runtime.getRuntime().availableProcessors()),
                    tasks.convert("canonical"),
                    spent);
            ready = known;
        }
        return known;
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

    /** The fields of the answer for a text; none when it is not wanted. */
    Json.Obj answer(String text) {
        try (Session session = begin()) {
            return session.answer(Bulk.line(text))
                    .map(answer -> answer.printed().fields())
                    .orElse(Json.obj());
        }
    }

    /** Whether lines have fewer nodes than what was typed. */
    boolean bounded() {
        Ready known = ready();
        return known.own().few() || known.asking().map(Bounded::few).orElse(false);
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
            ready.spent().get()[0] = 0;
        }

        /** The answer; empty when it is not wanted. */
        Optional<Answered> answer(Line line) {
            Printed answer = ready.permits().answer(ready.own().answerer(), line, taken);
            if (!ready.own().settled(answer)) {
                return Optional.of(new Answered(answer, false));
            }
            Harvest harvest = ready.job().options().harvest();
            if (!harvest.looks() || !answer.done()) {
                return Optional.of(new Answered(answer, true));
            }
            Json.Obj made = answer.fields();
            if (ready.asking().isPresent()) {
                Line asked = Line.of(
                        line.number(),
                        Harvest.value(made, ready.job().position().orElse("")),
                        line.end());
                Bounded asking = ready.asking().get();
                Printed more = ready.permits().answer(asking.answerer(), asked, taken);
                if (!asking.settled(more)) {
                    return Optional.of(new Answered(answer, false));
                }
                made = made.withAll(more.fields());
                answer = Printed.of(asked, more.answer().with(made), true);
            }
            if (!harvest.keeps(made)) {
                return Optional.empty();
            }
            for (String field : harvest.tally()) {
                tallies.add(field, Harvest.value(made, field), 1);
            }
            return Optional.of(new Answered(answer, true));
        }

        /** Nodes that searches took. */
        long spent() {
            return ready.spent().get()[0];
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
