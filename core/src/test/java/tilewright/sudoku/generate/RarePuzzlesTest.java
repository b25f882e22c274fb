package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.search.Stop;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.technique.HodokuSolver;

/** Each run makes a puzzle of each technique, and positions to practice a fourth of them. */
final class RarePuzzlesTest {

    @Test
    void a_puzzle_of_each_technique_needs_it() {
        for (StepKind kind : Sample.of(Target.Needs.kinds(), 20)) {
            for (int seed = 1; seed <= Sample.size(1, 2); seed++) {
                String puzzle = Sudoku.generate("needs-" + kind.word(), seed);
                assertThat(Sudoku.analyze(puzzle).solutions()).isEqualTo(1);
                int[] clues = Text.POSITIONS.parse(puzzle).digits();
                assertThat(HodokuSolver.needs(kind, clues, Stop.never()))
                        .as("%s, seed %d", kind, seed)
                        .isTrue();
            }
        }
    }

    @Test
    void the_hint_of_each_position_to_practice_names_the_technique() {
        for (StepKind kind : Sample.of(Target.Needs.practiced(), 12)) {
            for (int seed = 1; seed <= Sample.size(1, 2); seed++) {
                String position = Sudoku.generate("practice-" + kind.word(), seed);
                assertThat(Sudoku.hint(position).orElseThrow().technique())
                        .as("seed %d, %s", seed, position)
                        .isEqualTo(kind.title());
            }
        }
    }

    @Test
    void few_clues_are_found_and_differ() {
        for (int clues = 17; clues <= 18; clues++) {
            String first = Sudoku.generate("clues-" + clues, 3);
            assertThat(first.chars().filter(cell -> cell != '.')).hasSize(clues);
            assertThat(Sudoku.analyze(first).solutions()).isEqualTo(1);
            assertThat(Sudoku.generate("clues-" + clues, 6)).isNotEqualTo(first);
        }
    }
}
