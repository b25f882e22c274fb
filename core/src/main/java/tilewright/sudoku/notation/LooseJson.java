package tilewright.sudoku.notation;

import java.util.List;
import tilewright.text.Ascii;
import tilewright.text.Json;

/** Values of JSON as other programs write them: a number may be a string, and what is missing is nothing. */
public final class LooseJson {

    private static final int LONGEST_NUMBER = 4;

    private LooseJson() {}

    /** The items of an array; none for another value. */
    public static List<Json> items(Json value) {
        return value instanceof Json.Arr array ? array.items() : List.of();
    }

    /** A field of an object; {@code null} of JSON where it is missing, or the value is no object. */
    public static Json field(Json value, String name) {
        return value instanceof Json.Obj object ? object.field(name).orElse(Json.NULL) : Json.NULL;
    }

    /** Whether a field of an object is a list of lists, as grids are. */
    static boolean isGrid(Json value, String name) {
        return items(field(value, name)).stream().anyMatch(Json.Arr.class::isInstance);
    }

    /** A string, or the text of a number; empty for anything else. */
    public static String text(Json value) {
        return value instanceof Json.Str string
                ? string.value()
                : value instanceof Json.Num number ? number.text() : "";
    }

    /** A number of up to four digits, perhaps in quotes; -1 for anything else. */
    public static int number(Json value) {
        return number(text(value));
    }

    /** A number of up to four digits; -1 for anything else. */
    public static int number(String text) {
        return number(text, LONGEST_NUMBER);
    }

    /** A number of one or two digits, perhaps in quotes; -1 for anything else. */
    static int small(Json value) {
        return small(text(value));
    }

    /** A number of one or two digits; -1 for anything else. */
    static int small(String text) {
        return number(text, 2);
    }

    private static int number(String text, int longest) {
        int number = text.isEmpty() || text.length() > longest ? -1 : 0;
        for (int i = 0; i < text.length() && number >= 0; i++) {
            number = Ascii.isDigit(text.charAt(i)) ? 10 * number + text.charAt(i) - '0' : -1;
        }
        return number;
    }

    /** Whether a field is missing, or an empty string. */
    public static boolean isNothing(Json value) {
        return value.equals(Json.NULL) || text(value).isEmpty() && value instanceof Json.Str;
    }

    /** Whether a field has something in it: rules that are switched off are written, too. */
    static boolean holds(Json value) {
        return switch (value) {
            case Json.Obj object -> !object.fields().isEmpty();
            case Json.Arr array -> !array.items().isEmpty();
            case Json.Str string -> !string.value().isEmpty();
            case Json.Bool bool -> bool.value();
            case Json.Num _, Json.Written _, Json.Text _, Json.Sentences _, Json.Drawn _ -> true;
            case Json.Null _ -> false;
        };
    }

    /** The names of the fields of an object that have something in them, but for some. */
    static List<String> held(Json value, List<String> but) {
        return value instanceof Json.Obj object
                ? object.fields().entrySet().stream()
                        .filter(field -> !but.contains(field.getKey()) && holds(field.getValue()))
                        .map(field -> field.getKey())
                        .toList()
                : List.of();
    }
}
