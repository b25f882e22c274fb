package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChainWordsTest {

    @Test
    void every_kind_has_a_reason_of_whole_sentences() {
        for (ChainCase one : ChainCase.all()) {
            assertThat(StepWords.of(step(one)).why()).as(one.line()).matches("[A-Z0-9r].*[.]");
            assertThat(ChainWords.why(step(one))).as(one.line()).isNotEmpty();
        }
    }

    @Test
    void a_chain_is_told_link_by_link() {
        assertThat(words("0701"))
                .isEqualTo("If r1c2 is not 7, r1c9 is 7, r2c8 is not 7, r7c8 is 7, r7c3 is not 7, and r4c3 is 7."
                        + " So one of the two ends of the chain is right. So r4c2 is not 7.");
    }

    @Test
    void a_chain_tells_its_almost_locked_sets_first() {
        assertThat(words("0710-3"))
                .isEqualTo(
                        "r7c8 and r7c9 hold all but one of 7, 8, 9; r1c9, r3c9, and r9c9 hold all but one of 1, 4, 5,"
                                + " 7. If r3c7 is not 9, one of r7c7 and r9c7 is 9, r7c8 is not 9, one of r7c8 and r7c9 is"
                                + " 7, r9c9 is not 7, and r3c7 is 9. So r3c7 is neither 1 nor 4.");
    }

    @Test
    void colors_are_two_ways_to_place_a_digit() {
        assertThat(words("0503"))
                .isEqualTo("8 is either in all of r2c3 and r3c5 or in all of r2c4 and r3c2. 8 is either in r5c2 or in"
                        + " r5c4. A way of the one sees both ways of the other, so it is wrong. So r2c4 and r3c2"
                        + " are not 8.");
    }

    private static String words(String name) {
        return StepWords.of(step(ChainCase.all().stream()
                        .filter(one -> one.name().equals(name))
                        .findFirst()
                        .orElseThrow()))
                .text();
    }

    private static Step step(ChainCase one) {
        List<Step> steps = new ArrayList<>();
        ChainTechniques.named(one.name()).orElseThrow().find(one.grid(), () -> false, step -> {
            if (step.kind().code().equals(one.code()) && step.digits() == one.digits()) {
                steps.add(step);
            }
            return false;
        });
        return steps.getFirst();
    }
}
