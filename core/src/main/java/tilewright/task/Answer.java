package tilewright.task;

import java.util.function.Supplier;
import tilewright.puzzle.Result;
import tilewright.text.Json;
import tilewright.text.Reason;
import tilewright.text.Refusal;
import tilewright.text.TextError;

/** The answer of a task to a line. */
public sealed interface Answer {

    /** The result as a value; where there is none, what is known nevertheless. */
    Result result();

    /** The fields for programs. */
    default Json.Obj fields() {
        return result().toJson();
    }

    /** The same with other fields. */
    Answer with(Json.Obj other);

    /**
     * All fine.
     *
     * @param line the result for people, mostly one line
     * @param settled false when a larger budget may lead to another result
     */
    record Done(String line, Result result, boolean settled) implements Answer {

        public Done(String line, Result result) {
            this(line, result, true);
        }

        public Done(String line, Json.Obj fields) {
            this(line, () -> fields);
        }

        @Override
        public Done with(Json.Obj other) {
            return new Done(line, () -> other, settled);
        }
    }

    /**
     * The line could be read, but has no result: unsolvable, or over budget.
     *
     * @param text the reason in words, without a full stop
     */
    record NoResult(Reason reason, String text, Result result) implements Answer {

        public NoResult(Reason reason, String text, Json.Obj fields) {
            this(reason, text, () -> fields);
        }

        /** A refusal without a place in the line. */
        public static NoResult of(Refusal refusal) {
            return new NoResult(refusal.reason(), refusal.explained(), error(refusal));
        }

        @Override
        public NoResult with(Json.Obj other) {
            return new NoResult(reason, text, other);
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

    /** The answer, whatever becomes of the question. */
    static Answer of(Supplier<Answer> question) {
        try {
            return question.get();
        } catch (Refusal refusal) {
            return of(refusal);
        }
    }

    private static Json.Obj error(Refusal refusal) {
        return Json.obj().with("error", refusal.sentence());
    }
}
