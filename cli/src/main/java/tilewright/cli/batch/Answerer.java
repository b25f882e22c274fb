package tilewright.cli.batch;

import tilewright.cli.context.Context;
import tilewright.cli.context.Faults;
import tilewright.task.Task;
import tilewright.text.Reason;

/** Answers lines by a task; what goes wrong is an answer as well. Threads may share one. */
public final class Answerer implements Batch.Work { // a class with a name: see tilewright.task.PositionTask

    private final Context context;
    private final Task task;
    private final boolean json;

    /** @param json whether answers are JSON objects */
    public Answerer(Context context, Task task, boolean json) {
        this.context = context;
        this.task = task;
        this.json = json;
    }

    @Override
    public Printed answer(Line line) {
        if (line.fault().isPresent()) {
            return Printed.unasked(line, Reason.UNREADABLE, line.fault().get(), json);
        }
        try {
            return Printed.of(line, task.answer(line.number() - 1, line.text()), json);
        } catch (RuntimeException | StackOverflowError defect) {
            return defect(line, defect);
        } catch (OutOfMemoryError error) {
            if (Faults.impossible(error)) {
                return defect(line, error);
            }
            throw error;
        }
    }

    private Printed defect(Line line, Throwable defect) {
        return Printed.defect(line, defect, new Faults(context).told(defect), json);
    }

    @Override
    public void release() {
        context.workspace().clear();
    }

    @Override
    public Printed tooLarge(Line line) {
        long heap = Runtime.getRuntime().maxMemory() >> 20;
        String reason = "over budget: it needs more memory than the Java heap of " + heap + " MB has";
        return Printed.unasked(line, Reason.OVER_BUDGET, reason, json);
    }
}
