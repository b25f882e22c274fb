package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class KeptCorpusTest {

    private static final List<String> NAMES = List.of(
            "positions", "forms", "setups", "moves", "gestures", "values", "plays", "requests", "bodies", "commands");

    @TempDir
    private Path folder;

    @Test
    void each_test_has_kept_texts() {
        for (String name : NAMES) {
            assertThat(KeptCorpus.of(name)).as(name).isNotEmpty();
        }
    }

    @Test
    void kept_texts_are_copied() throws IOException {
        KeptCorpus.copy("moves", folder);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.toList()).hasSameSizeAs(KeptCorpus.of("moves"));
        }
        assertThat(folder.resolve("kept-1")).hasContent(KeptCorpus.of("moves").getFirst());
    }

    @Test
    void inputs_are_added_once_and_the_smallest_first() throws IOException {
        Path inputs = Files.createDirectory(folder.resolve("inputs"));
        Files.writeString(inputs.resolve("a"), "two\nlines");
        Files.writeString(inputs.resolve("b"), "\"");
        Files.write(inputs.resolve("c"), new byte[] {(byte) 0xff});
        KeptCorpus.add(folder, "some", inputs, "first");
        KeptCorpus.add(folder, "some", inputs, "second");
        assertThat(folder.resolve("tilewright/fuzz/corpus/some.txt"))
                .hasContent("# first\n\"\\\"\"\n\"two\\nlines\"\n");
    }
}
