package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tilewright.play.Play;
import tilewright.puzzle.Puzzle;
import tilewright.text.Format;

/** Reads the examples of {@code docs/reference/text-formats.md}. */
final class TextFormatsTest {

    /** Of each kind of fenced block, such as {@code position sudoku}, its lines. */
    private static Map<String, List<String>> examples() throws IOException {
        Map<String, List<String>> examples = new TreeMap<>();
        String kind = "";
        for (String line : Files.readAllLines(Path.of("..", "docs", "reference", "text-formats.md"))) {
            if (line.startsWith("```")) {
                kind = kind.isEmpty() ? line.substring(3) : "";
            } else if (!kind.isEmpty() && !kind.equals("console")) {
                examples.computeIfAbsent(kind, _ -> new ArrayList<>()).add(line);
            }
        }
        return examples;
    }

    @Test
    void every_example_is_read_and_written_again() throws IOException {
        Map<String, List<String>> examples = examples();
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            thereAndBack(puzzle.texts().positions(), examples, "position " + puzzle.id());
            thereAndBack(puzzle.texts().moves(), examples, "move " + puzzle.id());
            thereAndBack(puzzle.texts().setups(), examples, "setup " + puzzle.id());
        }
        assertThat(examples)
                .as("besides a block of saved games, three for each puzzle of the catalog")
                .hasSize(1 + 3 * Puzzles.CATALOG.puzzles().size());
        assertThat(examples.getOrDefault("saved", List.of()))
                .isNotEmpty()
                .allSatisfy(saved ->
                        assertThat(Play.load(Puzzles.CATALOG, saved).save()).isEqualTo(saved));
    }

    private static <T> void thereAndBack(Format<T> format, Map<String, List<String>> examples, String kind) {
        List<String> texts = examples.getOrDefault(kind, List.of());
        assertThat(texts)
                .as("docs/reference/text-formats.md needs a block that begins with ```%s and gives examples", kind)
                .isNotEmpty();
        for (String text : texts) {
            T value = format.parse(text);
            assertThat(format.parse(format.format(value))).as(text).isEqualTo(value);
        }
    }
}
