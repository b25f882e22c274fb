package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * The decompressed puzzle of a link to penpa-edit: lines, the first with the kind of the grid, its size, and rules in
 * words between commas, the second with the width of the margins, the fourth with what is drawn, in JSON with names
 * shortened to two characters, and in links to the editor the fifth with what a player has drawn. A margin of two cells, at least, is around the grid; cells are numbered with it, row by
 * row, and so are their corners behind them.
 */
final class PenpaText {

    private static final int DRAWN = 3;
    private static final int ANSWERS = 4;
    private static final int RULES = 17;
    private static final String NUMBER = "number";
    private static final int BORDER = 2;
    private static final int MOST_VALUES = 20_000;

    /** The full names of the shortened ones that stand for drawn things. */
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("zN", NUMBER),
            Map.entry("z1", "numberS"),
            Map.entry("zE", "lineE"),
            Map.entry("zS", "surface"),
            Map.entry("zL", "line"),
            Map.entry("zW", "wall"),
            Map.entry("zC", "cage"),
            Map.entry("zY", "symbol"),
            Map.entry("zF", "freeline"),
            Map.entry("z2", "freelineE"),
            Map.entry("zT", "thermo"),
            Map.entry("z3", "arrows"),
            Map.entry("zD", "direction"),
            Map.entry("z0", "squareframe"),
            Map.entry("z5", "polygon"),
            Map.entry("z4", "deletelineE"),
            Map.entry("z6", "killercages"),
            Map.entry("z7", "nobulbthermo"));

    /** The names that stand for no rule: digits, borders, and the history of the drawing. */
    private static final List<String> PLAIN = List.of(NUMBER, "lineE", "zR", "zU", "z8");

    private PenpaText() {}

    /** @throws FPuzzles.Foreign when it has further rules or another size, or is damaged */
    static WebPuzzle read(String letters) throws FPuzzles.Foreign {
        String text = Inflate.text(letters).orElseThrow(PenpaText::damaged);
        List<String> lines = fields(text, '\n');
        List<String> head = fields(lines.getFirst(), ',');
        if (head.size() < 3 || lines.size() <= DRAWN) {
            throw damaged();
        }
        if (!head.getFirst().equals("square") && !head.getFirst().equals("sudoku")) {
            throw new FPuzzles.Foreign(NotationMessages.variant(FPuzzles.name(head.getFirst())));
        }
        int[] margins = margins(lines.get(1));
        int columns = LooseJson.small(head.get(1)) - margins[2] - margins[3];
        int rows = LooseJson.small(head.get(2)) - margins[0] - margins[1];
        if (columns != 9 || rows != 9) {
            throw rows < 1 ? damaged() : FPuzzles.otherSize(rows == 9 ? columns : rows);
        }
        Grid grid =
                new Grid(LooseJson.small(head.get(1)) + 2 * BORDER, LooseJson.small(head.get(2)) + 2 * BORDER, margins);
        Json.Obj drawn = object(whole(lines.get(DRAWN)));
        for (Map.Entry<String, Json> field : drawn.fields().entrySet()) {
            if (!PLAIN.contains(field.getKey()) && LooseJson.holds(field.getValue())) {
                throw new FPuzzles.Foreign(NotationMessages.variant(FPuzzles.name(field.getKey())));
            }
        }
        grid.checkBorders(drawn.field("lineE").orElse(Json.NULL));
        Board clues = grid.board(drawn.field(NUMBER).orElse(Json.NULL));
        return new WebPuzzle(grid.answered(clues, answers(lines)), rules(head));
    }

    /** The numbers of the player; none when there are none, or they are not whole. */
    private static Json answers(List<String> lines) {
        try {
            return lines.size() <= ANSWERS || lines.get(ANSWERS).length() < 2
                    ? Json.NULL
                    : object(whole(lines.get(ANSWERS))).field(NUMBER).orElse(Json.NULL);
        } catch (FPuzzles.Foreign damaged) {
            return Json.NULL;
        }
    }

    private static String rules(List<String> head) {
        return head.size() <= RULES
                ? ""
                : head.get(RULES)
                        .replace("%2D", "\n")
                        .replace("%2C", ",")
                        .replace("%2E", "&")
                        .replace("%2F", "=");
    }

    private static FPuzzles.Foreign damaged() {
        return new FPuzzles.Foreign(NotationMessages.damagedLink());
    }

    private static List<String> fields(String text, char separator) {
        List<String> fields = new ArrayList<>();
        int from = 0;
        while (from <= text.length()) {
            int next = text.indexOf(separator, from);
            int to = next < 0 ? text.length() : next;
            fields.add(text.substring(from, to));
            from = to + 1;
        }
        return fields;
    }

    /** Rows above and below the grid, columns left and right of it. */
    private static int[] margins(String line) throws FPuzzles.Foreign {
        int[] margins = new int[4];
        try {
            List<Json> all = Json.parse(line, MOST_VALUES) instanceof Json.Arr array ? array.items() : List.of();
            for (int i = 0; i < Math.min(4, all.size()); i++) {
                margins[i] = Math.max(0, LooseJson.small(all.get(i)));
            }
            return margins;
        } catch (TextError noJson) {
            throw damaged();
        }
    }

    private static Json.Obj object(String text) throws FPuzzles.Foreign {
        try {
            if (Json.parse(text, MOST_VALUES) instanceof Json.Obj object) {
                return object;
            }
        } catch (TextError noJson) {
            throw damaged();
        }
        throw damaged();
    }

    /** JSON with whole names in quotation marks. */
    private static String whole(String text) {
        StringBuilder whole = new StringBuilder(2 * text.length());
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean name = !quoted && c == 'z' && i + 1 < text.length();
            if (name) {
                String brief = text.substring(i, i + 2);
                whole.append(brief.equals("zO") ? "null" : '"' + NAMES.getOrDefault(brief, brief) + '"');
                i++;
            } else {
                whole.append(c);
                if (quoted && c == '\\' && i + 1 < text.length()) {
                    whole.append(text.charAt(++i));
                }
            }
            quoted ^= c == '"';
        }
        return whole.toString();
    }

    /**
     * The numbers of cells and corners.
     *
     * @param width in cells, margins included
     * @param height in cells, margins included
     * @param margins those inside the drawing
     */
    private record Grid(int width, int height, int[] margins) {

        int cell(int row, int column) {
            return (row + BORDER + margins[0]) * width + column + BORDER + margins[2];
        }

        /** The upper left corner of a cell. */
        int corner(int row, int column) {
            return width * height + (row + 1 + margins[0]) * width + column + 1 + margins[2];
        }

        Board board(Json numbers) throws FPuzzles.Foreign {
            int[] clues = new int[Houses.CELLS];
            int found = 0;
            Map<String, Json> all = numbers instanceof Json.Obj object ? object.fields() : Map.of();
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                Json number = all.get(Integer.toString(cell(Houses.row(cell), Houses.column(cell))));
                List<Json> parts = number instanceof Json.Arr array ? array.items() : List.of();
                clues[cell] = parts.isEmpty() ? 0 : FPuzzles.digit(parts.getFirst(), cell);
                found += parts.isEmpty() ? 0 : 1;
            }
            if (found < all.size()) { // a number on a border or outside is a clue of another kind
                throw new FPuzzles.Foreign(NotationMessages.variant(NUMBER));
            }
            return Board.of(clues);
        }

        /** The position with the digits and notes of a player. */
        Board answered(Board clues, Json numbers) {
            if (!(numbers instanceof Json.Obj all) || all.fields().isEmpty()) {
                return clues;
            }
            GameCells cells = new GameCells();
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                Json number = all.field(Integer.toString(cell(Houses.row(cell), Houses.column(cell))))
                        .orElse(Json.NULL);
                int set = number instanceof Json.Arr parts && !parts.items().isEmpty()
                        ? digits(parts.items().getFirst())
                        : 0;
                if (clues.clue(cell) > 0) {
                    cells.give(cell, clues.clue(cell));
                } else if (Integer.bitCount(set) == 1) {
                    cells.enter(cell, Integer.numberOfTrailingZeros(set) + 1);
                } else {
                    cells.note(cell, set);
                }
            }
            return cells.board();
        }

        /** The digits of a text, or those that a list has a 1 for. */
        private static int digits(Json value) {
            int set = 0;
            if (value instanceof Json.Arr marks) {
                for (int i = 0; i < Math.min(9, marks.items().size()); i++) {
                    set |= LooseJson.small(marks.items().get(i)) == 1 ? 1 << i : 0;
                }
                return set;
            }
            String text = value instanceof Json.Num number ? number.text() : LooseJson.text(value);
            for (int i = 0; i < text.length(); i++) {
                set |= text.charAt(i) >= '1' && text.charAt(i) <= '9' ? 1 << text.charAt(i) - '1' : 0;
            }
            return set;
        }

        /** Refuses lines that are not between the usual boxes. */
        void checkBorders(Json lines) throws FPuzzles.Foreign {
            Set<String> usual = new HashSet<>();
            for (int across = 0; across <= 9; across += 3) {
                for (int along = 0; along < 9; along++) {
                    usual.add(corner(across, along) + "," + corner(across, along + 1));
                    usual.add(corner(along, across) + "," + corner(along + 1, across));
                }
            }
            if (lines instanceof Json.Obj drawn
                    && !usual.containsAll(drawn.fields().keySet())) {
                throw new FPuzzles.Foreign(NotationMessages.otherRegions());
            }
        }
    }
}
