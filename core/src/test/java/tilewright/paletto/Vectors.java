package tilewright.paletto;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tilewright.text.Json;

/** Reads the test vectors beside this class; their README says what the fields are. */
public final class Vectors {

    private Vectors() {}

    public static Json.Obj file(String name) {
        try (InputStream in = Vectors.class.getResourceAsStream(name)) {
            return (Json.Obj)
                    Json.parse(new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public static List<Json.Obj> entries(String name) {
        return list(file(name), "entries").stream().map(Json.Obj.class::cast).toList();
    }

    public static Json field(Json.Obj entry, String name) {
        return entry.field(name).orElseThrow(() -> new AssertionError("no field " + name));
    }

    public static List<Json> list(Json.Obj entry, String name) {
        return ((Json.Arr) field(entry, name)).items();
    }

    public static String string(Json.Obj entry, String name) {
        return ((Json.Str) field(entry, name)).value();
    }

    public static int number(Json.Obj entry, String name) {
        return number(field(entry, name));
    }

    static int number(Json value) {
        return Integer.parseInt(((Json.Num) value).text());
    }

    public static List<Integer> numbers(Json array) {
        return ((Json.Arr) array).items().stream().map(Vectors::number).toList();
    }

    /** An array of arrays of numbers. */
    public static List<List<Integer>> sets(Json.Obj entry, String name) {
        List<List<Integer>> sets = new ArrayList<>();
        for (Json set : list(entry, name)) {
            sets.add(numbers(set));
        }
        return sets;
    }
}
