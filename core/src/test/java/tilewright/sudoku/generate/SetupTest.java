package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tilewright.message.Languages;
import tilewright.message.Words;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;
import tilewright.text.TextError;

final class SetupTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/sudoku/setups.txt", delimiter = ';')
    void a_setup_is_written_as_it_is_read_and_says_what_it_is(String text, String label, String words) {
        Setup setup = SetupText.format().parse(text);
        assertThat(SetupText.format().format(setup)).isEqualTo(text);
        assertThat(setup.label().text()).isEqualTo(label);
        assertThat(setup.words().text()).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/sudoku/bad-setups.txt", delimiter = ';')
    void a_bad_setup_is_refused_with_its_place(String text, int offset, String reason) {
        TextError error =
                catchThrowableOfType(TextError.class, () -> SetupText.format().parse(text));
        assertThat(error).isNotNull();
        assertThat(error.problem().text()).startsWith(reason);
        assertThat(error.offset()).isEqualTo(offset);
    }

    @Test
    void each_level_and_technique_is_read_with_and_without_what_follows() {
        for (Level level : Level.values()) {
            assertThat(SetupText.format().parse(level.title().toLowerCase(Locale.ROOT)))
                    .isEqualTo(new Setup.Graded(level));
        }
        for (StepKind kind : Target.Needs.kinds()) {
            String technique =
                    kind.title().toLowerCase(Locale.ROOT).replace(",", "").replace(' ', '-');
            Target.Needs needs = new Target.Needs(kind);
            if (Target.Needs.practiced().contains(kind)) {
                assertThat(SetupText.format().parse("practice-" + technique)).isEqualTo(new Setup.Practice(needs));
            } else {
                assertThatThrownBy(() -> SetupText.format().parse("practice-" + technique))
                        .isInstanceOf(TextError.class);
            }
            assertThat(SetupText.format().parse("needs-" + technique + ",full,clues-30"))
                    .isEqualTo(new Setup.Graded(needs, Symmetry.FULL, Optional.of(new Setup.ClueRange(30, 30))));
        }
    }

    @Test
    void without_techniques_all_else_is_read() {
        for (String text : List.of("singles", "minimal-full", "clues-24", "grid", "hard,half-turn", "se-1.0-2.0")) {
            assertThat(SetupText.withoutTechniques().parse(text))
                    .isEqualTo(SetupText.format().parse(text));
        }
        for (String text : List.of("needs-x-wing", "practice-x-wing")) {
            assertThatThrownBy(() -> SetupText.withoutTechniques().parse(text))
                    .isInstanceOf(TextError.class)
                    .hasMessage("column %d: techniques are not known here", text.indexOf('-') + 2);
        }
    }

    @Test
    void ratings_are_read_in_tenths() {
        assertThat(SetupText.format().parse("se-3-4.5")).isEqualTo(rated(30, 45));
        assertThat(SetupText.format().format(rated(30, 45))).isEqualTo("se-3.0-4.5");
    }

    @Test
    void numbers_out_of_range_are_refused() {
        refused(() -> new Setup.Clues(16), "clues (16) must be 17 to 80");
        refused(() -> new Setup.Clues(81), "clues (81) must be 17 to 80");
        refused(() -> new Setup.ClueRange(16, 20), "clues (16 to 20) must be 17 to 80");
        refused(() -> new Setup.ClueRange(80, 81), "clues (80 to 81) must be 17 to 80");
        refused(() -> new Setup.ClueRange(25, 24), "clues (25 to 24) must be 17 to 80");
        refused(() -> new Target.Rated(9, 20), "ratings (9 to 20) must be 10 to 120, in tenths");
        refused(() -> new Target.Rated(120, 121), "ratings (120 to 121) must be 10 to 120, in tenths");
        refused(() -> new Target.Rated(41, 40), "ratings (41 to 40) must be 10 to 120, in tenths");
    }

    @Test
    void a_range_of_clues_has_both_its_ends() {
        Setup.ClueRange range = new Setup.ClueRange(24, 26);
        assertThat(range.has(23)).isFalse();
        assertThat(range.has(24)).isTrue();
        assertThat(range.has(26)).isTrue();
        assertThat(range.has(27)).isFalse();
    }

    @Test
    void difficulties_that_have_no_text_are_refused() {
        for (StepKind kind : List.of(StepKind.FULL_HOUSE, StepKind.WHALE, StepKind.EXOCET)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Target.Needs(kind))
                    .withMessageStartingWith("kind (" + kind + ") must be one of [LOCKED_PAIR, ");
        }
        Optional<Setup.ClueRange> clues = Optional.of(new Setup.ClueRange(24, 26));
        refused(
                () -> new Setup.Graded(new Target.Rated(30, 45), Symmetry.NONE, clues),
                "a puzzle of a rating (Rated[low=30, high=45]) is minimal,"
                        + " without a number of clues (ClueRange[fewest=24, most=26])");
    }

    private static Setup rated(int low, int high) {
        return new Setup.Graded(new Target.Rated(low, high), Symmetry.NONE);
    }

    private static void refused(Runnable made, String message) {
        assertThatIllegalArgumentException().isThrownBy(made::run).withMessage(message);
    }

    @Test
    void a_technique_is_said_in_the_language() {
        for (StepKind kind : Target.Needs.kinds()) {
            String spoken = kind.word().replace('-', ' ');
            Target.Needs needs = new Target.Needs(kind);
            Setup.Graded graded = new Setup.Graded(needs, Symmetry.HALF_TURN);
            assertThat(graded.words().text()).startsWith("minimal, needs " + spoken + ", nothing harder, ");
            assertThat(graded.label().text()).isEqualTo("needs-" + kind.word() + ", half-turn");
        }
        Words german = Languages.words("de");
        Target.Needs needs = new Target.Needs(StepKind.NAKED_PAIR);
        assertThat(german.text(new Setup.Graded(needs, Symmetry.HALF_TURN).label()))
                .isEqualTo("braucht Nacktes Paar, 180°-Symmetrie");
        assertThat(german.text(new Setup.Practice(needs).label())).isEqualTo("Übung: Nacktes Paar");
        assertThat(new Setup.Practice(new Target.Needs(StepKind.X_WING)).label().text())
                .isEqualTo("practice: x wing");
    }
}
