package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.launcher.Started.Ended;

/**
 * The work of the JVM for one answer, counted, as time depends on the machine. Java 25 makes 850 classes ready for a
 * count, some 600 of them its own; a start that makes more does something that was not asked for, as the table of a
 * puzzle or the JVM's security settings.
 */
@Order(1)
class StartTest {

    private static final Path MADE = Installation.PROJECT.resolve("cli/target");
    private static final String POSITION =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    @TempDir
    private Path folder;

    /** @param most classes that are made ready, a twentieth more than on Java 25.0.3 */
    @ParameterizedTest
    @CsvSource({
        "--version, 700",
        "list, 870",
        "count sudoku FILE, 900",
        "solve sudoku FILE, 900",
        "rate sudoku FILE, 985",
        "hint sudoku FILE, 1020",
        "convert sudoku FILE --to code, 910",
        "show sudoku --text POSITION, 910",
        "count sudoku --text POSITION, 910",
        "new sudoku minimal --seed 1, 910"
    })
    void one_answer_makes_few_classes_ready_and_takes_them_from_the_cache(String command, int most)
            throws IOException, InterruptedException {
        Path loaded = folder.resolve("loaded");
        Path ready = folder.resolve("ready");
        List<String> words = new ArrayList<>(List.of(
                Installation.JDK.resolve("bin/java").toString(),
                "@" + MADE.resolve("tilewright.options"),
                "-XX:AOTCache=" + MADE.resolve("tilewright.aot"),
                "-XX:AOTMode=on",
                "-Xlog:class+load:file=" + loaded,
                "-Xlog:class+init:file=" + ready,
                "-Dtilewright.terminals=",
                "-cp",
                MADE.resolve("tilewright.jar").toString(),
                "tilewright.cli.Main"));
        Path file = Files.writeString(folder.resolve("position.txt"), POSITION + "\n");
        for (String word : command.split(" ")) {
            words.add(word.equals("FILE") ? file.toString() : word.equals("POSITION") ? POSITION : word);
        }
        Ended ended = Started.of(Map.of(), words.toArray(String[]::new)).end();
        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(Files.readAllLines(loaded))
                .filteredOn(line -> line.contains(" source: ") && !line.contains("shared objects file"))
                .as("classes that are not in the cache: ours, and those that the JVM makes")
                .noneMatch(line -> line.contains(" tilewright.") || line.contains("picocli") || line.contains("$$"));
        assertThat(Files.readAllLines(ready))
                .filteredOn(line -> line.contains(" Initializing '"))
                .hasSizeLessThanOrEqualTo(most);
    }
}
