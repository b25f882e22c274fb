package tilewright.cli.batch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.cli.batch.Checkpoint.Mark;
import tilewright.cli.context.Context;
import tilewright.cli.context.Destination;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.Results;
import tilewright.message.Message;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.PlainTask;
import tilewright.task.Task;
import tilewright.text.Reason;

/** A run in this process: answers, reports, progress, and the exit code that follows from them. */
public final class LocalRun {

    private final Context context;
    private final RunOptions options;
    private final Stop timeLimit;
    private final Workers workers;

    public LocalRun(Context context, RunOptions options) {
        this(context, options, options.timeLimit(context));
    }

    private LocalRun(Context context, RunOptions options, Stop timeLimit) {
        this.context = context;
        this.options = options;
        this.timeLimit = timeLimit;
        this.workers = new Workers(options.threads());
    }

    /** A run that follows this one, in the rest of the time. */
    public LocalRun next() {
        return new LocalRun(context, options, timeLimit);
    }

    /** The stop that work asks while it lasts. */
    public Stop stop() {
        return timeLimit.or(context.environment().interrupted());
    }

    /** Returns these limits with the stop and the threads of this run. */
    public Limits of(Limits limits) {
        return limits.withStop(stop()).withWorkers(workers);
    }

    /**
     * Answers each line of the input and closes it.
     *
     * @return the exit code
     */
    int run(LineJob job) {
        LineJob asked =
                options.json || options.csv ? job : job.brief(context.words().language());
        Limits limits = of(job.limits());
        Task task = asked.task(context, limits);
        Optional<PlainTask> plain =
                options.json ? Optional.empty() : asked.query().plain(context.tasks(job.puzzle()), limits);
        Batch.Work answerer =
                new Answerer(context.workspace(), task, plain, options.json, context.debug(), context.words());
        Optional<AnswerTable> table =
                options.csv ? Optional.of(AnswerTable.of(job, context.tasks(job.puzzle()))) : Optional.empty();
        try (Lines lines = job.source().open();
                Batch batch = new Batch(
                        table.map(rows -> rows.rows(answerer)).orElse(answerer),
                        workers,
                        stop(),
                        context.environment().nanoClock())) {
            Optional<Destination> out = options.destination(job.source().files(), context.environment());
            String names = table.map(AnswerTable::head)
                    .orElseGet(() -> options.json ? "" : job.query().head(job.puzzle()));
            String head = options.provenance(job.note()) + (names.isEmpty() ? "" : names + "\n");
            if (out.isEmpty()) {
                return print(batch, lines, headed(context.results(), head), job.query());
            }
            return switch (out.get()) {
                case Destination.Ordinary(Path file) -> write(batch, lines, file, head, job);
                case Destination.Direct direct -> write(batch, lines, head, direct, job.query());
            };
        } catch (IOException error) {
            throw Failure.files(BatchMessages.cannotClose(Failure.told(error)));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Exit.INTERRUPTED;
        }
    }

    /**
     * Answers each line of the input, closes it, and hands on the answers; faults are reported.
     *
     * @param thing what a line stands for, in messages; in the singular
     * @param taker is given the answers, in the order of the lines, those of bad lines too
     * @return the exit code that the lines lead to; {@link Exit#LIMIT} or {@link Exit#INTERRUPTED} when not all were answered
     */
    public int collect(LineSource input, Task task, String thing, Consumer<Answer> taker) {
        return each(input, task, thing, printed -> taker.accept(printed.answer()));
    }

