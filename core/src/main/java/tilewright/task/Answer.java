package tilewright.task;

import tilewright.text.Json;

/** What a task says of a line. */
public sealed interface Answer {

    /** The fields for programs. */
    Json.Obj fields();

    /**
     * All fine.
     *
     * @param line the result for people, one line
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
     * @param reason what was wrong and where, perhaps with further lines that show the place
     */
    record Bad(String reason, Json.Obj fields) implements Answer {}
}
