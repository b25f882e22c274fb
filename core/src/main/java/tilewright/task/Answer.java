package tilewright.task;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tilewright.text.Json;
import tilewright.text.Reason;
import tilewright.text.Refusal;
import tilewright.text.TextError;

/** What a task says of a line. */
public sealed interface Answer {

    /** The fields for programs. */
    Json.Obj fields();

    /** The same with other fields. */
    Answer with(Json.Obj other);

    /**
     * All fine.
     *
     * @param line the result for people, mostly one line
     * @param details gives the fields, which few ask for
     * @param settled false when a larger budget may lead to another result
     */
    record Done(String line, Supplier<Json.Obj> details, boolean settled) implements Answer {

        public Done(String line, Supplier<Json.Obj> details) {
            this(line, details, true);
        }

        public Done(String line, Json.Obj fields) {
            this(line, () -> fields);
        }

        @Override
        public Json.Obj fields() {
            return details.get();
        }

        @Override
        public Done with(Json.Obj other) {
            return new Done(line, () -> other, settled);
        }

        @Override
        @SuppressWarnings("exports") // @Nullable is for compilers that know it; programs need not
        public boolean equals(@Nullable Object other) {
            return other instanceof Done that && line.equals(that.line) && fields().equals(that.fields());
        }

        @Override
        public int hashCode() {
            return line.hashCode();
        }

        @Override
        public String toString() {
            return "Done[line=" + line + ", fields=" + fields() + "]";
        }
    }

    /**
     * The line could be read, but has no result: unsolvable, or over budget.
     *
     * @param text the reason in words, without a full stop
     */
    record NoResult(Reason reason, String text, Json.Obj fields) implements Answer {

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
        public Json.Obj fields() {
            return Answer.error(error);
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

    private static Json.Obj error(Refusal refusal) {
        return Json.obj().with("error", refusal.sentence());
    }
}
