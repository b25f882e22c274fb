package tilewright.server.simulation;

import java.util.List;
import tilewright.text.Json;

/** Reads the fields of an object that a server has sent. */
final class Fields {

    private Fields() {}

    static boolean has(Json.Obj object, String name) {
        return object.field(name).isPresent();
    }

    /** Returns a text; empty if there is none. */
    static String text(Json.Obj object, String name) {
        return object.field(name).orElse(Json.NULL) instanceof Json.Str(String value) ? value : "";
    }

    /** Returns a number; -1 if there is none. */
    static long number(Json.Obj object, String name) {
        return object.field(name).orElse(Json.NULL) instanceof Json.Num(String value) ? Long.parseLong(value) : -1;
    }

    static boolean flag(Json.Obj object, String name) {
        return object.field(name).orElse(Json.NULL).equals(Json.TRUE);
    }

    /** Returns an object; an empty one if there is none. */
    static Json.Obj object(Json.Obj object, String name) {
        return object.field(name).orElse(Json.NULL) instanceof Json.Obj inner ? inner : Json.obj();
    }

    /** Returns the objects of an array; none if there is none. */
    static List<Json.Obj> objects(Json.Obj object, String name) {
        return items(object, name).stream()
                .filter(Json.Obj.class::isInstance)
                .map(Json.Obj.class::cast)
                .toList();
    }

    static List<Long> numbers(Json.Obj object, String name) {
        return items(object, name).stream()
                .filter(Json.Num.class::isInstance)
                .map(item -> Long.parseLong(((Json.Num) item).text()))
                .toList();
    }

    static List<String> texts(Json.Obj object, String name) {
        return items(object, name).stream()
                .filter(Json.Str.class::isInstance)
                .map(item -> ((Json.Str) item).value())
                .toList();
    }

    private static List<Json> items(Json.Obj object, String name) {
        return object.field(name).orElse(Json.NULL) instanceof Json.Arr(List<Json> items) ? items : List.of();
    }
}
