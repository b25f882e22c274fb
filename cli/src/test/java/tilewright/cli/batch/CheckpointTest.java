package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.cli.batch.Checkpoint.Mark;
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

    private static Mark mark(SeededRandom random) {
        return new Mark(
                random.bits() >>> 1,
                random.bits() >>> 1,
                random.bits(),
                random.bits() >>> 1,
                random.below(4),
                RunningSum.of(new byte[] {(byte) random.below(256)}));
    }

    private static Checkpoint some(SeededRandom random) {
        List<Mark> marks = new ArrayList<>();
        for (int i = random.below(5); i > 0; i--) {
            marks.add(mark(random));
        }
        return new Checkpoint(words(random), note(random), random.bits() >>> 1, marks);
    }

    private static RunConditions note(SeededRandom random) {
        return random.below(2) == 0 ? RunConditions.seed(random.bits()) : RunConditions.of(words(random));
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
        assertThat(Checkpoint.of("sum " + RunningSum.of(new byte[0]) + "\n")).isEmpty();
    }

    @Test
    void its_text_stays_short_and_the_latest_marks_stand_closest() {
        Checkpoint checkpoint = new Checkpoint("", RunConditions.NONE, 0, List.of());
        for (int i = 1; i <= 10_000; i++) {
            checkpoint = checkpoint.with(new Mark(i, i, 0, i, 0, ""));
            List<Long> lines = checkpoint.marks().stream().map(Mark::lines).toList();
            assertThat(lines).isSorted().doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(64);
            assertThat(lines.getLast()).isEqualTo(i);
            long behind = lines.size() < 2 ? 0 : lines.get(lines.size() - 2);
            assertThat(i - behind).isLessThanOrEqualTo(1 + i / 16);
        }
    }

    @Test
    void a_sum_is_that_of_all_bytes_so_far() {
        Seeds.each(50, random -> {
            byte[] bytes = words(random).getBytes(StandardCharsets.UTF_8);
            int half = bytes.length / 2;
            RunningSum sum = RunningSum.empty();
            sum.add(bytes, 0, half);
            RunningSum copy = sum.copy();
            assertThat(sum.soFar()).isEqualTo(RunningSum.of(Arrays.copyOf(bytes, half)));
            sum.add(bytes, half, bytes.length - half);
            assertThat(sum.soFar()).isEqualTo(RunningSum.of(bytes));
            assertThat(copy.soFar()).isEqualTo(RunningSum.of(Arrays.copyOf(bytes, half)));
        });
        assertThat(RunningSum.of(new byte[0])).isEqualTo(RunningSum.OF_NOTHING);
        assertThat(RunningSum.of("abc".getBytes(StandardCharsets.UTF_8))) // FIPS 180-2, appendix B.1
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
