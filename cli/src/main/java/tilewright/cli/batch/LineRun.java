package tilewright.cli.batch;

import java.io.IOException;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.Faults;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Task;

/** Runs a task over all lines: answers, reports, progress, and the exit code that follows from them. */
public final class LineRun {

    private final Context context;
    private final RunOptions options;
    private final Stop timeLimit;
    private final Workers workers;

    public LineRun(Context context, RunOptions options) {
        this.context = context;
        this.options = options;
        this.timeLimit = options.timeLimit(context);
        this.workers = new Workers(options.threads());
    }

    /** What work should ask while it lasts. */
    public Stop stop() {
        return timeLimit.or(context.environment().interrupted());
    }

    /** The limits with what tasks should ask while they work, and who helps them. */
    public Limits of(Limits limits) {
        return limits.withStop(stop()).withCrew(workers);
    }

    /** Answers each line of the input and closes it. */
    public int run(Lines input, Task task) {
        try (Lines lines = input;
                Batch batch = new Batch(
                        new Answering(task),
                        workers,
                        stop(),
                        context.environment().nanoClock())) {
            Printer printer = new Printer(lines.total());
            boolean whole = batch.run(lines, printer);
            printer.finish();
            return whole ? printer.exit : stopped(printer.answers);
        } catch (IOException error) {
            throw Failure.files("cannot close the input: " + error.getMessage());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Exit.INTERRUPTED;
        }
    }

    /** Answers a line. A class with a name: see {@link tilewright.task.PositionTask}. */
    private final class Answering implements Batch.Work {

        private final Task task;

        Answering(Task task) {
            this.task = task;
        }

        @Override
        public Printed answer(Line line) {
            if (line.fault().isPresent()) {
                return Printed.faulty(line, line.fault().get(), options.json);
            }
            try {
                return Printed.of(line, task.answer(line.number() - 1, line.text()), options.json);
            } catch (RuntimeException | StackOverflowError defect) {
                return Printed.defect(line, defect, new Faults(context).told(defect), options.json);
            }
        }

        @Override
        public void release() {
            context.workspace().clear();
        }

        @Override
        public Printed tooLarge(Line line) {
            long heap = Runtime.getRuntime().maxMemory() >> 20;
            String reason = "over budget: it needs more memory than the Java heap of " + heap + " MB has";
            return Printed.faulty(line, reason, options.json);
        }
    }

    /**
     * Says that it was stopped.
     *
     * @return the exit code
     */
    public int stopped(long answers) {
        boolean byHand = context.environment().interrupted().asked();
        String why = byHand ? "interrupted" : "time limit reached";
        context.messages().say(why + ": " + answers + (answers == 1 ? " line" : " lines") + " done");
        return byHand ? Exit.INTERRUPTED : Exit.LIMIT;
    }

    /** Prints the answers as they come. */
    private final class Printer implements Batch.Sink {

        private final Progress progress;
        private long answers;
        private int exit = Exit.FINE;

        Printer(long total) {
            progress = new Progress(
                    context.messages(),
                    context.environment().terminals().err(),
                    context.environment().nanoClock(),
                    total);
        }

        @Override
        public void answer(Printed answer) {
            answers++;
            if (context.environment().terminals().out()) {
                context.messages().clear(); // else the result would stand behind the line of progress
            }
            context.results().print(answer.out());
            if (!answer.err().isEmpty()) {
                context.results().flush();
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
            context.results().flush();
            progress.show();
        }

        void finish() {
            context.messages().clear();
            context.results().flush();
        }
    }
}
