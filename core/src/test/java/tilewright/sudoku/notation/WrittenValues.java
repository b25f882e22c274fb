package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;

/** Writes values of many languages, with puzzles or without, by chance. */
record WrittenValues(SeededRandom random) {

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /**
     * A way to write lists.
     *
     * @param before stands before the value
     * @param empty an empty cell in a list
     * @param objects whether there are names
     */
    private record Language(
            String before, String open, String close, String comma, String end, String empty, boolean objects) {}

    private static final List<Language> LANGUAGES = List.of(
            new Language("", "[", "]", ",", "", "0", true),
            new Language("", "[", "]", ",", "", "null", true),
            new Language("puzzles = ", "[", "]", ",", "", "None", true),
            new Language("const int puzzles[][9][9] = ", "{", "}", ",", ";", "0", false),
            new Language("let puzzles: Vec<[[u8; 9]; 9]> = vec!", "[", "]", ",", ";", "0", false),
            new Language("const puzzles = ", "[", "]", ",", ";", "-1", true),
            new Language("puzzles = ", "(", ")", ",", "", "0", false));

    String one(String... choices) {
        return choices[random.below(choices.length)];
    }

    /** Seldom many. */
    int count() {
        return random.below(8) == 0 ? random.below(301) : random.below(7);
    }

    String puzzle() {
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            boolean clue = random.below(100) < 40 || cell == 0 || cell == 40;
            boolean hole = cell == 80;
            cells.append(clue && !hole ? SOLUTION.charAt(cell) : '.');
        }
        cells.setCharAt(7, SOLUTION.charAt(7));
        return cells.toString();
    }

    /** A file with these puzzles alone. */
    String text(List<String> puzzles) {
        if (random.below(8) == 0 && !puzzles.isEmpty()) {
            return matlab(puzzles);
        }
        return value(puzzles, LANGUAGES.get(random.below(LANGUAGES.size())));
    }

    /** A part of a file, or lines as many programs write them. */
    String piece(List<String> puzzles) {
        return switch (random.below(4)) {
            case 0 -> String.join("\n", puzzles);
            case 1 ->
                "id,puzzle\n"
                        + String.join("\n", puzzles.stream().map(p -> "1," + p).toList());
            case 2 ->
                String.join(
                        "\n",
                        puzzles.stream().map(p -> "{\"puzzle\":\"" + p + "\"}").toList());
            default -> text(puzzles);
        };
    }

    private String matlab(List<String> puzzles) {
        List<String> lists = new ArrayList<>();
        for (String puzzle : puzzles) {
            List<String> rows = new ArrayList<>();
            for (int row = 0; row < 81; row += 9) {
                rows.add(String.join(
                        " ", puzzle.substring(row, row + 9).replace('.', '0').split("")));
            }
            lists.add("board = [" + String.join(";\n  ", rows) + "];");
        }
        return String.join("\n", lists) + "\n";
    }

    private String value(List<String> puzzles, Language language) {
        String line = one("\n", "\r\n", "");
        String indent = line.isEmpty() ? "" : one("", "  ", "\t");
        boolean deep = !line.isEmpty() && random.below(3) == 0;
        String name = one("puzzle", "grid", "p", "quiz", "board", "unsolved", "mission", "题目");
        String solved = one("solution", "answer", "s", "solvedBoard", "Lösung", "解答", "result");
        int form = random.below(3);
        boolean fields = language.objects() && random.below(2) == 0;
        boolean solution = fields && random.below(2) == 0;
        boolean first = random.below(2) == 0;
        List<String> elements = new ArrayList<>();
        for (int i = 0; i < puzzles.size(); i++) {
            String grid = grid(puzzles.get(i), form, language, deep ? line + indent : "");
            if (fields) {
                List<String> items = new ArrayList<>(List.of("\"" + name + "\": " + grid));
                if (solution) {
                    items.add(first ? 0 : 1, "\"" + solved + "\": " + grid(SOLUTION, form, language, ""));
                }
                items.add(random.below(items.size() + 1), "\"id\": " + i);
                items.add("\"level\": \"" + one("easy", "very hard", "a [b", "x, y") + "\"");
                grid = "{" + line + String.join("," + line + indent, items) + line + "}";
            }
            elements.add(grid);
        }
        String list = language.open()
                + line
                + indent
                + String.join(language.comma() + line + indent, elements)
                + line
                + language.close();
        if (language.objects() && random.below(2) == 0) {
            list = "{\"version\": 2," + line + "\"" + one("puzzles", "easy", "data", "results") + "\": " + list + line
                    + "}";
        }
        return language.before() + list + language.end() + line;
    }

    private String grid(String puzzle, int form, Language language, String between) {
        if (form == 0) {
            return "\"" + (language.empty().length() == 1 ? puzzle.replace(".", "0") : puzzle) + "\"";
        }
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 81; row += 9) {
            List<String> cells = new ArrayList<>();
            for (int cell = row; cell < row + 9; cell++) {
                cells.add(puzzle.charAt(cell) == '.' ? language.empty() : puzzle.substring(cell, cell + 1));
            }
            String joined = String.join(language.comma() + between + " ", cells);
            rows.add(form == 1 ? joined : language.open() + joined + language.close());
        }
        return language.open()
                + between
                + String.join(language.comma() + between + " ", rows)
                + between
                + language.close();
    }

    /** A value without a puzzle. */
    String nothing() {
        String open = one("{", "[");
        StringBuilder text = new StringBuilder(open);
        int count = 2 + random.below(30);
        String line = one("\n", "\n  ", "");
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? "" : ",").append(line);
            text.append(open.equals("{") ? "\"" + one("id", "name", "size", "n") + i + "\": " : "");
            text.append(one(
                    "12",
                    "true",
                    "\"a text, with [ and {\"",
                    "[1, 2, 3]",
                    "{\"row\": 1}",
                    "null",
                    "[]",
                    "\"53..7\"",
                    "-4.5"));
        }
        return text.append(line.isEmpty() ? "" : "\n")
                .append(open.equals("{") ? "}" : "]")
                .toString();
    }
}
