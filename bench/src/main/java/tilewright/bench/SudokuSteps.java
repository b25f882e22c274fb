package tilewright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.technique.Candidate;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.HodokuSolver;
import tilewright.sudoku.technique.Step;
import tilewright.sudoku.technique.StepKind;
import tilewright.sudoku.technique.Techniques;

/**
 * What the techniques of Sudoku find: {@code sound COUNT [SEED]} compares so many steps, on random ways through random
 * puzzles, with the solutions; {@code levels FILE} compares levels and scores with those of a file, whose lines are
 * {@code PUZZLE LEVEL SCORE}. Prints what was done, and ends with exit 1 at the first step that is wrong.
 */
public final class SudokuSteps {

    private SudokuSteps() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments[0].equals("sound")) {
            sound(Long.parseLong(arguments[1]), arguments.length > 2 ? Long.parseLong(arguments[2]) : 0);
        } else {
            levels(Files.readAllLines(Path.of(arguments[1])));
        }
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
