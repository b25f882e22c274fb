package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

final class CheckpointTest {

    private static String words(SeededRandom random) {
        String letters = "ab \n\r\\n=-ä🧩";
        StringBuilder words = new StringBuilder();
        for (int i = random.below(20); i > 0; i--) {
            words.append(letters.charAt(random.below(letters.length() - 2)));
        }
        return words.toString();
    }

    private static Checkpoint some(SeededRandom random) {
        return new Checkpoint(
                words(random),
                words(random),
                random.bits() >>> 1,
                random.bits() >>> 1,
                random.bits() >>> 1,
                random.bits(),
                random.bits() >>> 1,
                random.below(4));
    }

    @Test
    void its_text_says_all_of_it() {
        Seeds.each(1_000, random -> {
            Checkpoint checkpoint = some(random);
            assertThat(Checkpoint.of(checkpoint.text())).contains(checkpoint);
        });
    }

    @Test
    void a_damaged_text_says_nothing() {
        Seeds.each(200, random -> {
            String text = some(random).text();
            int at = random.below(text.length() - 1);
            String changed =
                    text.substring(0, at) + (char) (text.charAt(at) ^ 1 + random.below(7)) + text.substring(at + 1);
            assertThat(Checkpoint.of(changed)).isEmpty();
            assertThat(Checkpoint.of(text.substring(0, at))).isEmpty();
        });
        assertThat(Checkpoint.of("")).isEmpty();
        assertThat(Checkpoint.of("sum 00000000\n".repeat(10))).isEmpty();
    }
}
