package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tilewright.rng.SeededRandom;

/** Texts that other programs and people write. */
final class FoundTextsTest {

    private static String file(String name) throws IOException {
        String path = "/tilewright/sudoku/texts/" + name;
        try (InputStream in = Objects.requireNonNull(FoundTextsTest.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void files_of_other_programs_are_read() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String line : file("expected.txt").lines().toList()) {
            if (line.startsWith("#")) {
                continue;
            }
            List<String> words = List.of(line.split(" "));
            List<String> read = GroupedTexts.read(file(words.getFirst()));
            if (!read.equals(words.subList(1, words.size()))) {
                wrong.add(words.getFirst() + " " + read);
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void puzzles_are_read_however_they_are_written() {
        List<String> wrong = new ArrayList<>();
        for (int seed = 0; seed < 1_000; seed++) {
            WrittenTexts written = new WrittenTexts(new SeededRandom(seed));
            List<String> puzzles = new ArrayList<>();
            for (int i = written.random().below(3); i >= 0; i--) {
                puzzles.add(written.puzzle());
            }
            String file = written.file(puzzles);
            List<String> read = GroupedTexts.read(file);
            if (!read.equals(puzzles)) {
                wrong.add("seed " + seed + ":\n" + file + "\nread as " + String.join("\n", read) + "\n");
            }
        }
        assertThat(wrong.size() + " wrong\n" + String.join("\n", wrong.subList(0, Math.min(12, wrong.size()))))
                .isEqualTo("0 wrong\n");
    }

    @Test
    void a_text_that_is_no_puzzle_is_refused_with_what_was_given() throws IOException {
        List<String> lines = file("refused.txt").lines().toList();
        List<String> wrong = new ArrayList<>();
        int texts = 0;
        for (int i = 0; i + 1 < lines.size(); i++) {
            if (lines.get(i + 1).startsWith("  ")) {
                String text = lines.get(i).replace("\\n", "\n");
                String sentence = String.join("; ", GroupedTexts.read(text));
                texts++;
                if (!("  " + sentence).equals(lines.get(i + 1))) {
                    wrong.add(lines.get(i) + "\n  " + sentence);
                }
            }
        }
        assertThat(String.join("\n", wrong)).isEmpty();
        assertThat(texts).isGreaterThanOrEqualTo(30);
    }
}
