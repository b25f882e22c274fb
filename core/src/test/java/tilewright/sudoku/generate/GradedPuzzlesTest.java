package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.search.Stop;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.technique.HodokuSolver;
import tilewright.text.TextError;

class GradedPuzzlesTest {

    private static HodokuSolver.Rating rating(String puzzle) {
        int[] clues = Text.POSITIONS.parse(puzzle).digits();
        int[] solution =
                Text.POSITIONS.parse(Sudoku.solve(puzzle).orElseThrow()).digits();
        return HodokuSolver.rate(clues, solution, Stop.never());
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium,half-turn", "hard", "unfair", "extreme"})
    void a_puzzle_has_the_level_that_was_asked_for(String setup) {
        for (int seed = 0; seed < 3; seed++) {
            String level = rating(Sudoku.generate(setup, seed)).level().title();
            assertThat(setup).as("seed " + seed).startsWith(level.toLowerCase(Locale.ROOT));
        }
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\'',
            value = {
                "'easy,clues-34-36', Easy, 34, 36",
                "'medium,clues-28', Medium, 28, 28",
                "'hard,half-turn,clues-25-30', Hard, 25, 30",
                "'needs-x-wing,clues-25-32', Hard, 25, 32"
            })
    void a_puzzle_has_as_many_clues_as_were_asked_for(String setup, String level, int fewest, int most) {
        assertThat(SetupText.format().format(SetupText.format().parse(setup))).isEqualTo(setup);
        for (int seed = 0; seed < 3; seed++) {
            String puzzle = Sudoku.generate(setup, seed);
            long clues = puzzle.chars().filter(cell -> cell != '.').count();
            assertThat(clues).as("seed " + seed).isBetween((long) fewest, (long) most);
            assertThat(rating(puzzle).level().title()).isEqualTo(level);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "hard,clues-30-20: column 15, the most clues are fewer than the fewest",
                "hard,clues-16: column 12, 16",
                "hard,clues-20,half-turn: column 14"
            })
    void a_range_of_clues_that_cannot_be_is_refused(String setup, String reason) {
        assertThatThrownBy(() -> SetupText.format().parse(setup))
                .isInstanceOf(TextError.class)
                .message()
                .contains(reason.split(", "));
    }

    /** Each symmetry behind each kind of setup that may have one. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void clues_stand_in_whole_orbits(Symmetry symmetry) {
        for (String setup : List.of(
                "minimal-%s", "easy,%s", "hard,%s", "easy,%s,clues-28-40", "needs-naked-pair,%s", "se-1.0-3.0,%s")) {
            String puzzle = Sudoku.generate(setup.formatted(symmetry.text()), 3);
            for (int[] orbit : symmetry.orbits()) {
                long filled = Arrays.stream(orbit)
                        .filter(cell -> puzzle.charAt(cell) != '.')
                        .count();
                assertThat(filled).as(setup).isIn(0L, (long) orbit.length);
            }
        }
    }

    @Test
    void a_puzzle_needs_the_technique_and_nothing_harder() {
        HodokuSolver.Rating rating = rating(Sudoku.generate("needs-xy-wing", 1));
        assertThat(rating.hardest()).contains(StepKind.XY_WING);
        assertThat(rating.path()).extracting(Step::kind).contains(StepKind.XY_WING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"se-1.5-2.0", "se-4.2-6.0,half-turn", "se-7.2-8.0", "se-8.5-9.2"})
    void a_puzzle_is_rated_in_the_range(String setup) {
        String[] range = setup.split("[-,]");
        for (int seed = 0; seed < 2; seed++) {
            double er = Sudoku.rate(Sudoku.generate(setup, seed)).er() / 10.0;
            assertThat(er).as("seed " + seed).isBetween(Double.parseDouble(range[1]), Double.parseDouble(range[2]));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "naked-triple",
                "x-wing",
                "xy-wing",
                "skyscraper",
                "w-wing",
                "finned-x-wing",
                "hidden-rectangle",
                "xy-chain"
            })
    void a_hint_in_a_position_to_practice_names_the_technique(String technique) {
        for (int seed = 0; seed < 2; seed++) {
            String position = Sudoku.generate("practice-" + technique, seed);
            assertThat(Sudoku.hint(position).orElseThrow().technique())
                    .as("seed %d, %s", seed, position)
                    .matches(title ->
                            title.toLowerCase(Locale.ROOT).replace(' ', '-').equals(technique));
        }
    }

    @Test
    void kinds_that_can_be_asked_for_stand_in_their_order() {
        assertThat(Target.Needs.kinds()).isSorted().doesNotHaveDuplicates();
    }
}
