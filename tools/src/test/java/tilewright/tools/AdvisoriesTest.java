package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./build advisories} finds known faults wherever a download is named, and the project has none that may do harm. */
class AdvisoriesTest {

    private static final Path PROJECT = Path.of("..");

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 28);

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
        return Advisories.compare(PROJECT, TODAY, List.of(files), new PrintStream(said, true, StandardCharsets.UTF_8));
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void the_project_has_no_fault_that_may_do_harm() throws IOException {
        boolean harmless = Advisories.compare(PROJECT, TODAY, new PrintStream(said, true, StandardCharsets.UTF_8));
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

    /** Each line of the list names the last bad version and the first good one by its own words. */
    @Test
    void parts_that_were_bad_in_an_older_version_are_noticed() throws IOException {
        String sum = "0".repeat(64) + "  %1$s/%2$s/%3$s/%2$s-%3$s.jar\n";
        for (List<String> part : List.of(
                List.of("org/eclipse/jetty/websocket", "jetty-websocket-core-common", "12.1.11", "12.1.12"),
                List.of("org/eclipse/jetty/websocket", "jetty-websocket-core-server", "12.0.38", "12.0.39"),
                List.of("org/postgresql", "postgresql", "42.7.10", "42.7.12"),
                List.of("org/postgresql", "postgresql", "42.7.11", "42.7.12"),
                List.of("org/jline", "jline", "4.2.0", "4.2.1"),
                List.of("org/jline", "jline", "4.0.15", "4.0.16"),
                List.of("org/jline", "jline-terminal", "3.30.13", "3.30.14"))) {
            String bad = sum.formatted(part.get(0), part.get(1), part.get(2));
            String good = sum.formatted(part.get(0), part.get(1), part.get(3));
            assertThat(harmless(file("checksums", bad))).as(bad).isFalse();
            assertThat(harmless(file("checksums", good))).as(good).isTrue();
        }
    }

    @Test
    void an_old_list_is_said_to_be_old() throws IOException {
        Path tools = Files.createDirectories(folder.resolve("tools"));
        Files.writeString(tools.resolve("advisories.csv"), "# Known faults, as of 2026-11-01.\n");
        Path bom = file("bom.json", BOM.formatted("12.1.12"));
        for (int days = 28; days <= 32; days++) {
            said.reset();
            LocalDate today = LocalDate.of(2026, 11, 1).plusDays(days);
            Advisories.compare(folder, today, List.of(bom), new PrintStream(said, true, StandardCharsets.UTF_8));
            if (days > 30) {
                assertThat(said()).contains("tools/advisories.csv is " + days + " days old");
            } else {
                assertThat(said()).doesNotContain("days old");
            }
        }
    }

    @Test
    void nothing_to_compare_is_no_good_answer() throws IOException {
        assertThat(harmless(file("bom.json", "{}"))).isFalse();
    }
}
