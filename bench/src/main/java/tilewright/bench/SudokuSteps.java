package tilewright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Rules;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.human.SudokuHinter;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.HodokuSolver;
import tilewright.sudoku.technique.Techniques;

/**
 * Checks the techniques of Sudoku: {@code sound COUNT [SEED]} compares steps, on random ways through random puzzles, with
 * the solutions; {@code levels FILE} compares levels and scores with those of a file, whose lines are {@code PUZZLE LEVEL
 * SCORE}; {@code needs COUNT TECHNIQUE...} makes puzzles that need each technique and solves each with and without it;
 * {@code hints COUNT [SEED]} asks for hints on random ways through puzzles of all levels. Prints what was done, and ends
 * with exit 1 at the first fault.
 */
public final class SudokuSteps {

    private SudokuSteps() {}

    public static void main(String[] arguments) throws IOException {
        long seed = arguments.length > 2 && arguments[2].matches("[0-9]+") ? Long.parseLong(arguments[2]) : 0;
        switch (arguments[0]) {
            case "sound" -> sound(Long.parseLong(arguments[1]), seed);
            case "hints" -> hints(Long.parseLong(arguments[1]), seed);
            case "needs" -> {
                for (String technique : Arrays.asList(arguments).subList(2, arguments.length)) {
                    needs(Integer.parseInt(arguments[1]), technique);
                }
            }
            default -> levels(Files.readAllLines(Path.of(arguments[1])));
        }
    }

    private static void needs(int count, String technique) {
        StepKind kind = Arrays.stream(StepKind.values())
                .filter(one ->
                        one.title().toLowerCase(Locale.ROOT).replace(' ', '-').equals(technique))
                .findFirst()
                .orElseThrow();
        long nanos = 0;
        int made = 0;
        int seed = -1;
        while (made < count) {
            long start = System.nanoTime();
            String puzzle;
            try {
                puzzle = Sudoku.generate("needs-" + technique, ++seed);
                made++;
            } catch (Generator.GaveUp gaveUp) {
                continue;
            }
            nanos += System.nanoTime() - start;
            int[] clues = Text.POSITIONS.parse(puzzle).digits();
            boolean right = Sudoku.count(clues, 2) == 1
                    && HodokuSolver.solves(clues, one -> !HodokuSolver.harder(one, kind), Stop.never())
                    && !HodokuSolver.solves(clues, one -> HodokuSolver.harder(kind, one), Stop.never());
            if (!right) {
                System.out.println("seed %d, puzzle %s does not need %s".formatted(seed, puzzle, technique));
                System.exit(1);
            }
        }
        System.out.println("%s: %,d puzzles need it, %.1f ms each; %,d searches found none"
                .formatted(technique, count, nanos / 1e6 / count, seed + 1 - count));
    }

    private static final List<String> LEVELS =
            List.of("easy", "medium", "hard", "unfair", "extreme", "minimal", "singles");

    /** Hints from the puzzle on; one in ten is not followed, but a random right digit is set. */
    private static void hints(long count, long firstSeed) {
        SudokuHinter hinter = new SudokuHinter(new Raters());
        Map<String, Long> techniques = new TreeMap<>();
        long done = 0;
        long[] nanos = new long[1 << 20];
        for (long seed = firstSeed; done < count; seed++) {
            SeededRandom random = new SeededRandom(seed);
            String puzzle = Sudoku.generate(LEVELS.get((int) (seed % LEVELS.size())), seed);
            String solution = Sudoku.solve(puzzle).orElseThrow();
            Board board = Text.POSITIONS.parse(puzzle);
            while (!board.solved() && done < count) {
                long start = System.nanoTime();
                Hinter.Hint<Move> hint = hinter.hint(board).orElseThrow();
                nanos[(int) (done++ % nanos.length)] = System.nanoTime() - start;
                techniques.merge(hint.technique(), 1L, Long::sum);
                board = followed(board, hint, solution, random, puzzle);
            }
        }
        techniques.forEach((technique, number) -> System.out.println("%-40s %,12d".formatted(technique, number)));
        long[] times = Arrays.copyOf(nanos, (int) Math.min(done, nanos.length));
        Arrays.sort(times);
        System.out.println(
                "%,d hints agree with the solution; %.2f ms in the median, 99 of 100 within %.2f ms, at most %.0f ms"
                        .formatted(
                                done,
                                times[times.length / 2] / 1e6,
                                times[(int) (times.length * 0.99)] / 1e6,
                                times[times.length - 1] / 1e6));
    }

