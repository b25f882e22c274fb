package tilewright.sudoku.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.search.Limits;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.VariantText;

class DeductionStudiesTest {

    /** A minimal puzzle that nothing but contradictions solves. */
    private static final DeductionStudies UNFAIR = new DeductionStudies(
            VariantText.PUZZLES.parse(
                    "9x9 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
            GivenText::text);

    @Test
    void a_path_ends_at_a_limit_that_is_counted() {
        assertThat(UNFAIR.found(Limits.NONE, 1_000_000)).isEmpty();
        assertThat(UNFAIR.found(Limits.NONE))
                .hasValueSatisfying(path -> assertThat(path.solved()).isTrue());
    }
}
