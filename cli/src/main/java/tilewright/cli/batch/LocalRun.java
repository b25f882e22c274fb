package tilewright.cli.batch;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.Results;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Task;
import tilewright.text.Json;

/** A run in this process: answers, reports, progress, and the exit code that follows from them. */
public final class LocalRun implements LineRun {

    private final Context context;
    private final RunOptions options;
    private final Stop timeLimit;
    private final Workers workers;

    public LocalRun(Context context, RunOptions options) {
        this.context = context;
        this.options = options;
        this.timeLimit = options.timeLimit(context);
        this.workers = new Workers(options.threads());
    }

    @Override
    public Stop stop() {
        return timeLimit.or(context.environment().interrupted());
    }

    @Override
    public Limits of(Limits limits) {
        return limits.withStop(stop()).withCrew(workers);
    }

    @Override
    public int run(LineSource input, Task task, String note) {
        try (Lines lines = input.open();
                Batch batch = new Batch(
                        new Answerer(context, task, options.json),
                        workers,
                        stop(),
                        context.environment().nanoClock())) {
            Optional<String> out = options.out();
            return out.isEmpty()
                    ? print(batch, lines, new Printer(Printed.LINE, context.results(), lines.total(), 0, 0, Exit.FINE))
                    : write(batch, lines, out.get(), note);
        } catch (IOException error) {
            throw Failure.files("cannot close the input: " + error.getMessage());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Exit.INTERRUPTED;
        }
    }

    /**
     * Answers each line of the input, closes it, and hands on what is worth it; the rest is reported.
     *
     * @param thing what a line stands for, in messages; in the singular
     * @param taker is given the answers as JSON, in the order of the lines, those of bad lines too
     * @return the exit code that the lines lead to; {@link Exit#LIMIT} or {@link Exit#INTERRUPTED} when not all were answered
     */
    public int collect(LineSource input, Task task, String thing, Consumer<Json.Obj> taker) {
        try (Lines lines = input.open();
                Batch batch = new Batch(
                        new Answerer(context, task, options.json),
                        workers,
                        stop(),
                        context.environment().nanoClock())) {
            Results nowhere = new Results(OutputStream.nullOutputStream());
            Printer printer = new Printer(thing, nowhere, lines.total(), 0, 0, Exit.FINE) {
                @Override
                public void answer(Printed answer) {
                    super.answer(answer.about(thing));
                    taker.accept((Json.Obj) Json.parse(answer.out().strip()));
                }
            };
            return print(batch, lines, printer);
        } catch (IOException error) {
            throw Failure.files("cannot close the input: " + error.getMessage());
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

    private int write(Batch batch, Lines lines, String name, String note) throws InterruptedException {
        Optional<Checkpoint> begun = options.begun();
        Checkpoint start = new Checkpoint(options.deciding(), note, lines.total(), 0, 0, 0, 0, Exit.FINE);
        begun.ifPresent(checkpoint -> Resumption.skip(lines, checkpoint, start));
        try (ResultFile file = ResultFile.open(name, begun, options.resume())) {
            Keeper keeper = new Keeper(file, begun.orElse(start));
            boolean whole = batch.run(lines, keeper);
            keeper.printer.finish();
            if (whole) {
                file.finish();
                return keeper.printer.exit;
            }
            keeper.keep();
            int exit = stopped(keeper.printer.answers);
            context.messages().say("continue with the same command and --resume");
            return exit;
        }
    }

    /** Writes the answers as they come, and now and then how far they are. */
    private final class Keeper implements Batch.Sink {

        private static final long PERIOD_NANOS = 500_000_000;

        private final ResultFile file;
        private final Checkpoint begun;
        private final Printer printer;
        private long end;
        private long digest;
        private long kept;

        Keeper(ResultFile file, Checkpoint begun) {
            this.file = file;
            this.begun = begun;
            this.end = begun.end();
            this.digest = begun.digest();
            this.kept = context.environment().nanoClock().getAsLong();
            this.printer =
                    new Printer(Printed.LINE, file.results(), begun.total(), begun.end(), begun.lines(), begun.exit());
        }

        @Override
        public void answer(Printed answer) {
            printer.answer(answer);
            end = answer.end();
            digest = Checkpoint.digest(digest, answer.line());
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
            file.keep(new Checkpoint(
                    begun.options(),
                    begun.note(),
                    begun.total(),
                    end,
                    printer.answers,
                    digest,
                    file.written(),
                    printer.exit));
            kept = context.environment().nanoClock().getAsLong();
        }
    }

    /**
     * Steps that follow when all lines are answered.
     *
     * @param thing what is made in a step, in the singular
     * @param total how many steps there are; 0 when nobody knows
     */
    public Steps steps(String thing, long total) {
        boolean shown = context.environment().terminals().err();
        return new Steps(
                new Progress(
                        thing, context.messages(), shown, context.environment().nanoClock(), total, 0),
                stop());
    }

    /**
     * Says that it was stopped.
     *
     * @return the exit code
     */
    public int stopped(long answers) {
        return stopped(answers, Printed.LINE);
    }

    /**
     * Says that it was stopped.
     *
     * @param thing what was answered, in the singular
     * @return the exit code
     */
    public int stopped(long answers, String thing) {
        boolean byHand = context.environment().interrupted().asked();
        String why = byHand ? "interrupted" : "time limit reached";
        context.messages().say(why + ": " + answers + " " + thing + (answers == 1 ? "" : "s") + " done");
        return byHand ? Exit.INTERRUPTED : Exit.LIMIT;
    }

    /** Prints the answers as they come. */
    private class Printer implements Batch.Sink {

        private final String thing;
        private final Results results;
        private final boolean onTerminal;
        private final Progress progress;
        private long answers;
        private int exit;

        /**
         * @param thing what a line stands for, in the singular
         * @param begun work that was done earlier
         * @param answers lines that were answered earlier
         * @param exit what they led to
         */
        Printer(String thing, Results results, long total, long begun, long answers, int exit) {
            this.thing = thing;
            this.results = results;
            this.onTerminal = results == context.results()
                    && context.environment().terminals().out();
            this.answers = answers;
            this.exit = exit;
            progress = new Progress(
                    thing,
                    context.messages(),
                    context.environment().terminals().err(),
                    context.environment().nanoClock(),
                    total,
                    begun);
        }

        @Override
        public void answer(Printed answer) {
            answers++;
            if (onTerminal) {
                context.messages().clear(); // else the result would stand behind the line of progress
            }
            results.print(answer.out());
            if (!answer.err().isEmpty()) {
                results.flush();
                context.messages().line(answer.err());
            }
            progress.done(answer.end());
            progress.show();
            exit = switch (answer.kind()) {
                case FINE -> exit;
                case WITHOUT -> Math.max(exit, Exit.LINES);
                case DEFECT -> Exit.FAILED;
            };
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
