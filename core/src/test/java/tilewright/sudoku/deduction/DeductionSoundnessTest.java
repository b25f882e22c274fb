package tilewright.sudoku.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.Work;
import tilewright.text.Cursor;

class DeductionSoundnessTest {

    @Test
    void no_step_takes_a_digit_of_a_solution_away() {
        Seeds.each(50, 3_000, random -> check(PlantedPuzzle.random(4 + random.below(6), random), random));
    }

    @Test
    void nor_does_one_in_a_large_grid() {
        Seeds.each(1, 20, random -> check(PlantedPuzzle.random(10 + random.below(3), random), random));
    }

    /**
     * Goes on from a puzzle to its solution by steps at random, and by a digit of the solution where there is none.
     *
     * @return the number of steps that were checked
     */
    static int check(PlantedPuzzle planted, SeededRandom random) {
        int count = 0;
        int[] solution = planted.solution();
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(planted.puzzle().rules()), planted.puzzle());
        while (!grid.solved()) {
            List<Deduction> steps = VariantTechniques.steps(grid, Stop.never());
            if (steps.isEmpty()) {
                steps = new ArrayList<>();
                new Contradiction(random.below(2), 85).find(grid, Stop.never(), steps::add);
            }
            steps.forEach(step -> assertAgrees(step, solution, planted.puzzle()));
            count += steps.size();
            if (steps.isEmpty()) {
                int cell = random.below(solution.length);
                while (grid.isFilled(cell)) {
                    cell = (cell + 1) % solution.length;
                }
                grid.place(cell, solution[cell]);
            } else {
                grid.apply(steps.get(random.below(steps.size())));
            }
        }
        return count;
    }

    private static void assertAgrees(Deduction step, int[] solution, VariantPuzzle puzzle) {
        boolean right = step.placements().stream().allMatch(one -> solution[one.cell()] == one.digit())
                && step.eliminations().stream().noneMatch(one -> solution[one.cell()] == one.digit())
                && (step.placements().isEmpty() ^ step.eliminations().isEmpty());
        if (!right) {
            throw new AssertionError("%s of %s".formatted(step, puzzle));
        }
    }

    /**
     * Checks steps for some minutes, and prints how many.
     *
     * @param arguments minutes, and the first seed
     */
    public static void main(String[] arguments) {
        long end = System.nanoTime() + Long.parseLong(arguments[0]) * 60_000_000_000L;
        long first = Long.parseLong(arguments[1]);
        long steps = 0;
        long seed = first;
        while (System.nanoTime() < end) {
            SeededRandom random = new SeededRandom(seed);
            int side = random.below(40) == 0 ? 10 + random.below(3) : 4 + random.below(6);
            try {
                steps += check(PlantedPuzzle.random(side, random), random);
            } catch (Throwable failure) {
                throw new AssertionError("seed " + seed, failure);
            }
            seed++;
        }
        System.out.println("seeds " + first + " to " + (seed - 1) + ": " + steps + " steps, none wrong");
    }

    @Test
    void the_paths_of_puzzles_of_other_programs_lead_to_their_solutions() {
        List<FamilyCase> unique = FamilyCase.all().stream()
                .filter(known ->
                        known.solution().isPresent() && known.puzzle().rules().side() <= 9)
                .toList();
        for (FamilyCase known : Sample.of(unique, 20)) {
            DeductionPath path = DeductionPath.of(known.puzzle(), Work.unbounded(Stop.never()));
            assertThat(path.solved()).as(known.id()).isTrue();
            int side = known.puzzle().rules().side();
            int[] solution = GivenText.read(new Cursor(known.solution().get()), side).stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            path.steps().forEach(step -> assertAgrees(step, solution, known.puzzle()));
        }
    }
}
