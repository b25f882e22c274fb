package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;

/** Writes texts of many kinds in which there is no puzzle. */
record WrittenNothing(SeededRandom random) {

    private static final List<String> WORDS = List.of(
            "the",
            "a",
            "grid",
            "of",
            "Sudoku",
            "row",
            "cell",
            "is",
            "empty",
            "solution",
            "and",
            "then",
            "puzzle",
            "9x9",
            "in",
            "R1C1",
            "x",
            "easy",
            "level",
            "1",
            "27",
            "2026",
            "—",
            "(see",
            "below)",
            "https://tiles.example/",
            "é",
            "数独",
            "no.",
            "17",
            "clues");

    private String some(List<String> parts, int most, String between) {
        List<String> chosen = new ArrayList<>();
        for (int i = random.below(most) + 1; i > 0; i--) {
            chosen.add(parts.get(random.below(parts.size())));
        }
        return String.join(between, chosen);
    }

    private String number(int digits) {
        StringBuilder number = new StringBuilder().append(1 + random.below(9));
        for (int i = random.below(digits); i > 0; i--) {
            number.append(random.below(10));
        }
        return number.toString();
    }

    private String line(int kind) {
        return switch (kind) {
            case 0 -> some(WORDS, 14, " ");
            case 1 -> "2026-11-%s 12:%s:%s INFO %s".formatted(number(1), number(2), number(2), some(WORDS, 6, " "));
            case 2 -> "%s,%s.%s,%s,%s".formatted(number(5), number(3), number(4), some(WORDS, 1, ""), number(6));
            case 3 -> "<p class=\"%s\">%s</p>".formatted(some(WORDS, 1, ""), some(WORDS, 8, " "));
            case 4 -> "<tr><td>%s</td><td>%s</td></tr>".formatted(number(3), some(WORDS, 3, " "));
            case 5 -> "    int %s = %s; // %s".formatted("abc", number(4), some(WORDS, 5, " "));
            case 6 ->
                "{\"name\": \"%s\", \"values\": [%s, %s, %s]},"
                        .formatted(some(WORDS, 2, " "), number(2), number(2), number(2));
            case 7 -> "-%s %s -%s 0".formatted(number(3), number(3), number(3));
            case 8 -> "%s %s %s".formatted(number(2) + "." + number(5), number(2) + "." + number(5), number(4));
            case 9 -> "# " + some(WORDS, 9, " ");
            case 10 -> "| %s | %s | %s |".formatted(some(WORDS, 2, " "), number(3), some(WORDS, 2, " "));
            case 11 -> "+---------+--------+";
            case 12 -> "%s: %s".formatted(some(WORDS, 1, ""), some(WORDS, 5, " "));
            default -> "";
        };
    }

    /** Of 1 to 60 lines, mostly of one or two kinds. */
    String text() {
        int[] kinds = {random.below(14), random.below(14), random.below(14)};
        StringBuilder text = new StringBuilder();
        for (int i = random.below(60); i >= 0; i--) {
            text.append(line(kinds[random.below(random.below(3) + 1)])).append('\n');
        }
        return text.toString();
    }
}
