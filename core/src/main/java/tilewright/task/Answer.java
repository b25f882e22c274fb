package tilewright.task;

import tilewright.text.Json;

/** What a task says of a line. */
public sealed interface Answer {

    /** The fields for programs. */
    Json.Obj fields();

    /**
     * All fine.
     *
     * @param line the result for people, mostly one line
     */
    record Done(String line, Json.Obj fields) implements Answer {}

    /**
     * The line could be read, but has no result: unsolvable, or over budget.
     *
     * @param reason without a full stop
     */
    record Without(String reason, Json.Obj fields) implements Answer {}

    /**
     * The line could not be read.
     *
     * @param row which of its lines was wrong if it has several, from 0
     * @param reason what was wrong and where in that line, perhaps with further lines that show the place
     */
    record Bad(int row, String reason, Json.Obj fields) implements Answer {

        /** The reason, for someone who does not count the rows. */
        public String told() {
            return row == 0 ? reason : "row " + (row + 1) + ", " + reason;
        }
    }
}