    /**
     * Answers each line of the input, closes it, and hands on the answers with their lines; faults are reported.
     *
     * @param thing what a line stands for, in messages; in the singular
     * @param taker is given the answers, in the order of the lines, those of bad lines too
     * @return the exit code that the lines lead to; {@link Exit#LIMIT} or {@link Exit#INTERRUPTED} when not all were answered
     */
    public int each(LineSource input, Task task, String thing, Consumer<Printed> taker) {
        try (Lines lines = input.open();
                Batch batch = new Batch(
                        new Answerer(context.workspace(), task, false, context.debug()),
                        workers,
                        stop(),
                        context.environment().nanoClock())) {
            Results nowhere = new Results(OutputStream.nullOutputStream());
            Printer printer = new Printer(thing, nowhere, lines.total(), Mark.START) {
                @Override
                public void answer(Printed answer) {
                    super.answer(answer);
                    taker.accept(answer);
                }
            };
            return print(batch, lines, printer);
        } catch (IOException error) {
            throw Failure.files(BatchMessages.cannotClose(Failure.told(error)));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Exit.INTERRUPTED;
        }
    }

    private int print(Batch batch, Lines lines, Printer printer) throws InterruptedException {
        boolean whole = batch.run(lines, printer);
        printer.finish();
        return whole ? printer.exit : stopped(printer.answers, printer.thing);
    }

    private int print(Batch batch, Lines lines, Results results, Query query) throws InterruptedException {
        Printer printer = new Printer(Printed.LINE, results, lines.total(), Mark.START);
        return exit(print(batch, lines, printer), printer, query);
    }

    /** Returns the exit code of a run, which is at fault when it needed a line and found none. */
    private int exit(int ran, Printer printer, Query query) {
        if (ran != Exit.FINE || printer.answers > 0 || query.ofNothing().isEmpty()) {
            return ran;
        }
        context.messages().say(query.ofNothing().get());
        return Exit.LINES;
    }

    /** Writes the head, whole lines, before all results. */
    private static Results headed(Results results, String head) {
        if (!head.isEmpty()) {
            results.print(head);
        }
        return results;
    }

    private int write(Batch batch, Lines lines, String head, Destination.Direct direct, Query query)
            throws InterruptedException {
        try (OutputStream out = direct.open()) {
            return print(batch, lines, headed(new Results(out), head), query);
        } catch (IOException error) {
            throw Failure.writing(options.out().orElseThrow(), Failure.reason(error));
        }
    }

    private int write(Batch batch, Lines lines, Path target, String head, LineJob job) throws InterruptedException {
        Checkpoint start = new Checkpoint(options.deciding(), job.note(), lines.total(), List.of());
        try (ResultFile file = ResultFile.open(target, options.resume())) {
            Keeper keeper = file.begun().isPresent()
                    ? gone(lines, file, file.begun().get(), start)
                    : new Keeper(file, start, Mark.START);
            if (file.written() == 0) {
                headed(file.results(), head);
            }
            boolean whole = batch.run(lines, keeper);
            keeper.printer.finish();
            if (whole) {
                file.finish();
                return exit(keeper.printer.exit, keeper.printer, job.query());
            }
            keeper.keep();
            int exit = stopped(keeper.printer.answers);
            context.messages().say(BatchMessages.goOn());
            return exit;
        }
    }

    /** Continues where an earlier run has ended, or earlier if its results are damaged from there on. */
    private Keeper gone(Lines lines, ResultFile file, Checkpoint begun, Checkpoint start) {
        Resumption.compare(begun, start);
        Mark sound = file.sound(begun);
        Resumption.skip(lines, sound);
        long done = begun.marks().isEmpty() ? 0 : begun.marks().getLast().lines();
        if (sound.lines() < done) {
            context.messages().say(BatchMessages.damagedResults(done, sound.lines()));
        }
        file.goOn(sound);
        return new Keeper(file, begun.upTo(sound), sound);
    }

    /** Writes the answers as they come, and now and then a checkpoint. */
    private final class Keeper implements Batch.Sink {

        private static final long PERIOD_NANOS = 500_000_000;

        private final ResultFile file;
        private final Printer printer;
        private Checkpoint checkpoint;
        private long end;
        private long digest;
        private long kept;

        Keeper(ResultFile file, Checkpoint checkpoint, Mark begun) {
            this.file = file;
            this.checkpoint = checkpoint;
            this.end = begun.end();
            this.digest = begun.digest();
            this.kept = context.environment().nanoClock().getAsLong();
            this.printer = new Printer(Printed.LINE, file.results(), checkpoint.total(), begun);
        }