    private static Board followed(
            Board board, Hinter.Hint<Move> hint, String solution, SeededRandom random, String puzzle) {
        Rules<Board, Move> rules = new SudokuRules<>();
        Board next = board;
        for (Move move : hint.moves()) {
            next = rules.after(next, move);
        }
        int lacking = lacking(next, solution);
        if (lacking >= 0 || next.equals(board)) {
            System.out.println("puzzle %s: %s is wrong or does nothing in %s".formatted(puzzle, hint, board));
            System.exit(1);
        }
        if (random.below(10) > 0) {
            return next;
        }
        int cell = random.below(Houses.CELLS);
        while (board.digit(cell) != 0) {
            cell = (cell + 1) % Houses.CELLS;
        }
        return rules.after(board, new Move.Place(cell, solution.charAt(cell) - '0'));
    }

    /** The first cell whose digit or notes contradict the solution; -1 when there is none. */
    private static int lacking(Board board, String solution) {
        int[] candidates = Position.of(board).candidates();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int right = solution.charAt(cell) - '0';
            boolean wrong =
                    board.digit(cell) == 0 ? !Digits.holds(candidates[cell], right) : board.digit(cell) != right;
            if (wrong) {
                return cell;
            }
        }
        return -1;
    }

    private static void sound(long count, long firstSeed) {
        Map<StepKind, Long> kinds = new TreeMap<>();
        long done = 0;
        long positions = 0;
        long nanos = 0;
        for (long seed = firstSeed; done < count; seed++) {
            SeededRandom random = new SeededRandom(seed);
            String puzzle = Sudoku.generate("minimal", seed);
            String solution = Sudoku.solve(puzzle).orElseThrow();
            CandidateGrid grid = CandidateGrid.of(Text.POSITIONS.parse(puzzle));
            while (!grid.solved() && done < count) {
                long start = System.nanoTime();
                List<Step> steps = Techniques.steps(grid, Stop.never());
                nanos += System.nanoTime() - start;
                for (Step step : steps) {
                    check(step, solution, puzzle, seed);
                    kinds.merge(step.kind(), 1L, Long::sum);
                }
                done += steps.size();
                positions++;
                advance(grid, steps, solution, random);
            }
        }
        kinds.forEach((kind, number) -> System.out.println("%-40s %,12d".formatted(kind.title(), number)));
        System.out.println("%,d steps agree with the solution; %,d positions, %.1f a second"
                .formatted(done, positions, positions / (nanos / 1e9)));
    }

    private static void check(Step step, String solution, String puzzle, long seed) {
        boolean right = step.placements().stream().allMatch(placed -> digit(solution, placed) == placed.digit())
                && step.eliminations().stream().noneMatch(removed -> digit(solution, removed) == removed.digit());
        if (!right) {
            System.out.println("seed %d, puzzle %s: %s is wrong".formatted(seed, puzzle, step));
            System.exit(1);
        }
    }

    private static int digit(String solution, Candidate candidate) {
        return solution.charAt(candidate.cell()) - '0';
    }

    private static void advance(CandidateGrid grid, List<Step> steps, String solution, SeededRandom random) {
        if (!steps.isEmpty()) {
            grid.apply(steps.get(random.below(steps.size())));
            return;
        }
        int cell = random.below(Houses.CELLS);
        while (Digits.size(grid.candidates(cell)) < 2) {
            cell = (cell + 1) % Houses.CELLS;
        }
        grid.remove(cell, Digits.first(grid.candidates(cell) & ~Digits.bit(solution.charAt(cell) - '0')));
    }

    private static void levels(List<String> lines) {
        int rows = 0;
        int levels = 0;
        int scores = 0;
        for (String line : lines) {
            String[] words = line.split(" ");
            if (line.startsWith("#") || words.length < 3) {
                continue;
            }
            int[] clues = Text.POSITIONS.parse(words[0]).digits();
            int[] solution =
                    Text.POSITIONS.parse(Sudoku.solve(words[0]).orElseThrow()).digits();
            HodokuSolver.Rating rating = HodokuSolver.rate(clues, solution, Stop.never());
            rows++;
            levels += rating.level().title().equals(words[1]) ? 1 : 0;
            scores += String.valueOf(rating.score()).equals(words[2]) ? 1 : 0;
        }
        System.out.println("%d puzzles: level equal on %d, score on %d".formatted(rows, levels, scores));
    }
}
