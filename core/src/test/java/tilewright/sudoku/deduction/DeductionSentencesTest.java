package tilewright.sudoku.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Sample;
import tilewright.search.Stop;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.sudoku.variant.Work;

class DeductionSentencesTest {

    private static CandidateGrid grid(String text) {
        VariantPuzzle puzzle = VariantText.PUZZLES.parse(text);
        return CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4x4 123.............              | Look at row 1. Full house. r1c4 is the only empty cell of row 1. So r1c4 is 4.
            4x4 1.........1.....              | Look at box 2. Hidden single. In box 2, 1 can only be in r2c4. So r2c4 is 1.
            4x4 cage=6:r1c1-3                 | Look at the cage of 6 in r1c1, r1c2, and r1c3. Cage combinations. No way to fill the cage of 6 in r1c1, r1c2, and r1c3 has what is removed. So r1c1, r1c2, and r1c3 are not 4.
            4x4 greater=r1c1-2                | Look at the greater-than sign of r1c1 and r1c2. Greater-than sign. r1c1 can only be 1, 2, 3, or 4. By the greater-than sign of r1c1 and r1c2, none of these goes with what is removed. So r1c2 is not 4.
            4x4 non-consecutive 2...............  | Look at the rule non-consecutive. Neighbors. r1c1 is 2. By the rule non-consecutive, that does not go with what is removed. So r1c2 and r2c1 are neither 1 nor 3.
            4x4 sandwich=5:r1                 | Look at the sandwich of 5 in row 1. Sandwich. No way to fill the sandwich of 5 in row 1 has what is removed. So r1c1 and r1c4 are neither 2 nor 3 and r1c2 and r1c3 are neither 1 nor 4.
            """)
    void the_first_step_in_words(String puzzle, String words) {
        Deduction step = VariantTechniques.next(grid(puzzle), Stop.never()).orElseThrow();
        DeductionSentences all =
                DeductionSentences.of(step, grid(puzzle).facts().side());
        assertThat(all.where() + " " + all.technique() + " " + all.text()).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            NEEDED_DIGIT      | 4x4 cage=9:r1c1-3                     | Look at the cage of 9 in r1c1, r1c2, and r1c3. No way to fill the cage of 9 in r1c1, r1c2, and r1c3 does without 2, which can only be in r1c1, r1c2, or r1c3 there, and each of these excludes what is removed. So r1c4 is not 2.
            INNIES_AND_OUTIES | 4x4 cage=6:r1c1-3                     | Look at row 1. In row 1, the digits sum to 10, and the cages inside to 6: 4 is left for r1c4. So r1c4 is neither 1, 2, nor 3.
            """)
    void a_step_of_a_kind_in_words(DeductionKind kind, String puzzle, String words) {
        DeductionSentences all = VariantTechniques.steps(grid(puzzle), Stop.never()).stream()
                .filter(step -> step.kind() == kind)
                .map(step -> DeductionSentences.of(step, grid(puzzle).facts().side()))
                .findFirst()
                .orElseThrow();
        assertThat(all.where() + " " + all.text()).isEqualTo(words);
    }

    @Test
    void every_step_to_the_solution_has_words_and_a_contradiction_says_what_would_follow() {
        boolean contradicted = false;
        for (FamilyCase known : Sample.of(FamilyCase.of("kropki"), 5)) {
            for (Deduction step : DeductionPath.of(known.puzzle(), Work.unbounded(Stop.never()))
                    .steps()) {
                DeductionSentences words =
                        DeductionSentences.of(step, known.puzzle().rules().side());
                assertThat(words.where().text()).startsWith("Look at ").endsWith(".");
                assertThat(words.act().text()).startsWith("So ").endsWith(".");
                if (step.kind() == DeductionKind.CONTRADICTION) {
                    contradicted = true;
                    assertThat(words.why().text()).startsWith("If r").containsPattern("would be|could not");
                }
            }
        }
        assertThat(contradicted).isTrue();
    }
}
