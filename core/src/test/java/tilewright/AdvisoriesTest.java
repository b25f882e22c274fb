package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./build advisories} finds known faults wherever a download is named, and the project has none that may do harm. */
class AdvisoriesTest {

    private static final String BOM = """
            {
              "components" : [
                {
                  "name" : "jetty-http",
                  "version" : "%1$s",
                  "purl" : "pkg:maven/org.eclipse.jetty/jetty-http@%1$s?type=jar"
                }
              ]
            }
            """;

    @TempDir
    private Path folder;

    private record Ended(int exit, String said) {}

    private static Ended run(Path... files) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "scripts/Advisories.java"));
        List.of(files).forEach(file -> command.add(file.toString()));
        Process script = new ProcessBuilder(command)
                .directory(Path.of("..").toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(script.waitFor(), said);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void the_project_has_no_fault_that_may_do_harm() throws IOException, InterruptedException {
        Ended ended = run();
        assertThat(ended.said()).contains(" components compared with ").contains("as of 20");
        assertThat(ended.exit()).as(ended.said()).isZero();
    }

    @Test
    void a_bad_version_is_found_in_a_bill_of_materials() throws IOException, InterruptedException {
        Ended bad = run(file("bom.json", BOM.formatted("12.1.6")));
        assertThat(bad.said())
                .contains("FAULT: CVE-2026-2332, fixed in 12.1.7", "[org.eclipse.jetty:jetty-http 12.1.6]");
        assertThat(bad.exit()).isEqualTo(1);
        Ended good = run(file("bom.json", BOM.formatted("12.1.12")));
        assertThat(good.said()).doesNotContain("FAULT");
        assertThat(good.exit()).isZero();
    }

    @Test
    void a_bad_version_is_found_among_checksums() throws IOException, InterruptedException {
        String sum = "0".repeat(64) + "  org/eclipse/jetty/jetty-http/%1$s/jetty-http-%1$s.jar\n";
        assertThat(run(file("checksums", sum.formatted("12.1.6"))).exit()).isEqualTo(1);
        assertThat(run(file("checksums", sum.formatted("12.1.13"))).exit()).isZero();
    }

    @Test
    void nothing_to_compare_is_no_good_answer() throws IOException, InterruptedException {
        assertThat(run(file("bom.json", "{}")).exit()).isEqualTo(1);
    }
}
