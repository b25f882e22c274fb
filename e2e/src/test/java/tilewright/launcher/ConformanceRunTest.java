package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.launcher.Started.Ended;

/** The runner of the conformance suite, with a program whose answers are mostly wrong. */
class ConformanceRunTest {

    @TempDir
    private Path folder;

    @Test
    void right_answers_are_counted_and_wrong_ones_end_with_1() throws IOException, InterruptedException {
        Path cases = Installation.PROJECT.resolve("conformance/cases");
        List<String> paths = Files.readAllLines(cases.resolve("paths.jsonl"));
        Path answers = Files.writeString(
                folder.resolve("paths"), steps(paths.get(0), 81) + "\n" + steps(paths.get(1), 72) + "\n");
        Path adapter = Files.writeString(folder.resolve("adapter.sh"), """
                case $1 in
                about) echo "guesser 1.0: counts paths steps" ;;
                counts) while read -r line; do echo 1; done ;;
                steps) echo '["r1c1=1"]'; echo '["r1c1<>1"]'; echo '{"refused":"too hard"}' ;;
                paths) cat "%s" ;;
                esac
                """.formatted(answers));
        long ones = Files.readAllLines(cases.resolve("counts.jsonl")).stream()
                .filter(line -> line.contains("\"answer\": 1,"))
                .count();
        long all = Files.readAllLines(cases.resolve("counts.jsonl")).size();
        Ended ended = Started.of(
                        Map.of(),
                        "sh",
                        "-c",
                        "cd '" + Installation.PROJECT + "' && exec '" + Installation.JDK
                                + "/bin/java' conformance/Run.java 'sh " + adapter + "'")
                .end();
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.out()).contains("| guesser 1.0 |", "| " + ones + " of " + all + " |");
        assertThat(ended.out()).contains("| 1 of 20 |", "| 1 of " + paths.size() + " |");
        assertThat(ended.out()).contains("| wrong | refused | no answer | out of time |");
        // Behind the areas: a step and a path are wrong with the counts, a step is refused, and all others lack.
        assertThat(ended.out()).contains("| " + (all - ones + 2) + " | 1 | " + (17 + paths.size() - 2) + " | 0 |");
    }

    /** The first cells of a solution, in one step that is as hard as the easy paths are. */
    private static String steps(String line, int cells) {
        String solution = line.replaceAll(".*\"solution\": \"([1-9]+)\".*", "$1");
        return IntStream.range(0, cells)
                .mapToObj(cell -> " r" + (cell / 9 + 1) + "c" + (cell % 9 + 1) + "=" + solution.charAt(cell))
                .collect(Collectors.joining("", "[\"1.2", "\"]"));
    }
}
