package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;

/**
 * The output of commands for files of good and bad lines, and their output in the documentation.
 *
 * <p>A test that fails names the command that writes the files anew; look at the difference before you commit it.
 */
final class TranscriptsTest {

    private static final Path FOLDER = Path.of("src/test/resources/tilewright/cli");
    private static final String WRITE = "JAVA_TOOL_OPTIONS=-Dtranscripts=write ./build one TranscriptsTest";
    private static final Pattern CONSOLE = Pattern.compile("(?<=```console\n).*?(?=```)", Pattern.DOTALL);

    static Stream<String> puzzles() {
        return Puzzles.CATALOG.puzzles().stream().map(Puzzle::id);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void bad_lines_are_named_and_good_ones_done(String puzzle) throws IOException {
        Path file = FOLDER.resolve(puzzle + "-lines.console");
        assertThat(file)
                .as("needs commands after '$ ', such as '$ tilewright solve %s %s-lines.txt'; %s adds what they print"
                        .formatted(puzzle, puzzle, WRITE))
                .exists();
        same(file, new Transcript(FOLDER).again(Files.readString(file)));
    }

    @Test
    void other_programs_texts_are_read_and_written() throws IOException {
        Path file = FOLDER.resolve("sudoku-formats.console");
        same(file, new Transcript(FOLDER).again(Files.readString(file)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reference/command-line.md",
                "reference/text-formats.md",
                "guide/rating.md",
                "guide/variants.md",
                "guide/ten-minutes-players.md",
                "guide/ten-minutes-makers.md",
                "guide/ten-minutes-programmers.md"
            })
    void the_documentation_shows_what_happens(String name) throws IOException {
        Path file = Path.of("../docs").resolve(name);
        StringBuilder page = new StringBuilder();
        Matcher blocks = CONSOLE.matcher(Files.readString(file));
        int count = 0;
        while (blocks.find()) {
            blocks.appendReplacement(page, Matcher.quoteReplacement(new Transcript(FOLDER).again(blocks.group())));
            count++;
        }
        assertThat(count).isPositive();
        same(file, blocks.appendTail(page).toString());
    }

    private static void same(Path file, String seen) throws IOException {
        if (System.getProperty("transcripts", "").equals("write")) {
            Files.writeString(file, seen);
        }
        assertThat(seen)
                .as("%s; if the change is wanted, %s writes the file anew", file.getFileName(), WRITE)
                .isEqualTo(Files.readString(file));
    }
}
