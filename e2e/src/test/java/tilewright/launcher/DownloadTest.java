package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.launcher.Started.Ended;

/** The parts that {@code ./build dist} takes from the sources, compared with the built ones. */
class DownloadTest {

    @Test
    void the_runtime_has_all_modules_that_the_jar_uses() throws IOException {
        StringWriter out = new StringWriter();
        int exit = ToolProvider.findFirst("jdeps")
                .orElseThrow()
                .run(
                        new PrintWriter(out),
                        new PrintWriter(out),
                        "--multi-release",
                        "25",
                        "--ignore-missing-deps",
                        "--print-module-deps",
                        Installation.PROJECT
                                .resolve("cli/target/tilewright.jar")
                                .toString());
        assertThat(exit).as(out.toString()).isZero();
        List<String> pinned = Files.readAllLines(Installation.PROJECT.resolve("tools/src/main/dist/modules.txt"));
        assertThat(pinned)
                .as("tools/src/main/dist/modules.txt")
                .contains(out.toString().strip().split(","))
                .doesNotContain("java.management.rmi");
    }

    @Test
    void another_jdk_is_told_before_anything_is_built(@TempDir Path folder) throws Exception {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        for (String program : List.of("java", "javac")) { // which must not start
            assertThat(Files.createFile(bin.resolve(program)).toFile().setExecutable(true))
                    .isTrue();
        }
        Files.writeString(
                folder.resolve("release"), "JAVA_VERSION=\"25.0.1\"\nIMPLEMENTOR_VERSION=\"Other-25.0.1+8\"\n");
        Ended ended = Started.of(
                        Map.of("TILEWRIGHT_JAVA_HOME", folder.toString()),
                        Installation.PROJECT.resolve("build").toString(),
                        "dist")
                .end();
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err())
                .startsWith(
                        "tilewright: dist: the JDK in " + folder + " is Other-25.0.1+8, and downloads are made with ")
                .endsWith(", or type --draft.\n")
                .hasLineCount(1);
    }

    @Test
    void bulk_is_not_in_a_download_and_says_where_it_is(@TempDir Path folder) throws Exception {
        Path jar = Files.createDirectories(folder.resolve("tilewright/lib")).resolve("tilewright.jar");
        Files.copy(Installation.PROJECT.resolve("cli/target/tilewright.jar"), jar);
        String java = Installation.JDK.resolve("bin/java").toString();
        Ended ended = Started.of(
                        Map.of(),
                        java,
                        "-cp",
                        jar.toString(),
                        "tilewright.cli.Main",
                        "bulk",
                        "count",
                        "sudoku",
                        "in",
                        "out")
                .end();
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err())
                .isEqualTo("tilewright: bulk is not in this download, because it brings Apache Spark (280 MB):"
                        + " take the image for bulk, or build Tilewright from its sources\n");
    }
}
