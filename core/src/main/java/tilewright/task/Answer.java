package tilewright.task;

import java.util.function.Supplier;
import tilewright.message.Message;
import tilewright.puzzle.Result;
import tilewright.text.Json;
import tilewright.text.Reason;
import tilewright.text.Refusal;
import tilewright.text.TextError;

/** The answer of a task to a line. */
public sealed interface Answer {

    /** The result as a value; without a result, what is known nevertheless. */
    Result result();

    /** The warning about parts of the text that were left out; empty for none. */
    default Message warning() {
        return Message.NONE;
    }

    /** The fields for programs. */
    default Json.Obj fields() {
        Json.Obj fields = result().toJson();
        return warning().isEmpty() ? fields : fields.with("warning", warning());
    }

    /** Returns this answer with a warning about what was left out of the text. */
    default Answer warned(Message warning) {
        return switch (this) {
            case Done done when !warning.isEmpty() -> new Done(done.line, done.result, done.settled, warning);
            case NoResult none when !warning.isEmpty() -> new NoResult(none.reason, none.message, none.result, warning);
            case Done _, NoResult _, Bad _ -> this;
        };
    }

    /** Returns this answer with other fields. */
    Answer with(Json.Obj other);

    /**
     * The result for a line that was read.
     *
     * @param line the result for people, mostly one line
     * @param settled false when a larger budget may lead to another result
     */
    record Done(Message line, Result result, boolean settled, Message warning) implements Answer {

        public Done(Message line, Result result, boolean settled) {
            this(line, result, settled, Message.NONE);
        }

        public Done(Message line, Result result) {
            this(line, result, true);
        }

        /** @param text the text of a position or a number, in any language the same */
        public Done(String text, Result result) {
            this(Message.verbatim(text), result);
        }

        public Done(String text, Json.Obj fields) {
            this(text, () -> fields);
        }

        @Override
        public Done with(Json.Obj other) {
            return new Done(line, () -> other, settled, warning);
        }
    }

    /**
     * The line could be read, but has no result: unsolvable, or over budget.
     *
     * @param message the reason in words, without a full stop
     */
    record NoResult(Reason reason, Message message, Result result, Message warning) implements Answer {

        public NoResult(Reason reason, Message message, Result result) {
            this(reason, message, result, Message.NONE);
        }

        public NoResult(Reason reason, Message message, Json.Obj fields) {
            this(reason, message, () -> fields);
        }

        /** A refusal without a place in the line. */
        public static NoResult of(Refusal refusal) {
            return new NoResult(refusal.reason(), refusal.explained(), error(refusal));
        }

        @Override
        public NoResult with(Json.Obj other) {
            return new NoResult(reason, message, () -> other, warning);
        }
    }

    /** The line could not be read. */
    record Bad(TextError error) implements Answer {
        @Override
        public Result result() {
            return () -> Answer.error(error);
        }

        @Override
        public NoResult with(Json.Obj other) {
            return new NoResult(error.reason(), error.explainedInRow(), other);
        }
    }

    /** The answer that a refused question has. */
    static Answer of(Refusal refusal) {
        return refusal instanceof TextError error ? new Bad(error) : NoResult.of(refusal);
    }

    /** The answer to a question; a failure is an answer as well. */
    static Answer of(Supplier<Answer> question) {
        try {
            return question.get();
        } catch (Refusal refusal) {
            return of(refusal);
        }
    }

    private static Json.Obj error(Refusal refusal) {
        return Json.obj().with("error", refusal.message());
    }
}
