package tilewright.sudoku.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;

/** What rules ask for, in sentences. */
final class RuleSentencesTest {

    private static List<String> explained(String rules) {
        return VariantText.RULES.parse(rules).explained().stream()
                .map(Message::text)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6x6 | Each row, each column, and each box of 2 by 3 cells holds each of the digits 1 to 6 once.
            5x5 | Each row and each column holds each of the digits 1 to 5 once.
            4x4 boxes=AAABABBBCCDCDDDC | Each row, each column, and each box, whatever its shape, holds each of the digits 1 to 4 once.
            """)
    void the_grid_comes_first(String rules, String sentence) {
        assertThat(explained(rules)).containsExactly(sentence);
    }

    @Test
    void each_kind_of_constraint_is_explained_once() {
        assertThat(explained("9x9 x cage=10:r1c1-3;5:r2c1-2 sandwich=10:r1 whispers=5:r1c1-3;4:r2c1-3;5:r3c1-3"))
                .containsExactlyInAnyOrder(
                        "Each row, each column, and each box of 3 by 3 cells holds each of the digits 1 to 9 once.",
                        "The shaded diagonal from the top left holds each digit once.",
                        "The shaded diagonal from the bottom left holds each digit once.",
                        "The digits in a dashed line differ, and add up to the number in its corner.",
                        "A number beside a row or above a column is the sum of the digits between 1 and 9.",
                        "Digits next to each other on a line of whispers differ by 5 or more.",
                        "Digits next to each other on a line of whispers differ by 4 or more.");
    }

    @Test
    void all_rules_have_sentences_of_their_own() {
        for (int i = 0; i < 500; i++) {
            SeededRandom random = new SeededRandom(2026_11_30 + i);
            Variant rules = RandomVariants.any(4 + random.below(6), random);
            List<String> sentences =
                    rules.explained().stream().map(Message::text).toList();
            assertThat(sentences)
                    .as(rules.toString())
                    .doesNotHaveDuplicates()
                    .allMatch(sentence -> sentence.matches("[A-Z][^{}]*\\."));
            Set<Object> kinds = new HashSet<>();
            for (Constraint constraint : rules.constraints()) {
                kinds.add(constraint instanceof GlobalConstraint ? constraint : constraint.getClass());
            }
            assertThat(sentences).as(rules.toString()).hasSizeGreaterThan(kinds.size());
        }
    }
}
