package tilewright.bulk;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;
import tilewright.Puzzles;
import tilewright.cli.batch.Answerer;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Printed;
import tilewright.cli.batch.TablePermits;
import tilewright.cli.bulk.AnswerFields;
import tilewright.cli.bulk.Counters;
import tilewright.cli.bulk.JobSpec;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.bulk.TaskSpec;
import tilewright.puzzle.Column;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Json;

/** Answers the lines of a job. The threads of a process share one, with the tables that the puzzle keeps. */
final class LineProcessor implements Serializable {

    private static final long serialVersionUID = 2;

    private final JobSpec spec;
    private final long mostNodes;
    private transient @Nullable Ready ready;

    /**
     * The tasks of the job in this process.
     *
     * @param with what else each position is asked
     * @param figures finds numbers of the position; empty where none is wanted
     * @param canonical writes the canonical form of a position
     * @param spent nodes that searches of each thread took since it began
     */
    private record Ready(
            BudgetedTask own,
            List<BudgetedTask> with,
            Optional<Task> figures,
            TablePermits permits,
            Optional<? extends Task> canonical,
            ThreadLocal<long[]> spent) {}

    /**
     * A task whose lines have the nodes of the first pass, or all.
     *
     * @param few whether they have those of the first pass
     */
    private record BudgetedTask(Tasks<?, ?, ?> tasks, Answerer answerer, boolean few) {

        static BudgetedTask of(TaskSpec spec, long mostNodes, Workspace workspace, LongConsumer spent) {
            Tasks<?, ?, ?> tasks = new Tasks<>(
                    Puzzles.CATALOG
                            .find(spec.puzzle())
                            .orElseThrow(() -> new IllegalArgumentException(
                                    Puzzles.CATALOG.noPuzzle(spec.puzzle()).text())),
                    workspace);
            Limits limits = spec.limits().withStop(LineProcessor::stopped).withSpent(spent);
            boolean few = mostNodes < limits.nodes()
                    && limits.nodes() < Long.MAX_VALUE
                    && spec.query().budgeted(tasks);
            Task task = spec.query()
                    .taskOfAll(tasks, few ? limits.withNodes(mostNodes) : limits)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "puzzle (%s) does not support (%s)".formatted(spec.puzzle(), spec.query())));
            return new BudgetedTask(tasks, new Answerer(workspace, task, false, spec.debug()), few);
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
    record Result(Printed printed, boolean settled) {}

    /** A job whose lines have all their nodes. */
    LineProcessor(JobSpec spec) {
        this(spec, Long.MAX_VALUE);
    }

    /** @param mostNodes bounds the nodes of a line below those of the job */
    LineProcessor(JobSpec spec, long mostNodes) {
        this.spec = spec;
        this.mostNodes = mostNodes;
    }

    private synchronized Ready ready() {
        Ready known = ready;
        if (known == null) {
            Workspace workspace = new Workspace(Runtime.getRuntime().maxMemory() / 2);
            ThreadLocal<long[]> spent = ThreadLocal.withInitial(() -> new long[1]);
            LongConsumer more = nodes -> spent.get()[0] += nodes;
            BudgetedTask own = BudgetedTask.of(spec.task(), mostNodes, workspace, more);
            known = new Ready(
                    own,
                    spec.with().stream()
                            .map(question -> BudgetedTask.of(question.task(), mostNodes, workspace, more))
                            .toList(),
                    figures(own.tasks()),
                    new TablePermits(Runtime.getRuntime().availableProcessors()),
                    own.tasks().convert("canonical"),
                    spent);
            ready = known;
        }
        return known;
    }

    private Optional<Task> figures(Tasks<?, ?, ?> tasks) {
        List<Column> wanted = AnswerFields.of(spec).wanted(spec.output());
        return wanted.isEmpty() ? Optional.empty() : Optional.of(AnswerFields.figures(tasks.puzzle(), wanted));
    }

    /** The canonical form of the position that an answer has; empty where it has none. */
    Optional<String> canonical(Json.Obj answer) {
        String text = OutputOptions.value(answer, spec.task().query().position());
        return Optional.of(text)
                .filter(found -> !found.isEmpty())
                .flatMap(found -> ready().canonical()
                        .map(form -> form.answer(0, found) instanceof Answer.Done done
                                ? done.line().text()
                                : found));
    }

    /** The fields of the answer for a text that stands alone; none when it is not wanted. */
    Json.Obj answer(String text) {
        try (Session session = begin()) {
            return session.answer(Line.of(1, text.strip(), 0))
                    .map(result -> result.printed().answer().fields())
                    .orElse(Json.obj());
        }
    }

    /** Whether lines have fewer nodes than the job gives them. */
    boolean bounded() {
        Ready known = ready();
        return known.own().few() || known.with().stream().anyMatch(BudgetedTask::few);
    }

    /** Whether the task of the calling thread is not wanted any more. */
    private static boolean stopped() {
        @Nullable TaskContext task = TaskContext.get();
        return task != null && task.isInterrupted();
    }

    /** Answers lines, one after the other, on the calling thread. */
    Session begin() {
        Ready known = ready();
        return new Session(spec, known, known.permits().acquire());
    }

    /** Holds the thread's part of the memory for tables. One thread. */
    static final class Session implements AutoCloseable {

        private final JobSpec spec;
        private final Ready ready;
        private final int taken;
        private final Counters counters = new Counters();

        private Session(JobSpec spec, Ready ready, int taken) {
            this.spec = spec;
            this.ready = ready;
            this.taken = taken;
            ready.spent().get()[0] = 0;
        }

        /** The answer; empty when it is not wanted. */
        Optional<Result> answer(Line line) {
            Printed answer = ready.permits().answer(ready.own().answerer(), line, taken);
            if (!ready.own().settled(answer)) {
                return Optional.of(new Result(answer, false));
            }
            return spec.output().looks() && answer.done() ? looked(answer) : settled(line, answer.answer());
        }

        private static Optional<Result> settled(Line line, Answer answer) {
            return Optional.of(new Result(Printed.of(line, answer, true), true));
        }

        /**
         * Asks what else is asked of the position, and looks whether the answer is wanted. Where some question has no
         * result, the answer has none, for the reason of the first of them.
         */
        private Optional<Result> looked(Printed own) {
            Line line = own.line();
            Answer answer = own.answer();
            Json.Obj fields = own.fields();
            String field = spec.task().query().position();
            String position = field.isEmpty() ? line.text() : OutputOptions.value(fields, field);
            for (BudgetedTask question : ready.with()) {
                line = Line.of(line.number(), position, line.end());
                Printed more = ready.permits().answer(question.answerer(), line, taken);
                if (!question.settled(more)) {
                    return Optional.of(new Result(own, false));
                }
                if (answer instanceof Answer.Done) {
                    answer = more.answer();
                    fields = fields.withAll(more.fields());
                } else {
                    fields = fields.withAll(more.fields()).withAll(answer.fields());
                }
                answer = answer.with(fields);
            }
            if (ready.figures().isPresent()) {
                fields =
                        fields.withAll(ready.figures().get().answer(0, position).fields());
                answer = answer.with(fields);
            }
            if (!spec.output().keeps(fields)) {
                return Optional.empty();
            }
            for (String name : spec.output().tally()) {
                counters.add(name, OutputOptions.value(fields, name), 1);
            }
            return settled(line, answer);
        }

        /** Nodes that searches took. */
        long spent() {
            return ready.spent().get()[0];
        }

        /** The values that were counted. */
        Counters counters() {
            return counters;
        }

        @Override
        public void close() {
            ready.permits().release(taken);
        }
    }
}
