package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./build advisories} finds known faults wherever a download is named, and the project has none that may do harm. */
class AdvisoriesTest {

    private static final Path PROJECT = Path.of("..");

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

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private boolean harmless(Path... files) throws IOException {
        return Advisories.compare(PROJECT, List.of(files), new PrintStream(said, true, StandardCharsets.UTF_8));
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void the_project_has_no_fault_that_may_do_harm() throws IOException {
        boolean harmless = Advisories.compare(PROJECT, new PrintStream(said, true, StandardCharsets.UTF_8));
        assertThat(said()).contains(" components compared with ").contains("as of 20");
        assertThat(harmless).as(said()).isTrue();
    }

    @Test
    void a_bad_version_is_found_in_a_bill_of_materials() throws IOException {
        assertThat(harmless(file("bom.json", BOM.formatted("12.1.6")))).isFalse();
        assertThat(said()).contains("FAULT: CVE-2026-2332, fixed in 12.1.7", "[org.eclipse.jetty:jetty-http 12.1.6]");
        said.reset();
        assertThat(harmless(file("bom.json", BOM.formatted("12.1.12")))).isTrue();
        assertThat(said()).doesNotContain("FAULT");
    }

    @Test
    void a_bad_version_is_found_among_checksums() throws IOException {
        String sum = "0".repeat(64) + "  org/eclipse/jetty/jetty-http/%1$s/jetty-http-%1$s.jar\n";
        assertThat(harmless(file("checksums", sum.formatted("12.1.6")))).isFalse();
        assertThat(harmless(file("checksums", sum.formatted("12.1.13")))).isTrue();
    }

    @Test
    void nothing_to_compare_is_no_good_answer() throws IOException {
        assertThat(harmless(file("bom.json", "{}"))).isFalse();
    }
}
