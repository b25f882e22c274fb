package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.launcher.Started.Ended;

/**
 * The work of the JVM for one answer, counted, as time depends on the machine: the classes of Tilewright and its
 * libraries that are made ready. A start that makes more does something that was not asked for, as the table of a
 * puzzle. Those of Java are not counted, as their number depends on its version and its threads; a start needs none of
 * the costly packages.
 */
@Order(1)
class StartTest {

    private static final Path MADE = Installation.PROJECT.resolve("cli/target");
    private static final String POSITION =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    private static final Pattern JAVA = Pattern.compile("(java|javax|jdk|sun)/");
    private static final Pattern COSTLY =
            Pattern.compile("sun/security/(jca|provider|ssl)/|java/(time|text|util/logging)/|javax/");

    @TempDir
    private Path folder;

    /** @param most classes that are made ready, a twentieth more than when it was written */
    @ParameterizedTest
    @CsvSource({
        "--version, 220",
        "list, 360",
        "count sudoku FILE, 345",
        "solve sudoku FILE, 340",
        "rate sudoku FILE, 410",
        "hint sudoku FILE, 425",
        "convert sudoku FILE --to code, 305",
        "show sudoku --text POSITION, 320",
        "count sudoku --text POSITION, 335",
        "new sudoku minimal --seed 1, 335"
    })
    void one_answer_makes_few_classes_ready_and_takes_them_from_the_cache(String command, int most)
            throws IOException, InterruptedException {
        starts(command, most, List.of("-XX:AOTCache=" + MADE.resolve("tilewright.aot"), "-XX:AOTMode=on"));
    }

    @ParameterizedTest
    @CsvSource({
        "count sudoku --text POSITION, 335",
        "solve sudoku --text POSITION --json, 350",
        "rate sudoku --text POSITION, 410",
        "hint sudoku --text POSITION, 425",
        "show sudoku --text POSITION, 320",
        "convert sudoku --text POSITION --to code, 310"
    })
    void so_does_an_answer_about_one_plain_sudoku_with_the_cache_for_those(String command, int most)
            throws IOException, InterruptedException {
        starts(command, most, List.of("-XX:SharedArchiveFile=" + MADE.resolve("single.jsa"), "-Xshare:on"));
    }

    private void starts(String command, int most, List<String> cache) throws IOException, InterruptedException {
        Path loaded = folder.resolve("loaded");
        Path ready = folder.resolve("ready");
        List<String> words = new ArrayList<>(List.of(
                Installation.JDK.resolve("bin/java").toString(),
                "@" + MADE.resolve("tilewright.options"),
                "-Xlog:class+load:file=" + loaded,
                "-Xlog:class+init:file=" + ready,
                "-Dtilewright.terminals=",
                "-cp",
                MADE.resolve("tilewright.jar").toString(),
                "tilewright.cli.Main"));
        words.addAll(2, cache);
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
        List<String> started = Files.readAllLines(ready).stream()
                .filter(line -> line.contains(" Initializing '"))
                .map(line -> line.substring(line.indexOf('\'') + 1, line.lastIndexOf('\'')))
                .toList();
        assertThat(started)
                .filteredOn(name -> !JAVA.matcher(name).lookingAt())
                .as("classes that are made ready")
                .hasSizeBetween(most * 4 / 5, most);
        assertThat(started).filteredOn(name -> COSTLY.matcher(name).lookingAt()).isEmpty();
    }
}
