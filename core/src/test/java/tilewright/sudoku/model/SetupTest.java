package tilewright.sudoku.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tilewright.text.TextError;

final class SetupTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/sudoku/setups.txt", delimiter = ';')
    void a_setup_is_written_as_it_is_read_and_says_what_it_is(String text, String label, String words) {
        Setup setup = Text.SETUPS.parse(text);
        assertThat(Text.SETUPS.format(setup)).isEqualTo(text);
        assertThat(setup.label()).isEqualTo(label);
        assertThat(setup.words()).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/sudoku/bad-setups.txt", delimiter = ';')
    void a_bad_setup_is_refused_with_its_place(String text, int offset, String reason) {
        TextError error = catchThrowableOfType(TextError.class, () -> Text.SETUPS.parse(text));
        assertThat(error).isNotNull();
        assertThat(error.problem()).startsWith(reason);
        assertThat(error.offset()).isEqualTo(offset);
    }

    @Test
    void each_grade_and_technique_is_read_with_and_without_what_follows() {
        for (String grade : Setup.Graded.GRADES) {
            assertThat(Text.SETUPS.parse(grade)).isEqualTo(new Setup.Graded(grade, Symmetry.NONE));
        }
        for (String technique : Setup.Graded.TECHNIQUES) {
            String grade = Setup.Graded.NEEDS + technique;
            assertThat(Text.SETUPS.parse("practice-" + technique)).isEqualTo(new Setup.Practice(technique));
            assertThat(Text.SETUPS.parse(grade + ",full,clues-30"))
                    .isEqualTo(new Setup.Graded(grade, Symmetry.FULL, Optional.of(new Setup.ClueRange(30, 30))));
        }
    }

    @Test
    void ratings_are_read_in_tenths() {
        assertThat(Text.SETUPS.parse("se-3-4.5")).isEqualTo(new Setup.Rated(30, 45, Symmetry.NONE));
        assertThat(Text.SETUPS.format(new Setup.Rated(30, 45, Symmetry.NONE))).isEqualTo("se-3.0-4.5");
    }

    @Test
    void numbers_out_of_range_are_refused() {
        refused(() -> new Setup.Clues(16), "clues (16) must be 17 to 80");
        refused(() -> new Setup.Clues(81), "clues (81) must be 17 to 80");
        refused(() -> new Setup.ClueRange(16, 20), "clues (16 to 20) must be 17 to 80");
        refused(() -> new Setup.ClueRange(80, 81), "clues (80 to 81) must be 17 to 80");
        refused(() -> new Setup.ClueRange(25, 24), "clues (25 to 24) must be 17 to 80");
        refused(() -> new Setup.Rated(9, 20, Symmetry.NONE), "ratings (9 to 20) must be 10 to 120, in tenths");
        refused(() -> new Setup.Rated(120, 121, Symmetry.NONE), "ratings (120 to 121) must be 10 to 120, in tenths");
        refused(() -> new Setup.Rated(41, 40, Symmetry.NONE), "ratings (41 to 40) must be 10 to 120, in tenths");
    }

    @Test
    void a_range_of_clues_has_both_its_ends() {
        Setup.ClueRange range = new Setup.ClueRange(24, 26);
        assertThat(range.has(23)).isFalse();
        assertThat(range.has(24)).isTrue();
        assertThat(range.has(26)).isTrue();
        assertThat(range.has(27)).isFalse();
    }

    private static void refused(Runnable made, String message) {
        assertThatIllegalArgumentException().isThrownBy(made::run).withMessage(message);
    }
}
