package tilewright.puzzle;

import tilewright.text.Json;

/** The value that answers a question. Its JSON is for other programs: nothing in this one looks into it. */
@FunctionalInterface
public interface Result {

    /** Returns the result without fields. A constant would keep all results that are lambdas out of the JVM's cache. */
    static Result none() {
        return Json::obj;
    }

    /** Returns the fields for other programs. */
    Json.Obj toJson();

    /** Whether the result is less than was asked for, such as a bound in place of a number. */
    default boolean partial() {
        return false;
    }
}
