package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

final class LzStringTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/sudoku/lz-string.txt", delimiter = ' ', maxCharsPerColumn = 100_000)
    void letters_are_those_of_the_library(String hexadecimal, String letters) {
        String text = text(hexadecimal);
        assertThat(LzString.compress(text)).isEqualTo(letters);
        assertThat(LzString.decompress(letters)).contains(text);
        assertThat(LzString.decompress(
                        letters.replace('+', ' ').replace('/', '-').replace("=", "")))
                .contains(text);
    }

    private static String text(String hexadecimal) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < hexadecimal.length(); i += 4) {
            text.append((char) Integer.parseInt(hexadecimal.substring(i, i + 4), 16));
        }
        return text.toString();
    }

    @Test
    void texts_go_there_and_back() {
        assertThat(LzString.decompress(LzString.compress(""))).contains("");
        Seeds.each(500, random -> {
            String text = random(random, 1 + random.below(2_000));
            assertThat(LzString.decompress(LzString.compress(text))).contains(text);
        });
    }

    private static String random(SeededRandom random, int length) {
        int signs = 1 + random.below(random.below(2) == 0 ? 6 : 60_000);
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append((char) random.below(signs));
        }
        return text.toString();
    }

    @Test
    void few_letters_for_a_long_text_are_refused() {
        String longest = "a".repeat(LzString.LONGEST);
        assertThat(LzString.compress(longest)).hasSizeLessThan(1_000);
        assertThat(LzString.decompress(LzString.compress(longest))).contains(longest);
        assertThat(LzString.decompress(LzString.compress(longest + "a"))).isEmpty();
    }

    @Test
    void damaged_letters_are_refused_or_stand_for_another_text() {
        Seeds.each(2_000, random -> {
            StringBuilder letters = new StringBuilder(LzString.compress(random(random, 200)));
            letters.setCharAt(random.below(letters.length()), (char) (32 + random.below(100)));
            letters.setLength(random.below(letters.length() + 1));
            assertThat(LzString.decompress(letters.toString())
                            .map(String::length)
                            .orElse(0))
                    .isLessThanOrEqualTo(LzString.LONGEST);
        });
        assertThat(LzString.decompress("")).isEmpty();
        assertThat(LzString.decompress("é")).isEmpty();
    }
}
