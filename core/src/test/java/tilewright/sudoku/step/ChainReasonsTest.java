package tilewright.sudoku.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.search.Stop;
import tilewright.sudoku.technique.TechniqueCase;
import tilewright.sudoku.technique.Techniques;

class ChainReasonsTest {

    /** Colorings, chains, almost locked sets, Sue de Coq and templates. */
    private static List<TechniqueCase> cases() {
        return TechniqueCase.all().stream()
                .filter(one -> one.code().matches("(05|070[1267]|0708|0709|071|090|1101|120).*"))
                .filter(one -> !one.isFailCase())
                .toList();
    }

    @Test
    void every_kind_has_a_reason_of_whole_sentences() {
        assertThat(cases()).hasSizeGreaterThan(150);
        for (TechniqueCase one : cases()) {
            Step step = step(one);
            assertThat(StepSentences.of(step).why().text())
                    .as(one.line())
                    .matches("[A-Z0-9r].*[.]")
                    .doesNotStartWith(step.kind().title());
        }
    }

    @Test
    void a_chain_is_told_link_by_link() {
        assertThat(words("0701"))
                .isEqualTo(
                        "If r1c2 is not 7, r1c9 is 7, r2c8 is not 7, r7c8 is 7, r7c3 is not 7, and r4c3 is 7."
                                + " So one of the two ends of the chain is right, and what both exclude is wrong. So r4c2 is not 7.");
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
                        + " r5c4. One set sees both sets of the other, one of which is right, so it is wrong. So r2c4 and r3c2"
                        + " are not 8.");
    }

    private static String words(String code) {
        return StepSentences.of(step(cases().stream()
                        .filter(one -> one.code().equals(code))
                        .findFirst()
                        .orElseThrow()))
                .text()
                .text();
    }

    private static Step step(TechniqueCase one) {
        return Techniques.steps(one.grid(), Techniques.named(one.code()).orElseThrow(), Stop.never()).stream()
                .filter(step -> step.digits() == one.digits())
                .findFirst()
                .orElseThrow();
    }
}
