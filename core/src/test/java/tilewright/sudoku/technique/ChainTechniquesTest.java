package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;

class ChainTechniquesTest {

    private static final int PUZZLES = 3;
    private static final int POSITIONS = 3;

    static List<ChainCase> cases() {
        return ChainCase.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_technique_finds_what_is_stated_and_nothing_else(ChainCase one) {
        assertThat(one.fault(ChainTechniques.named(one.name()).orElseThrow())).isEmpty();
    }

    @Test
    void every_step_agrees_with_the_solution() {
        String names =
                "0500 0502 0504 0701 0702 0706 0709-1 0709-2 0901 0902-1 0902-2 0903 0904-1 0904-2 1101 1201 1202";
        Seeds.each(PUZZLES, random -> {
            String puzzle = Sudoku.generate("minimal", random.below(1_000_000));
            String solution = Sudoku.solve(puzzle).orElseThrow();
            CandidateGrid grid = CandidateGrid.of(Text.POSITIONS.parse(puzzle));
            for (int i = 0; i < POSITIONS; i++) {
                for (String name : names.split(" ")) {
                    ChainTechniques.named(name).orElseThrow().find(grid, () -> false, step -> {
                        assertAgrees(step, solution, puzzle);
                        return false;
                    });
                }
                removeSome(grid, solution, random);
            }
        });
    }

    private static void assertAgrees(Step step, String solution, String puzzle) {
        assertThat(step.placements()).as("%s of %s", step, puzzle).allMatch(one -> holds(solution, one));
        assertThat(step.eliminations()).as("%s of %s", step, puzzle).noneMatch(one -> holds(solution, one));
        assertThat(step.placements().isEmpty())
                .as("%s", step)
                .isNotEqualTo(step.eliminations().isEmpty());
    }

    private static boolean holds(String solution, Candidate candidate) {
        return solution.charAt(candidate.cell()) == '0' + candidate.digit();
    }

    /** Takes a part of the wrong candidates away, so that there are more links. */
    private static void removeSome(CandidateGrid grid, String solution, SeededRandom random) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int wrong = grid.candidates(cell) & ~Digits.bit(solution.charAt(cell) - '0');
            for (int rest = wrong; rest != 0; rest &= rest - 1) {
                if (random.below(4) == 0) {
                    grid.remove(cell, Digits.first(rest));
                }
            }
        }
    }
}