        @Override
        public void answer(Printed answer) {
            printer.answer(answer);
            end = answer.line().end();
            digest = Checkpoint.digest(digest, answer.line());
            keepNowAndThen();
        }

        @Override
        public void answers(PrintedBlock some) {
            printer.answers(some);
            end = some.end();
            for (int i = some.from(); i < some.to(); i++) {
                digest = Checkpoint.digest(digest, some.block().line(i));
            }
            keepNowAndThen();
        }

        @Override
        public void idle() {
            printer.idle();
            keepNowAndThen();
        }

        private void keepNowAndThen() {
            if (context.environment().nanoClock().getAsLong() - kept >= PERIOD_NANOS) {
                keep();
            }
        }

        void keep() {
            long written = file.written();
            checkpoint = checkpoint.with(new Mark(end, printer.answers, digest, written, printer.exit, file.sum()));
            file.keep(checkpoint);
            kept = context.environment().nanoClock().getAsLong();
        }
    }

    /**
     * Steps that follow when all lines are answered.
     *
     * @param thing what is made in a step, in the singular
     * @param total how many steps there are; 0 when nobody knows
     */
    public StepProgress steps(String thing, long total) {
        boolean shown = context.environment().terminals().err();
        return new StepProgress(
                new Progress(
                        thing, context.messages(), shown, context.environment().nanoClock(), total, 0),
                stop());
    }

    /**
     * Reports that the run was stopped.
     *
     * @return the exit code
     */
    public int stopped(long answers) {
        return stopped(answers, Printed.LINE);
    }

    /**
     * Reports that the run was stopped.
     *
     * @param thing what was answered, in the singular
     * @return the exit code
     */
    public int stopped(long answers, String thing) {
        boolean byHand = context.environment().interrupted().asked();
        Message done = BatchMessages.answers(thing, answers);
        context.messages().say(byHand ? BatchMessages.interrupted(done) : BatchMessages.timeUp(done));
        return byHand ? Exit.INTERRUPTED : Exit.LIMIT;
    }

    /** A receiver that prints the answers as they come. */
    private class Printer implements Batch.Sink {

        private final String thing;
        private final Results results;
        private final boolean onTerminal;
        private final Progress progress;
        private long answers;
        private int exit;

        /**
         * @param thing what a line stands for, in the singular
         * @param begun what was done earlier
         */
        Printer(String thing, Results results, long total, Mark begun) {
            this.thing = thing;
            this.results = results;
            this.onTerminal = results == context.results()
                    && context.environment().terminals().out();
            this.answers = begun.lines();
            this.exit = begun.exit();
            progress = new Progress(
                    thing,
                    context.messages(),
                    context.environment().terminals().err(),
                    context.environment().nanoClock(),
                    total,
                    begun.end());
        }

        @Override
        public void answer(Printed answer) {
            answers++;
            clearProgress();
            results.print(answer.out());
            if (!answer.done()) {
                results.flush();
                context.messages().line(answer.err(thing));
                exit = answer.without(Reason.DEFECT) ? Exit.FAILED : Math.max(exit, Exit.LINES);
            }
            if (!options.json) {
                remark(answer.warning(thing));
                remark(answer.remark());
            }
            progress.done(answer.line().end());
            progress.show();
        }

        private void remark(Message remark) {
            if (!remark.isEmpty()) {
                results.flush();
                context.messages().line(remark);
            }
        }

        @Override
        public void cutOff(Printed partial) {
            clearProgress();
            results.print(partial.out());
            results.flush();
            context.messages().line(partial.err(thing));
        }

        @Override
        public void answers(PrintedBlock some) {
            answers += some.count();
            clearProgress();
            results.print(some.out());
            progress.done(some.count(), some.end());
            progress.show();
        }

        private void clearProgress() {
            if (onTerminal) {
                context.messages().clear(); // else the result would stand behind the line of progress
            }
        }

        @Override
        public void idle() {
            results.flush();
            progress.show();
        }

        void finish() {
            context.messages().clear();
            results.flush();
        }
    }
}
