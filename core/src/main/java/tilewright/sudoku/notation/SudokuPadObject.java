package tilewright.sudoku.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.text.Json;

/**
 * A puzzle in SudokuPad's own JSON. The fields have names of one or two letters when it is shortened for links; {@code ce} are the
 * cells, {@code re} the boxes, {@code ca} cages, of which those without cells are a title and the like.
 *
 * @param json the whole object
 */
public record SudokuPadObject(Json.Obj json) {

    private static final String RULES = "rules";

    /** Fields that are no rule. */
    private static final List<String> PLAIN = List.of(
            "id",
            "ce",
            "cells",
            "re",
            "regions",
            "ca",
            "cages",
            "cs",
            "cellSize",
            "metadata",
            "settings",
            "t",
            "title",
            "author",
            RULES,
            "d",
            "duration",
            "vd",
            "videos");

    /** The long names of rules that have short ones. */
    private static final Map<String, String> NAMES =
            Map.of("l", "lines", "a", "arrows", "o", "overlays", "u", "underlays");

    /** Returns whether an object looks so, right or wrong. */
    public static boolean is(Json.Obj object) {
        return LooseJson.isGrid(object, "ce") || LooseJson.isGrid(object, "cells");
    }

    /** Returns the name of a part of the puzzle that stands for a further rule; empty when there is none. */
    public Optional<String> furtherRule() {
        boolean caged = cages().stream()
                .anyMatch(cage -> !(cage instanceof Json.Obj)
                        || !LooseJson.items(either(cage, "ce", "cells")).isEmpty());
        return Stream.concat(
                        LooseJson.held(json, PLAIN).stream().map(name -> NAMES.getOrDefault(name, name)),
                        caged ? Stream.of("cages") : Stream.empty())
                .findFirst();
    }

    private List<Json> cages() {
        return LooseJson.items(either(json, "ca", "cages"));
    }

    /** Returns the rows of the grid. */
    public List<Json> rows() {
        return LooseJson.items(either(json, "ce", "cells"));
    }

    /** Returns the value of a cell. */
    public static Json value(Json cell) {
        return either(cell, "v", "value");
    }

    /** Returns the boxes, each a list of rows and columns from 0; none when they are the usual ones. */
    public List<Json> regions() {
        return LooseJson.items(either(json, "re", "regions"));
    }

    /** Returns the cell at a place of a region; -1 when the place is outside the grid. */
    public static int cell(Json place, int side) {
        List<Json> pair = LooseJson.items(place);
        int row = pair.size() == 2 ? LooseJson.number(pair.getFirst()) : -1;
        int column = pair.size() == 2 ? LooseJson.number(pair.getLast()) : -1;
        return row >= 0 && row < side && column >= 0 && column < side ? row * side + column : -1;
    }

    /** Returns the rules in words, from the field for rules and from cages without cells. */
    public String words() {
        StringBuilder words = new StringBuilder();
        add(LooseJson.field(json, RULES), words);
        add(LooseJson.field(LooseJson.field(json, "metadata"), RULES), words);
        for (Json cage : cages()) {
            String text = LooseJson.text(either(cage, "v", "value"));
            if (text.startsWith(RULES + ":")) {
                words.append(text, RULES.length() + 1, text.length()).append('\n');
            }
        }
        return words.toString();
    }

    private static void add(Json text, StringBuilder words) {
        for (Json line : text instanceof Json.Arr lines ? lines.items() : List.of(text)) {
            words.append(LooseJson.text(line)).append('\n');
        }
    }

    private static Json either(Json object, String brief, String whole) {
        Json value = LooseJson.field(object, brief);
        return value.equals(Json.NULL) ? LooseJson.field(object, whole) : value;
    }
}
