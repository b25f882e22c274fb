package tilewright.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Rules;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.human.SudokuHinter;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.Raters;

/**
 * Measures a person's requests about Sudokus, in processor time of the thread: {@code FILE [PUZZLES]} follows the hints of
 * rated puzzles, lines of {@code PUZZLE ER/EP/ED}, to their ends, lists all steps of random minimal puzzles, and makes
 * puzzles of each difficulty.
 */
public final class SudokuTimes {

    private static final List<String> SETUPS =
            List.of("easy", "medium", "hard", "unfair", "extreme", "needs-x-wing", "se-7.2-8.0", "se-9.0-9.5");

    private SudokuTimes() {}

    public static void main(String[] arguments) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(arguments[0]));
        int puzzles = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 25;
        hints(lines, 0, 8.9, puzzles);
        hints(lines, 9, 9.9, puzzles);
        hints(lines, 10, 12, puzzles);
        steps(puzzles);
        SETUPS.forEach(setup -> generate(setup, puzzles));
    }

    private static void hints(List<String> lines, double low, double high, int most) {
        List<String> rated = new ArrayList<>();
        for (String line : lines) {
            if (!line.startsWith("#")) {
                double er = Double.parseDouble(line.split(" ")[1].split("/")[0]);
                if (er >= low && er <= high) {
                    rated.add(line.split(" ")[0]);
                }
            }
        }
        Hinter<Board, Move> hinter = new SudokuHinter(new Raters());
        Rules<Board, Move> rules = new SudokuRules<>();
        List<Long> times = new ArrayList<>();
        int stride = Math.max(1, rated.size() / most);
        for (int i = 0; i < rated.size(); i += stride) {
            Board board = Text.POSITIONS.parse(rated.get(i));
            while (!board.solved()) {
                long start = now();
                Hinter.Hint<Move> hint = hinter.hint(board).orElseThrow();
                times.add(now() - start);
                for (Move move : hint.moves()) {
                    board = rules.after(board, move);
                }
            }
        }
        print("hint, ER %.1f to %.1f".formatted(low, high), times);
    }

    private static void steps(int puzzles) {
        List<Long> times = new ArrayList<>();
        for (int seed = 0; seed < 2 * puzzles; seed++) {
            String puzzle = Sudoku.generate("minimal", seed);
            long start = now();
            Sudoku.steps(puzzle);
            times.add(now() - start);
        }
        print("all steps, the second half", times.subList(puzzles, 2 * puzzles));
    }

    private static void generate(String setup, int puzzles) {
        List<Long> times = new ArrayList<>();
        int none = 0;
        for (int seed = 0; seed < puzzles; seed++) {
            long start = now();
            try {
                Sudoku.generate(setup, seed);
            } catch (Generator.GaveUp gaveUp) {
                none++;
            }
            times.add(now() - start);
        }
        print(setup + (none == 0 ? "" : " (%d gave up)".formatted(none)), times);
    }

    private static void print(String name, List<Long> times) {
        List<Long> sorted = new ArrayList<>(times);
        Collections.sort(sorted);
        System.out.println("%-28s %,6d: median %8.2f ms, 99 of 100 within %8.2f ms, at most %8.2f ms, mean %8.2f ms"
                .formatted(
                        name,
                        sorted.size(),
                        sorted.get(sorted.size() / 2) / 1e6,
                        sorted.get((int) (sorted.size() * 0.99)) / 1e6,
                        sorted.getLast() / 1e6,
                        sorted.stream().mapToLong(time -> time).average().orElse(0) / 1e6));
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
