package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MutatorTest {

    private static final int LONGEST = 12;
    private static final List<byte[]> CORPUS = List.of(bytes("one two"), bytes("sudoku:..12"), bytes(""));

    @Test
    void texts_differ_and_are_no_longer_than_they_may_be() {
        Set<String> made = made(1, 1_000);
        assertThat(made).hasSizeGreaterThan(500).allMatch(text -> text.length() <= LONGEST);
    }

    @Test
    void the_seed_alone_decides() {
        assertThat(made(1, 100)).isEqualTo(made(1, 100)).isNotEqualTo(made(2, 100));
    }

    @Test
    void texts_of_the_corpus_are_among_them() {
        assertThat(made(1, 1_000)).contains("one two", "sudoku:..12", "");
    }

    @Test
    void texts_that_take_long_are_chosen_less_often_but_not_never() {
        List<byte[]> corpus =
                List.of(bytes("."), bytes("-"), bytes("a slow text, 64 times as slow as the others"), bytes("+"));
        Mutator mutator = new Mutator(corpus, Integer.MAX_VALUE, 1);
        int slow = 0;
        for (int i = 0; i < 10_000; i++) {
            boolean chosen = new String(mutator.next(), StandardCharsets.ISO_8859_1).startsWith("a slow");
            slow += chosen ? 1 : 0;
            mutator.took(chosen ? 64_000 : 1_000);
        }
        assertThat(slow).isBetween(40, 400);
    }

    private static Set<String> made(long seed, int count) {
        Mutator mutator = new Mutator(CORPUS, LONGEST, seed);
        Set<String> made = new HashSet<>();
        for (int i = 0; i < count; i++) {
            made.add(new String(mutator.next(), StandardCharsets.ISO_8859_1));
        }
        return made;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
