package tilewright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import tilewright.Puzzles;
import tilewright.bench.hues.FullBoardCounts;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Json;

/**
 * Compares every line of the lists of numbers and verdicts for trominoes and hues with the program's answers, the lines
 * that are too slow for a test included. Ends with exit code 1 when a line is wrong.
 */
public final class Vectors {

    private static final String TESTS = "core/src/test/resources/tilewright";

    private final Path directory;
    private int wrong;

    private Vectors(Path directory) {
        this.directory = directory;
    }

    /** Goes through the lists: [DIRECTORY], which is where the tests keep theirs unless named. */
    public static void main(String[] arguments) throws IOException {
        Vectors vectors = new Vectors(Path.of(arguments.length > 0 ? arguments[0] : TESTS));
        vectors.trominoes();
        vectors.hues();
        System.exit(vectors.wrong == 0 ? 0 : 1);
    }

    private void trominoes() throws IOException {
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find("trominoes").orElseThrow();
        Task count = count(puzzle, Limits.NONE.withBytes(2_000_000_000L));
        list("trominoes/tiling-counts.csv", line -> {
            String[] fields = line.split(",");
            return says(count, square(fields), fields[3]);
        });
        list("trominoes/partial-counts.txt", line -> says(count, second(line), first(line)));
        list("trominoes/rectangle-counts.csv", line -> {
            String[] fields = line.split(",");
            int cells = Integer.parseInt(fields[0]) * Integer.parseInt(fields[1]);
            return cells % 3 == 0 ? says(count, rectangle(fields), fields[2]) : fields[2].equals("0");
        });
    }

    private void hues() throws IOException {
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find("hues").orElseThrow();
        Task count = count(puzzle, Limits.NONE);
        Task some = count(puzzle, Limits.NONE.withSolutions(1));
        Task two = count(puzzle, Limits.NONE.withSolutions(2));
        Task hint = new Tasks<>(puzzle, new Workspace()).hint().orElseThrow();
        list("hues/partial-boards.txt", line -> switch (first(line)) {
            case "yes" -> says(some, line.split(" ")[2], "1");
            case "no" -> says(some, line.split(" ")[2], "0");
            default -> some.answer(0, line.split(" ")[2]) instanceof Answer.Bad;
        });
        list("hues/completion-counts.txt", line -> says(count, second(line), first(line)));
        list("hues/unique-puzzles.txt", line -> unique(two, second(line)));
        list(
                "hues/smallest-blame.txt",
                line -> says(some, line.split(" ")[2], "0")
                        && blamed(hint, second(line)) >= Integer.parseInt(first(line)));
        list("hues/small-board-counts.csv", line -> {
            String[] fields = line.split(",");
            int rows = Integer.parseInt(fields[0]);
            int columns = Integer.parseInt(fields[1]);
            int colors = Integer.parseInt(fields[2]);
            return FullBoardCounts.count(rows, columns, colors, fields[4].equals("1")) == Long.parseLong(fields[5]);
        });
    }

    private void list(String name, Predicate<String> right) throws IOException {
        List<String> lines = Files.readAllLines(directory.resolve(name)).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        long start = System.nanoTime();
        long rights =
                lines.stream().filter(line -> told(line, right.test(line))).count();
        wrong += lines.size() - (int) rights;
        System.out.println(name + ": " + rights + " of " + lines.size() + " lines right, "
                + (System.nanoTime() - start) / 1_000_000 + " ms");
    }

    private static boolean told(String line, boolean right) {
        if (!right) {
            System.out.println("wrong: " + line);
        }
        return right;
    }

    private static Task count(Puzzle<?, ?, ?> puzzle, Limits limits) {
        return new Tasks<>(puzzle, new Workspace()).count(limits).orElseThrow();
    }

    private static boolean says(Task task, String position, String wanted) {
        return task.answer(0, position) instanceof Answer.Done done
                && done.line().text().equals(wanted);
    }

    /** Whether there is one completion, and more without any one tile. */
    private static boolean unique(Task two, String board) {
        boolean needed = true;
        for (int at = 0; at < board.length(); at++) {
            if (board.charAt(at) >= '1' && board.charAt(at) <= '8') {
                needed &= says(two, board.substring(0, at) + "." + board.substring(at + 1), "2");
            }
        }
        return needed && says(two, board, "1");
    }

    /** Returns the number of tiles that a hint blames. */
    private static int blamed(Task hint, String board) {
        return hint.answer(0, board) instanceof Answer.Done done
                        && done.fields().fields().get("blame") instanceof Json.Arr(List<Json> names)
                ? names.size()
                : 0;
    }

    private static String first(String line) {
        return line.split(" ")[0];
    }

    private static String second(String line) {
        return line.split(" ")[1];
    }

    private static String square(String[] fields) {
        int width = Integer.parseInt(fields[0]);
        StringBuilder board = new StringBuilder(rows(width, width));
        int at = Integer.parseInt(fields[1]) * (width + 1) + Integer.parseInt(fields[2]);
        board.setCharAt(at, 'g');
        return board.toString();
    }

    private static String rectangle(String[] fields) {
        return rows(Integer.parseInt(fields[0]), Integer.parseInt(fields[1]));
    }

    private static String rows(int rows, int columns) {
        String row = ".".repeat(columns);
        return row + ("/" + row).repeat(rows - 1);
    }
}
