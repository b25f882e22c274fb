package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;

/** Writes puzzles in the ways of many programs and people, by chance. */
record WrittenTexts(SeededRandom random) {

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** Signs for an empty cell. */
    private static final String SIGNS = ".0*_-xX? ";

    /** A puzzle as 81 characters, with 20 to 40 clues. */
    String puzzle() {
        int kept = 25 + random.below(25);
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            boolean clue = random.below(100) < kept || cell % 10 == 0; // each column and each row has some
            cells.append(clue ? SOLUTION.charAt(cell) : '.');
        }
        return cells.toString();
    }

    String one(String... choices) {
        return choices[random.below(choices.length)];
    }

    /** A file of these puzzles, all written alike. */
    String file(List<String> puzzles) {
        return switch (random.below(5)) {
            case 0 -> lines(puzzles);
            case 1 -> apart(puzzles);
            case 2 -> grids(puzzles);
            case 3 -> lists(puzzles);
            default -> tables(puzzles);
        };
    }

    private char sign() {
        return SIGNS.charAt(random.below(SIGNS.length() - 1));
    }

    /** Each as 81 characters in a line. */
    private String lines(List<String> puzzles) {
        char sign = SIGNS.charAt(random.below(SIGNS.length()));
        boolean blank = sign == ' ';
        String before = blank
                ? ""
                : one("", "", "  ", "1: ", "12 ", "3,", "Name: ", "\"", "\t", hash() + " ", "a b c|", "No. 7\t");
        String after = blank
                ? ""
                : one(
                        "",
                        " ",
                        " # 1 FNBP C5.m # x",
                        ";11.9;1.2;me",
                        "\teasy\t1.2",
                        ",30,easy",
                        " ED=1.2/1.2/1.2",
                        "  1.2",
                        "\",1");
        boolean solved = !blank && random.below(4) == 0;
        List<String> out = new ArrayList<>();
        for (String puzzle : puzzles) {
            String solution = solved ? one(",", ";", "\t") + SOLUTION : "";
            out.add(before + puzzle.replace('.', sign) + solution + (blank ? "" : after));
        }
        return String.join(one("\n", "\n\n", "\r\n"), out);
    }

    private String hash() {
        StringBuilder hash = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            hash.append("0123456789abcdef".charAt(random.below(16)));
        }
        return hash.toString();
    }

    /** Each in a line, with something between the cells. */
    private String apart(List<String> puzzles) {
        String sign = one(".", "0", "_", "?");
        int size = new int[] {1, 3, 9}[random.below(3)];
        String between = one(" ", ",", ", ", "/", "|", " | ", "  ");
        String before = one("", "  ", "Name: ", "[", "(");
        String after = one("", " # easy", " easy", "]", ")");
        List<String> out = new ArrayList<>();
        for (String puzzle : puzzles) {
            out.add(before + joined(puzzle.replace(".", sign), size, between) + after);
        }
        return String.join("\n", out);
    }

    private static String joined(String cells, int size, String between) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < cells.length(); i += size) {
            parts.add(cells.substring(i, Math.min(cells.length(), i + size)));
        }
        return String.join(between, parts);
    }

    /** A way to draw a frame. */
    private record Frame(String top, String bar, String band) {}

    /** Nine rows each. */
    private String grids(List<String> puzzles) {
        int width = random.below(3);
        String cell = new String[] {"", " ", "  "}[width];
        List<Frame> frames = List.of(
                new Frame("", "", ""),
                new Frame("", " ", ""),
                new Frame("+---+---+---+", "|", "+---+---+---+"),
                new Frame("*-----------*", "|", "|---+---+---|"),
                new Frame("=====================", "|", "====================="),
                new Frame("┌─────┬─────┬─────┐", "│", "├─────┼─────┼─────┤"),
                new Frame("╔═══╦═══╦═══╗", "║", "╠═══╬═══╬═══╣"),
                new Frame("#############", "#", "#############"),
                new Frame(".---.---.---.", "|", ":---+---+---:"),
                new Frame("", "|", "---+---+---"),
                new Frame("", "|", "------------------------"));
        Frame frame = frames.get(random.below(frames.size()));
        boolean bars = !frame.bar().isBlank();
        boolean blanks = random.below(3) == 0 && (bars || frame.bar().isEmpty());
        char sign = blanks ? ' ' : sign();
        if (frame.bar().isEmpty() && sign == '-' || sign == '*' && frame.top().startsWith("*")) {
            sign = '.';
        }
        boolean outer = !frame.top().isEmpty();
        String pad = bars ? cell : "";
        String gap = frame.band().isEmpty() && random.below(3) == 0 ? "\n" : "";
        boolean doubled = random.below(6) == 0;
        String title = one("", "", "Grid 01", "% randomly generated", "1", "by A. Person:", "Easy puzzle\n");
        String below = one("", "", " Simple Sudoku\n  Version 4.2n", "(c) somebody", "Rating: 7");
        String indent = blanks ? "" : one("", "", "   ", "\t");
        String remark = blanks || doubled ? "" : one("", "", "", " remark");
        String label = bars && outer && !frame.bar().equals("#") ? one("", "", "", "A", "1", "R1") : "";
        StringBuilder out = new StringBuilder();
        for (String puzzle : puzzles) {
            List<String> rows = new ArrayList<>();
            if (label.equals("1")) {
                rows.add("   1 2 3 4 5 6 7 8 9");
            }
            if (outer) {
                rows.add(indent + frame.top());
            }
            for (int row = 0; row < 9; row++) {
                List<String> groups = new ArrayList<>();
                for (int k = 0; k < 9; k += 3) {
                    String three =
                            puzzle.substring(9 * row + k, 9 * row + k + 3).replace('.', sign);
                    groups.add(joined(three, 1, cell));
                }
                String bar = outer ? frame.bar() : "";
                String between = pad + frame.bar() + pad + (bars || frame.bar().isEmpty() ? "" : cell);
                between = between.isEmpty() && !bars ? cell : between;
                String side = outer ? pad : "";
                String name = label.isEmpty()
                        ? ""
                        : label.substring(0, label.length() - 1) + (char) (label.charAt(label.length() - 1) + row)
                                + " ";
                rows.add((indent + name + bar + side + String.join(between, groups) + side + bar + remark)
                        .stripTrailing());
                if (row % 3 == 2 && row < 8 && !frame.band().isEmpty()) {
                    rows.add(indent + frame.band());
                }
                if (row % 3 == 2 && row < 8 && !gap.isEmpty()) {
                    rows.add("");
                }
            }
            if (outer) {
                rows.add(indent + frame.top());
            }
            out.append(title.isEmpty() ? "" : title + "\n");
            out.append(String.join(doubled ? "\n\n" : "\n", rows)).append('\n');
            out.append(below.isEmpty() ? "" : below + "\n").append(one("", "\n"));
        }
        return out.toString();
    }

    /** Lists of programming languages. */
    private String lists(List<String> puzzles) {
        String open = one("[", "{", "(");
        String close = open.equals("[") ? "]" : open.equals("{") ? "}" : ")";
        String before = one("", "grid = ", "int[][] board = ", "static const int g[9][9] = ", "\"puzzle\": ");
        String after = one("", ";", ",");
        String empty = one("0", "\".\"", "\"\"", "null", "None", "' '");
        boolean strings = random.below(3) == 0;
        String rowsBetween = one(", ", ",\n  ", ",\n");
        String first = one("", "\n", "\n  ");
        StringBuilder out = new StringBuilder();
        for (String puzzle : puzzles) {
            List<String> rows = new ArrayList<>();
            for (int row = 0; row < 9; row++) {
                String cells = puzzle.substring(9 * row, 9 * row + 9);
                List<String> values = new ArrayList<>();
                for (int i = 0; i < cells.length(); i++) {
                    char c = cells.charAt(i);
                    values.add(c == '.' ? empty : "" + c);
                }
                rows.add(strings ? '"' + cells + '"' : open + String.join(", ", values) + close);
            }
            out.append(before + open + first + String.join(rowsBetween, rows));
            out.append(first.isEmpty() ? "" : "\n").append(close + after + "\n");
        }
        return out.toString();
    }

    /** Tables: of rows, or of puzzles with more about each. */
    private String tables(List<String> puzzles) {
        String separator = one("\t", ",", ";");
        String quote = one("", "\"");
        List<String> out = new ArrayList<>();
        if (random.below(2) == 0) {
            for (String puzzle : puzzles) {
                for (int row = 0; row < 9; row++) {
                    List<String> values = new ArrayList<>();
                    for (int column = 0; column < 9; column++) {
                        char c = puzzle.charAt(9 * row + column);
                        values.add(quote + (c == '.' ? "" : "" + c) + quote);
                    }
                    out.add(String.join(separator, values));
                }
            }
            return String.join("\n", out);
        }
        int kind = random.below(4);
        char sign = sign();
        List<String> heads =
                List.of("question,answer", "Title,Puzzle", "source,question,answer,rating", "id,Puzzle,clues");
        out.add(head(heads.get(kind), separator, quote));
        for (String puzzle : puzzles) {
            String cells = puzzle.replace('.', sign);
            List<String> values = switch (kind) {
                case 0 -> List.of(cells, SOLUTION);
                case 1 -> List.of("A nice one", cells);
                case 2 -> List.of("web", cells, SOLUTION, "3");
                default -> List.of("17", cells, "25");
            };
            out.add(quote + String.join(quote + separator + quote, values) + quote);
        }
        return String.join("\n", out);
    }

    private static String head(String names, String separator, String quote) {
        return quote + names.replace(",", quote + separator + quote) + quote;
    }
}
