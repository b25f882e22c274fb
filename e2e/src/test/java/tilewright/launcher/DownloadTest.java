package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/** What {@code ./build dist} takes from the sources fits what is built. */
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
}
