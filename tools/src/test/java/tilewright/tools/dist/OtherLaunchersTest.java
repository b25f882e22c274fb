package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The launchers that cannot be started here, by their text alone. */
class OtherLaunchersTest {

    private static String text() throws IOException {
        return Launcher.windows(Path.of(".."), "1.2.3", "abc");
    }

    private static List<String> lines() throws IOException {
        return List.of(text().split("\r\n"));
    }

    @Test
    void it_has_the_line_ends_of_windows_and_ascii_alone() throws IOException {
        assertThat(text())
                .endsWith("\r\n")
                .doesNotContain("@version@", "@hash@")
                .containsPattern("\\A@echo off\r\n");
        assertThat(text().replace("\r\n", "")).matches("[ -~]+");
    }

    @Test
    void it_starts_the_java_beside_it_with_all_options_and_arguments() throws IOException {
        assertThat(lines().stream().filter(line -> line.endsWith("tilewright.cli.Main %*")))
                .singleElement()
                .asString()
                .startsWith("\"%java%\" @\"%made%\\tilewright.options\" \"%cache%\"")
                .contains("%TILEWRIGHT_JAVA_OPTIONS%", "-cp \"%made%\\tilewright.jar\"", "-Dstdout.encoding=UTF-8");
        assertThat(text()).contains("chcp 65001");
    }

    @Test
    void its_exit_is_that_of_the_program() throws IOException {
        List<String> lines = lines();
        int started = lines.indexOf(lines.stream()
                .filter(line -> line.endsWith("tilewright.cli.Main %*"))
                .findFirst()
                .orElseThrow());
        assertThat(lines.get(started + 1)).isEqualTo("set \"result=%errorlevel%\"");
        assertThat(lines).contains("exit /b %result%");
    }

    @Test
    void its_cache_has_the_name_of_what_it_is_made_from() throws IOException {
        assertThat(text())
                .contains("%LOCALAPPDATA%\\Tilewright", "set \"folder=%caches%\\abc\"", "if /i \"%caches%\"==\"off\"");
    }

    @Test
    void each_label_that_it_jumps_to_is_there() throws IOException {
        List<String> labels =
                lines().stream().filter(line -> line.startsWith(":")).toList();
        assertThat(Pattern.compile("goto (\\w+)").matcher(text()).results().map(found -> ":" + found.group(1)))
                .isNotEmpty()
                .allMatch(labels::contains);
    }

    /** Values with spaces or parentheses, as in C:\Program Files (x86), would else end a command or a block. */
    @Test
    void each_variable_is_set_in_quotes() throws IOException {
        assertThat(lines().stream().map(String::strip).filter(line -> line.startsWith("set ")))
                .isNotEmpty()
                .allMatch(line -> line.matches("set (/p \\w+=<)?\"[^\"]*\""));
    }

    @Test
    void the_one_for_macos_asks_no_program_of_linux() throws IOException {
        assertThat(Launcher.macos(Path.of(".."), "1.2.3")).doesNotContain("stat -c", "sha256sum ", "libjvm.so");
    }
}
