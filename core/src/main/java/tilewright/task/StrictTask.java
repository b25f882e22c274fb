package tilewright.task;

import tilewright.text.Json;
import tilewright.text.Reason;

/** A task for which a text is unreadable if something of it would be left out. Threads may share one. */
public record StrictTask(Task task) implements Task {
    @Override
    public Answer answer(long item, String line) {
        Answer answer = task.answer(item, line);
        return answer.warning().isEmpty()
                ? answer
                : new Answer.NoResult(
                        Reason.UNREADABLE, answer.warning(), Json.obj().with("error", answer.warning()));
    }
}
