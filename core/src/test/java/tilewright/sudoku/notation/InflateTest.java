package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import tilewright.BrokenTexts;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

final class InflateTest {

    private static final int[] STRATEGIES = {Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY};

    private static String compressed(String text, int level, int strategy) {
        Deflater deflater = new Deflater(level, true);
        deflater.setStrategy(strategy);
        deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] bytes = new byte[1_000];
        while (!deflater.finished()) {
            out.write(bytes, 0, deflater.deflate(bytes));
        }
        deflater.end();
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }

    private static String text(SeededRandom random) {
        StringBuilder text = new StringBuilder();
        int length = random.below(random.below(4) == 0 ? 60_000 : 400);
        int kinds = 1 + random.below(300);
        while (text.length() < length) {
            if (text.length() > 10 && random.below(3) == 0) {
                int from = random.below(text.length());
                text.append(text, from, Math.min(text.length(), from + random.below(300)));
            } else {
                text.appendCodePoint(' ' + random.below(random.below(20) == 0 ? 0xd000 : kinds));
                text.append(random.below(50) == 0 ? "\ud83e\udde9" : "");
            }
        }
        return new String(
                text.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8); // no half characters
    }

    @Test
    void whatever_the_jdk_compresses() {
        Seeds.each(300, random -> {
            String text = text(random);
            String letters = compressed(text, random.below(10), STRATEGIES[random.below(STRATEGIES.length)]);
            assertThat(Inflate.text(letters)).hasValue(text);
            assertThat(Inflate.text(letters.replace("=", ""))).hasValue(text);
        });
    }

    @Test
    void damaged_letters_are_refused_or_another_text() {
        int[] refused = new int[1];
        Seeds.each(3_000, random -> {
            String letters = BrokenTexts.broken(compressed(text(random), 1 + random.below(9), 0), random);
            Inflate.text(letters)
                    .ifPresentOrElse(
                            other -> assertThat(other.length()).isLessThanOrEqualTo(Inflate.LONGEST),
                            () -> refused[0]++);
        });
        assertThat(refused[0]).isGreaterThan(1_000);
        assertThat(Inflate.text("")).isEmpty();
        assertThat(Inflate.text("%%")).isEmpty();
    }

    @Test
    void a_text_is_not_longer_than_its_bound() {
        String longest = "a".repeat(Inflate.LONGEST);
        assertThat(Inflate.text(compressed(longest, 9, 0))).hasValue(longest);
        assertThat(Inflate.text(compressed(longest + "a", 9, 0))).isEmpty();
        assertThat(Inflate.text(compressed(longest + "a", 0, 0))).isEmpty();
    }
}
