package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Texts that other programs and people write. */
final class ForeignTextsTest {

    private static String file(String name) throws IOException {
        String path = "/tilewright/sudoku/texts/" + name;
        try (InputStream in = Objects.requireNonNull(ForeignTextsTest.class.getResourceAsStream(path), path)) {
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
}
