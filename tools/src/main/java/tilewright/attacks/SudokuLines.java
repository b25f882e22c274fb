package tilewright.attacks;

import java.util.List;
import java.util.Random;

/** Texts of Sudokus, one a line, and bad lines among them. */
final class SudokuLines {

    static final String EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final String EMPTY = ".".repeat(81);

    /** Lines that no Sudoku is. */
    static final List<String> BAD = List.of(
            EASY.substring(1),
            EASY + "1",
            "sudoku:=",
            "<>",
            "hello",
            "sudoku:",
            "hues:" + EASY,
            "sudoku:{}",
            "1,2,3",
            "\u0000".repeat(81),
            "z".repeat(81),
            EASY.replace('5', '\u00e4'),
            "A".repeat(300),
            "-1",
            "--help",
            EASY.substring(0, 40) + "\t" + EASY.substring(40),
            "\u001b[2J",
            "?",
            "%",
            "%s%n");

    private final Random random = new Random(1);

    /** Good lines, and one in a hundred bad; never two in a row, which may be meant as rows of one grid. */
    String of(int count, List<Integer> bad) {
        StringBuilder lines = new StringBuilder();
        for (int number = 1; number <= count; number++) {
            boolean wrong = random.nextInt(100) == 0 && (bad.isEmpty() || bad.getLast() < number - 1);
            if (wrong) {
                bad.add(number);
            }
            lines.append(wrong ? BAD.get(bad.size() % BAD.size()) : EASY).append('\n');
        }
        return lines.toString();
    }

    /** Numbers of lines that messages name. */
    static List<Integer> named(String messages) {
        return messages.lines()
                .filter(line -> line.matches("line \\d+: .*"))
                .map(line -> Integer.valueOf(line.substring(5, line.indexOf(':'))))
                .toList();
    }

    static String counts(int count, List<Integer> bad) {
        boolean[] wrong = new boolean[count + 1];
        bad.forEach(number -> wrong[number] = true);
        StringBuilder counts = new StringBuilder();
        for (int number = 1; number <= count; number++) {
            counts.append(wrong[number] ? "\n" : "1\n");
        }
        return counts.toString();
    }
}
