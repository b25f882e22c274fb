package tilewright.cli.batch;

import java.util.Optional;
import tilewright.cli.context.Faults;
import tilewright.message.Words;
import tilewright.puzzle.Workspace;
import tilewright.task.PlainTask;
import tilewright.task.Task;
import tilewright.text.Reason;

/** Answers lines by a task; a failure is an answer as well. Threads may share one. */
public final class Answerer implements Batch.Work { // a class with a name: see tilewright.task.PositionTask

    private final Workspace workspace;
    private final Task task;
    private final Optional<PlainTask> plain;
    private final boolean json;
    private final boolean debug;
    private final Words words;

    /**
     * @param workspace what is kept between lines
     * @param json whether answers are JSON objects
     * @param debug whether a defect is told with its trace
     */
    public Answerer(Workspace workspace, Task task, boolean json, boolean debug) {
        this(workspace, task, Optional.empty(), json, debug, Words.ENGLISH);
    }

    /**
     * @param plain the same task for plain lines, where the lines of answers are wanted, not their fields
     * @param words the language of answers for people
     */
    Answerer(Workspace workspace, Task task, Optional<PlainTask> plain, boolean json, boolean debug, Words words) {
        this.workspace = workspace;
        this.task = task;
        this.plain = plain;
        this.json = json;
        this.debug = debug;
        this.words = words;
    }

    @Override
    public Printed answer(Line line) {
        if (line.fault().isPresent()) {
            return Printed.unasked(line, Reason.UNREADABLE, line.fault().get(), json);
        }
        try {
            return Printed.of(line, task.answer(line.number() - 1, line.text()), json, words);
        } catch (RuntimeException | StackOverflowError defect) {
            return defect(line, defect);
        } catch (OutOfMemoryError error) {
            if (Faults.impossible(error)) {
                return defect(line, error);
            }
            throw error;
        }
    }

    @Override
    public Optional<PlainTask> plain() {
        return plain;
    }

    private Printed defect(Line line, Throwable defect) {
        return Printed.defect(line, defect, Faults.told(defect, debug), json);
    }

    @Override
    public void release() {
        workspace.clear();
    }

    @Override
    public Printed tooLarge(Line line) {
        long heap = Runtime.getRuntime().maxMemory() >> 20;
        return Printed.unasked(line, Reason.OVER_BUDGET, BatchMessages.overBudgetOf(heap), json);
    }
}
