package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.search.Stop;
import tilewright.sudoku.step.Step;

class TechniquesTest {

    static List<TechniqueCase> cases() {
        return TechniqueCase.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_technique_finds_what_is_stated_and_nothing_else(TechniqueCase one) {
        Technique technique = Techniques.named(one.code()).orElseThrow();
        List<Step> steps = Techniques.steps(one.grid(), technique, Stop.never()).stream()
                .filter(step -> step.digits() == one.digits())
                .toList();
        if (one.isFailCase()) {
            assertThat(steps).isEmpty();
            return;
        }
        assertThat(steps).isNotEmpty().allSatisfy(step -> {
            assertThat(step.eliminations()).isEqualTo(one.eliminations());
            assertThat(step.placements()).isEqualTo(one.placements());
        });
        assertThat(steps.stream().mapToInt(Step::length).min()).hasValue(one.length());
    }
}
