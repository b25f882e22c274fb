package tilewright.cli.batch;

import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.task.AllSolutions;
import tilewright.task.Answer;
import tilewright.text.Json;
import tilewright.text.Reason;

/**
 * An answer as it is printed.
 *
 * @param line what was answered
 * @param out for the standard output, with its line break; empty for none
 */
public record Printed(Line line, Answer answer, String out) implements BatchAnswer {

    /** The usual name of a unit of input in messages. */
    static final String LINE = "line";

    /** The answer for a line, in English. */
    public static Printed of(Line line, Answer answer, boolean json) {
        return of(line, answer, json, Words.ENGLISH);
    }

    /**
     * The answer for a line.
     *
     * @param words the language of what is printed for people
     */
    public static Printed of(Line line, Answer answer, boolean json, Words words) {
        if (answer.result() instanceof AllSolutions all) {
            return new Printed(
                    line,
                    answer,
                    json ? objects(line, all, answer.warning()) : String.join("\n", all.solutions()) + "\n");
        }
        // the usual case without a switch over types, which is linked anew at each start
        String out = json
                ? fields(line, answer).toString()
                : answer instanceof Answer.Done done ? words.text(done.line()) : "";
        return new Printed(line, answer, out + "\n");
    }

    /** The JSON of all solutions: one object for each, and one behind them. */
    private static String objects(Line line, AllSolutions all, Message warning) {
        StringBuilder out = new StringBuilder();
        for (String solution : all.solutions()) {
            out.append(numbered(line, all.toJson(solution))).append('\n');
        }
        return out.append(numbered(line, warned(all.toJson(), warning)))
                .append('\n')
                .toString();
    }

    private static Json.Obj warned(Json.Obj fields, Message warning) {
        return warning.isEmpty() ? fields : fields.with("warning", warning);
    }

    private static Json.Obj numbered(Line line, Json.Obj fields) {
        return Json.obj().with("line", line.number()).withAll(fields);
    }

    /** The answer for a line that was not even asked. */
    static Printed unasked(Line line, Reason reason, Message text, boolean json) {
        return of(line, new Answer.NoResult(reason, text, Json.obj().with("error", text.text())), json);
    }

    /** @param message for the standard error */
    static Printed defect(Line line, Throwable defect, Message message, boolean json) {
        Message error = BatchMessages.internalError(Message.verbatim(defect.toString()));
        Json.Obj fields = Json.obj().with("error", error.text());
        return of(line, new Answer.NoResult(Reason.DEFECT, message, fields), json);
    }

    /** The fields for programs, the number of the line first. */
    public Json.Obj fields() {
        return fields(line, answer);
    }

    private static Json.Obj fields(Line line, Answer answer) {
        return numbered(line, answer.fields());
    }

    /** Whether there is a result. */
    public boolean done() {
        return answer instanceof Answer.Done;
    }

    /** Whether it says less than was asked for. */
    boolean partial() {
        return answer.result().partial();
    }

    /** Whether the answer has no result, for this reason. */
    public boolean without(Reason reason) {
        return answer instanceof Answer.NoResult none && none.reason() == reason;
    }

    /** Whether the answer would be the same with a larger budget. */
    public boolean settled() {
        return answer instanceof Answer.Done done ? done.settled() : !without(Reason.OVER_BUDGET);
    }

    /** Returns why there is no result; empty when there is one. */
    public Message reason() {
        return switch (answer) {
            case Answer.Done _ -> Message.NONE;
            case Answer.NoResult none -> none.message();
            case Answer.Bad bad -> bad.error().explainedInRow();
        };
    }

    /** A remark about a result that does not say it itself; without a line break, empty for none. */
    Message remark() {
        return done() && answer.result() instanceof AllSolutions all
                ? BatchMessages.fault(LINE, line.number(), all.summary())
                : Message.NONE;
    }

    /** The warning about parts of the text that were left out, without a line break; empty for none. */
    Message warning(String thing) {
        return answer.warning().isEmpty()
                ? Message.NONE
                : BatchMessages.warning(thing, line.number(), answer.warning());
    }

    /** The text for the standard error, without a line break; empty for none. */
    public Message err() {
        return err(LINE);
    }

    /** The text for the standard error, where not lines are answered but things of this name. */
    Message err(String thing) {
        if (done()) {
            return Message.NONE;
        }
        int row = answer instanceof Answer.Bad bad ? bad.error().row() - 1 : 0; // of the lines that were put together
        return BatchMessages.fault(thing, line.number() + row, reason());
    }
}
