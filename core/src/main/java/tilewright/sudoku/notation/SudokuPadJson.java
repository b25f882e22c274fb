package tilewright.sudoku.notation;

import java.util.List;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;
import tilewright.text.Json;

/** Classic puzzles in SudokuPad's own JSON, shortened for links; {@link #whole} restores it. */
final class SudokuPadJson {

    private SudokuPadJson() {}

    static WebPuzzle read(Json.Obj json) throws FPuzzles.Foreign {
        SudokuPadObject puzzle = new SudokuPadObject(json);
        String rule = puzzle.furtherRule().orElse("");
        if (!rule.isEmpty()) {
            throw new FPuzzles.Foreign(NotationMessages.variant(FPuzzles.name(rule)));
        }
        boxes(puzzle.regions());
        List<Json> rows = puzzle.rows();
        if (rows.size() != 9) {
            throw FPuzzles.otherSize(rows.size());
        }
        int[] clues = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            List<Json> row = LooseJson.items(rows.get(Houses.row(cell)));
            if (row.size() != 9) {
                throw new FPuzzles.Foreign(NotationMessages.otherRow(Houses.row(cell) + 1, row.size()));
            }
            clues[cell] = FPuzzles.digit(SudokuPadObject.value(row.get(Houses.column(cell))), cell);
        }
        return new WebPuzzle(Board.of(clues), puzzle.words());
    }

    /** Refuses other boxes than usual; a puzzle that names none has those. */
    private static void boxes(List<Json> regions) throws FPuzzles.Foreign {
        boolean usual = regions.isEmpty() || regions.size() == 9;
        for (Json region : regions) {
            int box = -1;
            for (Json place : LooseJson.items(region)) {
                int cell = SudokuPadObject.cell(place, 9);
                usual &= cell >= 0 && (box < 0 || box == Houses.box(cell));
                box = cell < 0 ? box : Houses.box(cell);
            }
        }
        if (!usual) {
            throw new FPuzzles.Foreign(NotationMessages.otherRegions());
        }
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
