package tilewright.sudoku;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tilewright.sudoku.exchange.VariantJson;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Json;

/**
 * A puzzle of any size and rules whose solutions are known from other programs: {@code family/README.md} has their origin.
 *
 * @param solutions their exact number
 * @param solution the only one, as its file has it; empty when there are none or several
 * @param forms its texts of other programs
 */
public record FamilyCase(
        String id, VariantPuzzle puzzle, Json.Obj object, long solutions, Optional<String> solution, Json.Obj forms) {

    private static final List<String> KINDS = List.of(
            "antiking",
            "antiknight",
            "arrow",
            "classic9",
            "combined",
            "diagonal",
            "disjoint",
            "jigsaw",
            "killer",
            "kropki",
            "littlekiller",
            "nonconsecutive",
            "palindrome",
            "renban",
            "sandwich",
            "size10",
            "size12",
            "size15",
            "size16",
            "size20",
            "size25",
            "size4",
            "size6",
            "size8",
            "thermo",
            "threads",
            "whispers",
            "windoku",
            "xv");

    /** Returns all cases, in the order of their files. */
    public static List<FamilyCase> all() {
        List<FamilyCase> cases = new ArrayList<>();
        KINDS.forEach(kind -> cases.addAll(of(kind)));
        return cases;
    }

    /** Returns the cases of a kind. */
    public static List<FamilyCase> of(String kind) {
        String name = "family/cases/" + kind + ".json";
        try (InputStream in = Objects.requireNonNull(FamilyCase.class.getResourceAsStream(name), name)) {
            Json.Arr list = (Json.Arr) Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return list.items().stream().map(item -> read((Json.Obj) item)).toList();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private static FamilyCase read(Json.Obj object) {
        Json.Obj expected = (Json.Obj) object.field("expected").orElseThrow();
        return new FamilyCase(
                ((Json.Str) object.field("id").orElseThrow()).value(),
                VariantJson.read(object).orElseThrow(),
                object,
                Long.parseLong(expected.field("solutionsExact").orElseThrow().toString()),
                expected.field("solution").map(text -> ((Json.Str) text).value()),
                (Json.Obj) object.field("forms").orElseGet(Json::obj));
    }

    @Override
    public String toString() {
        return id;
    }
}
