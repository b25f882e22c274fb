package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;

/** Writes puzzles by the places of their cells, in many ways by chance. */
record WrittenPlaces(SeededRandom random) {

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private String one(String... choices) {
        return choices[random.below(choices.length)];
    }

    /** With clues in the first and the last row and column. */
    String puzzle() {
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            boolean clue = random.below(100) < 35 || cell == 0 || cell == 80 || cell % 9 == cell / 9;
            cells.append(clue && cell % 10 != 3 ? SOLUTION.charAt(cell) : '.');
        }
        return cells.toString();
    }

    String text(String puzzle) {
        return switch (random.below(7)) {
            case 0 -> facts(puzzle);
            case 1 -> objects(puzzle);
            case 2 -> map(puzzle);
            case 3 -> tuples(puzzle);
            case 4 -> php(puzzle);
            case 5 -> printed(puzzle);
            default -> toml(puzzle);
        };
    }

    /** The numbers of the cells that are written: the clues, or all. */
    private List<Integer> cells(String puzzle, boolean all) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            if (all || puzzle.charAt(cell) != '.') {
                cells.add(cell);
            }
        }
        return cells;
    }

    private static void shuffle(List<Integer> cells, SeededRandom random) {
        for (int i = cells.size() - 1; i > 0; i--) {
            int other = random.below(i + 1);
            int cell = cells.get(i);
            cells.set(i, cells.get(other));
            cells.set(other, cell);
        }
    }

    private String facts(String puzzle) {
        int first = random.below(2);
        String name = one("given", "clue", "initial", "cell", "sudoku");
        String between = one("\n", " ", "\n\n", "\n% next\n");
        String comma = one(",", ", ");
        List<String> facts = new ArrayList<>();
        for (int cell : cells(puzzle, false)) {
            facts.add(
                    name + "(" + (cell / 9 + first) + comma + (cell % 9 + first) + comma + puzzle.charAt(cell) + ").");
        }
        return one("", "% a puzzle\n") + String.join(between, facts) + "\n";
    }

    private String objects(String puzzle) {
        int first = random.below(2);
        boolean all = random.below(3) == 0;
        List<Integer> cells = cells(puzzle, all);
        if (random.below(2) == 0) {
            shuffle(cells, random);
        }
        String row = one("row", "r", "y", "rowIndex");
        String column =
                row.equals("y") ? "x" : row.equals("r") ? "c" : row.equals("row") ? one("col", "column") : "colIndex";
        String value = one("value", "digit", "val", "v");
        boolean given = random.below(2) == 0;
        String empty = one("0", "null", "\"\"");
        List<String> objects = new ArrayList<>();
        for (int cell : cells) {
            boolean clue = puzzle.charAt(cell) != '.';
            String digit = clue ? puzzle.substring(cell, cell + 1) : given ? SOLUTION.substring(cell, cell + 1) : empty;
            objects.add("{\"%s\": %d, \"%s\": %d, \"%s\": %s%s}"
                    .formatted(
                            row,
                            cell / 9 + first,
                            column,
                            cell % 9 + first,
                            value,
                            digit,
                            given ? ", \"given\": " + clue : ""));
        }
        String list = "[" + String.join(one(", ", ",\n  "), objects) + "]";
        return one("%s\n", "{\"puzzle\": %s}\n", "{\"id\": 7, \"cells\": %s, \"level\": \"easy\"}\n")
                .formatted(list);
    }

    private String map(String puzzle) {
        boolean all = random.below(2) == 0;
        int form = random.below(4);
        int first = random.below(2);
        List<String> fields = new ArrayList<>();
        for (int cell : cells(puzzle, all)) {
            int row = cell / 9;
            int column = cell % 9;
            String name = switch (form) {
                case 0 -> "" + "ABCDEFGHI".charAt(row) + (column + 1);
                case 1 -> "r" + (row + 1) + "c" + (column + 1);
                case 2 -> (row + first) + "," + (column + first);
                default -> "cell_" + (row + first) + "_" + (column + first);
            };
            String digit = puzzle.charAt(cell) == '.' ? form == 0 ? "123456789" : "" : puzzle.substring(cell, cell + 1);
            fields.add("\"" + name + "\": \"" + digit + "\"");
        }
        String map = "{" + String.join(one(", ", ",\n  "), fields) + "}";
        return one("%s\n", "{\"puzzle\": %s}\n", "puzzle = %s\n").formatted(map);
    }

    private String tuples(String puzzle) {
        int first = random.below(2);
        boolean map = random.below(2) == 0;
        List<String> fields = new ArrayList<>();
        for (int cell : cells(puzzle, false)) {
            String place = (cell / 9 + first) + ", " + (cell % 9 + first);
            fields.add(
                    map ? "(" + place + "): " + puzzle.charAt(cell) : "(" + place + ", " + puzzle.charAt(cell) + ")");
        }
        String joined = String.join(one(", ", ",\n    "), fields);
        return "clues = " + (map ? "{" + joined + "}" : "[" + joined + "]") + "\n";
    }

    private String php(String puzzle) {
        boolean numbered = random.below(2) == 0;
        boolean words = random.below(2) == 0;
        String line = one("", "\n  ");
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            List<String> cells = new ArrayList<>();
            for (int column = 0; column < 9; column++) {
                String cell =
                        puzzle.substring(9 * row + column, 9 * row + column + 1).replace('.', '0');
                cells.add((numbered ? column + " => " : "") + cell);
            }
            String list = String.join(", ", cells);
            rows.add((numbered ? row + " => " + line : "") + (words ? "array(" + list + ")" : "[" + list + "]"));
        }
        String list = line + String.join("," + line, rows) + "," + line;
        return "<?php\n$grid = " + (words ? "array(" + list + ")" : "[" + list + "]") + ";\n";
    }

    /** As print_r of PHP prints an array. */
    private static String printed(String puzzle) {
        StringBuilder text = new StringBuilder("Array\n(\n");
        for (int row = 0; row < 9; row++) {
            text.append("    [").append(row).append("] => Array\n        (\n");
            for (int column = 0; column < 9; column++) {
                char cell = puzzle.charAt(9 * row + column);
                text.append("            [%d] => %s\n".formatted(column, cell == '.' ? "0" : cell));
            }
            text.append("        )\n\n");
        }
        return text.append(")\n").toString();
    }

    private String toml(String puzzle) {
        String rows = puzzle.replaceAll("(.{9})(?=.)", "$1\n");
        String grid = switch (random.below(4)) {
            case 0 -> "\"" + puzzle + "\"";
            case 1 -> "\"\"\"\n" + rows + "\n\"\"\"";
            case 2 -> "'''\n" + rows + "'''";
            default -> "[\n  \"" + rows.replace("\n", "\",\n  \"") + "\",\n]";
        };
        String level = "level = \"hard\"\nclues = 30\n";
        boolean before = random.below(2) == 0;
        return one("", "title = \"Puzzles\"\n\n") + one("[[puzzle]]\n", "[puzzle]\n") + (before ? level : "")
                + "grid = " + grid + "\n" + (before ? "" : level);
    }
}
