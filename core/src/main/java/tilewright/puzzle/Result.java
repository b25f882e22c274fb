package tilewright.puzzle;

import tilewright.text.Json;

/** The value that answers a question. Its JSON is for other programs: nothing in this one looks into it. */
@FunctionalInterface
public interface Result {

    /** A result without fields. */
    Result NONE = Json::obj;

    /** Returns the fields for other programs. */
    Json.Obj toJson();
}
