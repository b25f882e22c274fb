package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;

final class StepKindTest {

    /** A line of {@code hodoku-techniques.txt}. */
    record Fact(int place, StepKind kind, String level, int score, boolean searched) {

        static Fact of(String line) {
            String[] words = line.split(" ");
            return new Fact(
                    Integer.parseInt(words[0]),
                    StepKind.ofCode(words[1]).orElseThrow(),
                    words[2],
                    Integer.parseInt(words[3]),
                    words[4].equals("+"));
        }
    }

    static List<Fact> facts() throws IOException {
        try (InputStream in = StepKindTest.class.getResourceAsStream("/tilewright/sudoku/hodoku-techniques.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Fact::of)
                    .toList();
        }
    }

    private static List<StepKind> hodoku() {
        return Arrays.stream(StepKind.values()).filter(StepKind::inHodoku).toList();
    }

    @Test
    void the_kinds_of_sudoku_explainer_have_different_titles() {
        List<String> titles = Arrays.stream(StepKind.values())
                .filter(kind -> kind.about().isPresent())
                .map(StepKind::title)
                .toList();
        assertThat(titles).hasSize(44).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("facts")
    void a_kind_has_the_level_and_the_score_of_hodoku(Fact fact) {
        assertThat(fact.kind.level().title()).isEqualTo(fact.level);
        assertThat(fact.kind.score()).isEqualTo(fact.score);
    }

    @Test
    void siamese_fish_are_as_hard_as_the_two_that_they_are_made_of() {
        int siamese = 0;
        for (StepKind kind : hodoku()) {
            if (kind.code().length() == 5) {
                StepKind one = StepKind.ofCode(kind.code().substring(0, 4)).orElseThrow();
                assertThat(kind.title())
                        .isEqualTo("Siamese " + one.title().substring(0, 1).toLowerCase(Locale.ROOT)
                                + one.title().substring(1));
                assertThat(kind.level()).isEqualTo(one.level());
                assertThat(kind.score()).isEqualTo(one.score());
                siamese++;
            }
        }
        assertThat(siamese).isEqualTo(12);
    }

    @Test
    void techniques_are_searched_for_in_the_order_of_hodoku() throws IOException {
        List<Fact> searched = facts().stream()
                .filter(Fact::searched)
                .sorted(Comparator.comparingInt(Fact::place))
                .toList();
        for (Fact one : searched) {
            for (Fact other : searched) {
                if (one.place >= 1000 && other.place >= 1000) {
                    assertThat(Integer.signum(HodokuSolver.place(one.kind) - HodokuSolver.place(other.kind)))
                            .as("%s and %s", one, other)
                            .isEqualTo(Integer.signum(one.place - other.place));
                    assertThat(HodokuSolver.harder(one.kind, other.kind)).isEqualTo(one.place > other.place);
                }
            }
            assertThat(HodokuSolver.harder(StepKind.SK_LOOP, one.kind)).isTrue();
        }
        assertThat(HodokuSolver.place(StepKind.FULL_HOUSE)).isZero();
        assertThat(HodokuSolver.harder(StepKind.LOCKED_PAIR, StepKind.HIDDEN_SINGLE))
                .isTrue();
    }

    /** The bounds of HoDoKu's levels. */
    @ParameterizedTest
    @CsvSource({"EASY, 800", "MEDIUM, 1000", "HARD, 1600", "UNFAIR, 1800", "EXTREME, 2147483647"})
    void a_level_has_a_highest_score(Level level, int score) {
        assertThat(level.highestScore()).isEqualTo(score);
        assertThat(level.title().toUpperCase(Locale.ROOT)).isEqualTo(level.name());
    }

    @Test
    void titles_and_codes_name_one_kind_of_hodoku_each() {
        Set<String> names = new HashSet<>();
        for (StepKind kind : hodoku()) {
            assertThat(names.add(kind.code())).isTrue();
            assertThat(names.add(kind.title().toLowerCase(Locale.ROOT))).isTrue();
            assertThat(StepKind.ofCode(kind.code())).contains(kind);
            if (kind != StepKind.FORCING_CHAIN && kind != StepKind.FORCING_NET) {
                assertThat(Techniques.named(kind.title().toUpperCase(Locale.ROOT)))
                        .as(kind.title())
                        .isPresent();
                assertThat(Techniques.named(kind.code())).as(kind.title()).isPresent();
            }
        }
        assertThat(StepKind.ofCode("9999")).isEmpty();
        assertThat(Techniques.named("no technique")).isEmpty();
    }
}
