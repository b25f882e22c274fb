package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts that let a shell complete what is typed. */
final class CompletionTest {

    private static final Pattern OPTION = Pattern.compile("(?m)^ +(?:-[a-zA-Z], )?--([a-z][a-z-]*)");

    private static List<String> verbs() {
        return Program.REAL
                .run("--help")
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isEmpty())
                .filter(line -> line.matches("  [a-z].*"))
                .map(line -> line.strip().split(" ")[0])
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void each_option_of_each_command_is_known(String shell) {
        String script = Program.REAL.run("completion", shell).out();
        int known = 0;
        for (String verb : verbs()) {
            Set<String> options = OPTION.matcher(
                            Program.REAL.run(verb, "--help").out())
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toSet());
            for (String option : options) {
                assertThat(knows(shell, script, verb, option))
                        .as("%s: %s --%s", shell, verb, option)
                        .isTrue();
                known++;
            }
        }
        assertThat(known).isGreaterThan(200);
    }

    private static boolean knows(String shell, String script, String verb, String option) {
        return shell.equals("fish")
                ? script.lines()
                        .anyMatch(line -> line.contains("from " + verb + "' ") && line.contains("-l " + option + " "))
                : script.contains("--" + option);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void commands_and_puzzles_are_known(String shell) {
        assertThat(Program.BLANK.run("completion", shell).out()).contains("solve", "parity", "countdown");
    }

    @Test
    void another_shell_is_refused() {
        assertThat(Program.BLANK.run("completion", "tcsh").exit()).isEqualTo(2);
    }
}
