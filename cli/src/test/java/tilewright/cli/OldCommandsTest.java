package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.cli.Program.Ran;

/** Types what earlier versions took: commands, their options, and descriptions of books and sheets. Nothing is taken out of these files. */
final class OldCommandsTest {

    private static final Path FOLDER = Path.of("src/test/resources/tilewright/cli/old");

    @TempDir
    Path folder;

    private static List<Path> files(String name) throws IOException {
        try (Stream<Path> all = Files.walk(FOLDER)) {
            return all.filter(file -> file.toString().endsWith(name)).sorted().toList();
        }
    }

    /** Commands with their options, one command on a line. */
    static List<String> commands() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path file : files("commands.txt")) {
            Files.readAllLines(file).stream()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(lines::add);
        }
        return lines;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_command_has_all_options_that_it_had(String line) {
        String[] parts = line.split(": ");
        Ran help = Program.REAL.run((parts[0] + " --help").split(" "));
        assertThat(help.exit()).as(help.err()).isZero();
        List<String> now = Stream.of(help.out().split("[^-a-z0-9]+")).toList();
        assertThat(now).contains(parts[1].split(" "));
    }

    static List<Path> descriptions() throws IOException {
        return files(".yaml");
    }

    /** An interrupt ends the run when the description has been read. */
    private Ran read(Path description, String option) {
        String made = folder.resolve("made.pdf").toString();
        String[] words = option.equals("--book")
                ? new String[] {"print", option, description.toString(), "-o", made}
                : new String[] {"print", "sudoku", option, description.toString(), "-o", made};
        return Program.REAL.interruptedBy(() -> true).run(words);
    }

    @ParameterizedTest
    @MethodSource("descriptions")
    void a_description_is_read_as_it_was(Path description) throws IOException {
        boolean book = Files.readString(description).contains("\nsections:");
        Ran ran = read(description, book ? "--book" : "--sheet");
        assertThat(ran.exit()).as(ran.err()).isEqualTo(130);
    }

    @Test
    void a_field_that_never_was_is_refused_before_the_interrupt() throws IOException {
        Path description =
                Files.writeString(folder.resolve("a.yaml"), "title: T\nnever: 1\nsections:\n- puzzle: hues\n");
        assertThat(read(description, "--book").exit()).isEqualTo(2);
    }
}
