package tilewright.task;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tilewright.text.Json;

/** What a task says of a line. */
public sealed interface Answer {

    /** The fields for programs. */
    Json.Obj fields();

    /**
     * All fine.
     *
     * @param line the result for people, mostly one line
     * @param details gives the fields, which few ask for
     */
    record Done(String line, Supplier<Json.Obj> details) implements Answer {

        public Done(String line, Json.Obj fields) {
            this(line, () -> fields);
        }

        @Override
        public Json.Obj fields() {
            return details.get();
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
     * @param reason without a full stop
     */
    record NoResult(String reason, Json.Obj fields) implements Answer {}

    /**
     * The line could not be read.
     *
     * @param row which of its lines was wrong if it has several, from 0
     * @param reason what was wrong and where in that line, perhaps with further lines that show the place
     */
    record Bad(int row, String reason, Json.Obj fields) implements Answer {

        /** The reason, for someone who does not count the rows. */
        public String explained() {
            return row == 0 ? reason : "row " + (row + 1) + ", " + reason;
        }
    }
}
