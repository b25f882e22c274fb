package tilewright.cli.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Comparisons by which answers are kept. */
final class ConditionTest {

    private static final List<String> LEVELS = List.of("Easy", "Medium", "Hard", "Unfair", "Extreme");

    private static boolean holds(String typed, String found, List<String> order) {
        Condition read = Condition.read(typed).getFirst();
        return new Condition(read.field(), read.sign(), read.value(), order).holds(found);
    }

    @ParameterizedTest
    @CsvSource({
        "er>=7, 6.9 -8, 7.0 7 10.5 11.9",
        "er>7, 7.0 6.9, 7.1 10.0",
        "er<7, 7.0 7.1 10.2, 6.9 0",
        "er<=7, 7.1, 7 7.0 1.2",
        "er=7, 7.1 x, 7.0 7",
        "er!=7, 7.0 7, 7.1 x",
        "count>2, 1 2 -3, 3 100000000000000000000000000",
        "hardest=X-Wing, Naked, X-Wing",
        "a = b, c, b",
        "count>=1, none, 1",
    })
    void numbers_are_compared_by_their_size(String typed, String others, String kept) {
        for (String found : others.split(" ")) {
            assertThat(holds(typed, found, List.of())).as(typed + " " + found).isFalse();
        }
        for (String found : kept.split(" ")) {
            assertThat(holds(typed, found, List.of())).as(typed + " " + found).isTrue();
        }
    }

    @Test
    void words_with_an_order_are_compared_by_it() {
        assertThat(LEVELS.stream().filter(level -> holds("level>=Hard", level, LEVELS)))
                .containsExactly("Hard", "Unfair", "Extreme");
        assertThat(LEVELS.stream().filter(level -> holds("level<Hard", level, LEVELS)))
                .containsExactly("Easy", "Medium");
        assertThat(LEVELS.stream().filter(level -> holds("level!=Hard", level, LEVELS)))
                .containsExactly("Easy", "Medium", "Unfair", "Extreme");
        assertThat(holds("level<=Hard", "", LEVELS)).isFalse();
        assertThat(holds("level!=Hard", "", LEVELS)).isTrue();
    }

    @Test
    void commas_separate_comparisons_and_may_be_in_values() {
        assertThat(Condition.read("er>=7, clues<=20,level=Hard"))
                .extracting(condition -> condition.field() + " " + condition.sign() + " " + condition.value())
                .containsExactly("er LEAST 7", "clues MOST 20", "level IS Hard");
        assertThat(Condition.read("text=one, two,level!="))
                .extracting(Condition::value)
                .containsExactly("one, two", "");
    }
}
