package tilewright.sudoku.notation;

import java.util.List;
import java.util.Map;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;
import tilewright.text.Json;

/**
 * SudokuPad's own JSON, shortened for links; {@link #whole} restores it. The fields have names of one or two letters
 * there; {@code ce} are the cells, {@code re} the boxes, {@code ca} cages, of which those without cells are a title and
 * the like.
 */
final class SudokuPadJson {

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
            Map.of("ca", "cages", "l", "lines", "a", "arrows", "o", "overlays", "u", "underlays");

    private SudokuPadJson() {}

    static WebPuzzle read(Json.Obj puzzle) throws FPuzzles.Foreign {
        for (Map.Entry<String, Json> field : puzzle.fields().entrySet()) {
            if (!PLAIN.contains(field.getKey()) && FPuzzles.holds(field.getValue())) {
                throw further(field.getKey());
            }
        }
        for (Json cage : items(field(puzzle, "ca", "cages"))) {
            if (!(cage instanceof Json.Obj object)
                    || !items(field(object, "ce", "cells")).isEmpty()) {
                throw further("ca");
            }
        }
        boxes(items(field(puzzle, "re", "regions")));
        List<Json> rows = items(field(puzzle, "ce", "cells"));
        if (rows.size() != 9) {
            throw FPuzzles.otherSize(rows.size());
        }
        int[] clues = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            List<Json> row = items(rows.get(Houses.row(cell)));
            if (row.size() != 9) {
                throw new FPuzzles.Foreign(NotationMessages.otherRow(Houses.row(cell) + 1, row.size()));
            }
            Json value =
                    row.get(Houses.column(cell)) instanceof Json.Obj object ? field(object, "v", "value") : Json.NULL;
            clues[cell] = FPuzzles.digit(value, cell);
        }
        return new WebPuzzle(Board.of(clues), rules(puzzle));
    }

    /** The rules in words: texts of their own, and those of cages without cells. */
    private static String rules(Json.Obj puzzle) {
        StringBuilder rules = new StringBuilder();
        add(puzzle.field(RULES).orElse(Json.NULL), rules);
        if (puzzle.field("metadata").orElse(Json.NULL) instanceof Json.Obj about) {
            add(about.field(RULES).orElse(Json.NULL), rules);
        }
        for (Json cage : items(field(puzzle, "ca", "cages"))) {
            String text = cage instanceof Json.Obj object ? WebPuzzle.text(field(object, "v", "value")) : "";
            if (text.startsWith(RULES + ":")) {
                rules.append(text, RULES.length() + 1, text.length()).append('\n');
            }
        }
        return rules.toString();
    }

    private static void add(Json text, StringBuilder rules) {
        for (Json line : text instanceof Json.Arr lines ? lines.items() : List.of(text)) {
            rules.append(WebPuzzle.text(line)).append('\n');
        }
    }

    private static FPuzzles.Foreign further(String field) {
        return new FPuzzles.Foreign(NotationMessages.variant(FPuzzles.name(NAMES.getOrDefault(field, field))));
    }

    /** Refuses other boxes than usual; a puzzle that names none has those. */
    private static void boxes(List<Json> regions) throws FPuzzles.Foreign {
        boolean usual = regions.isEmpty() || regions.size() == 9;
        for (Json region : regions) {
            int box = -1;
            for (Json place : items(region)) {
                List<Json> pair = items(place);
                int row = pair.size() == 2 ? FPuzzles.number(pair.get(0)) : -1;
                int column = pair.size() == 2 ? FPuzzles.number(pair.get(1)) : -1;
                int here = row / 3 * 3 + column / 3;
                usual &= row >= 0 && row < 9 && column >= 0 && column < 9 && (box < 0 || box == here);
                box = here;
            }
        }
        if (!usual) {
            throw new FPuzzles.Foreign(NotationMessages.otherRegions());
        }
    }

    private static Json field(Json.Obj object, String brief, String whole) {
        return object.field(brief).or(() -> object.field(whole)).orElse(Json.NULL);
    }

    private static List<Json> items(Json value) {
        return value instanceof Json.Arr array ? array.items() : List.of();
    }

    /**
     * JSON of a shortened text: names without quotation marks, nothing for an empty object, {@code t} and {@code f} for true and
     * false, colors without quotation marks, and apostrophes for quotation marks.
     */
    static String whole(String brief) {
        return new Whole(brief).text();
    }

    private static final class Whole {

        private final String brief;
        private final char quote;
        private final StringBuilder out;
        private int at;

        Whole(String brief) {
            this.brief = brief;
            this.quote = brief.indexOf('"') < 0 ? '\'' : '"';
            this.out = new StringBuilder(2 * brief.length());
        }

        String text() {
            char before = ' ';
            while (at < brief.length()) {
                if (before == ':') {
                    value();
                } else if (before == ',' || before == '{' || before == '[') {
                    item(before);
                }
                char c = at < brief.length() ? brief.charAt(at) : ' ';
                if (c == quote) {
                    string();
                } else if (at < brief.length()) {
                    out.append(c);
                    at++;
                }
                before = c;
            }
            return out.toString();
        }

        /** Writes the value behind a colon in full, if it is shortened. */
        private void value() {
            int end = word(brief.startsWith("#", at) ? at + 1 : at);
            boolean ends = end < brief.length() && ",}]".indexOf(brief.charAt(end)) >= 0;
            String word = brief.substring(at, ends && end - at <= 6 ? end : at);
            String whole = switch (word) {
                case "t" -> "true";
                case "f" -> "false";
                case "#0" -> "\"#000000\"";
                case "#F" -> "\"#FFFFFF\"";
                default -> word.length() == 6 ? "\"#" + word + "\"" : word;
            };
            out.append(whole);
            at += word.length();
        }

        /** Reads the name of a field, or an empty object, which follows a sign. */
        private void item(char before) {
            char c = brief.charAt(at);
            if (c == ',' || c == ']' || c == '}' && before != '{') {
                out.append("{}");
                return;
            }
            int end = word(at);
            if (end > at && end < brief.length() && brief.charAt(end) == ':') {
                out.append('"').append(brief, at, end).append('"');
                at = end;
            }
        }

        private int word(int from) {
            int end = from;
            while (end < brief.length() && (Ascii.isLetter(brief.charAt(end)) || Ascii.isDigit(brief.charAt(end)))) {
                end++;
            }
            return end;
        }

        private void string() {
            out.append('"');
            at++;
            while (at < brief.length() && brief.charAt(at) != quote) {
                char c = brief.charAt(at++);
                boolean escape = c == '\\' && at < brief.length();
                if (escape && brief.charAt(at) == '\'') {
                    out.append('\'');
                    at++;
                } else {
                    out.append(c);
                    out.append(escape ? brief.substring(at, at + 1) : "");
                    at += escape ? 1 : 0;
                }
            }
            out.append('"');
            at++;
        }
    }
}
