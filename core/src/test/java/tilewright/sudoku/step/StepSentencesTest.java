package tilewright.sudoku.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import tilewright.search.Stop;
import tilewright.sudoku.technique.Technique;
import tilewright.sudoku.technique.TechniqueCase;
import tilewright.sudoku.technique.Techniques;

/**
 * The words of steps, kept in {@code step-words.txt}: the first cases of each technique of {@code technique-cases.txt}, and of
 * {@code large-patterns.txt}. What the steps are is tested against those files; that the words are good was read. Where they
 * shall be others, {@link #main} prints the file.
 */
final class StepSentencesTest {

    private static final int CASES = 2;

    /** Prints the lines of the file. */
    static void main() {
        lines().forEach(System.out::println);
    }

    private static List<String> lines() {
        List<String> lines = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        for (TechniqueCase one : TechniqueCase.all()) {
            if (!one.isFailCase() && seen.merge(one.code(), 1, Integer::sum) <= CASES) {
                Technique technique = Techniques.named(one.code()).orElseThrow();
                Techniques.steps(one.grid(), technique, Stop.never()).stream()
                        .filter(step -> step.digits() == one.digits())
                        .findFirst()
                        .ifPresent(step -> lines.add(line(one.code(), step)));
            }
        }
        return lines;
    }

    private static String line(String code, Step step) {
        StepSentences words = StepSentences.of(step);
        CRC32 premises = new CRC32();
        premises.update(step.premises().toString().getBytes(StandardCharsets.UTF_8));
        return String.join(
                " | ",
                code,
                step.kind().title(),
                words.where().text(),
                words.why().text(),
                words.act().text(),
                "%d premises, %08x".formatted(step.premises().size(), premises.getValue()));
    }

    @Test
    void each_technique_is_told_as_before() throws IOException {
        try (InputStream in = StepSentencesTest.class.getResourceAsStream("/tilewright/sudoku/step-words.txt")) {
            List<String> kept = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
            assertThat(lines()).isEqualTo(kept);
        }
    }
}
