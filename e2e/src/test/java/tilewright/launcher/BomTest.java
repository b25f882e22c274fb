package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tilewright.text.Json;

/** The bill of materials that the build writes. */
final class BomTest {

    private static final Path BOM = Path.of("../cli/target/bom.json");

    @BeforeAll
    static void it_is_there() {
        assertThat(BOM)
                .as("Maven writes it only where it may use the network, not with -o")
                .exists();
    }

    @Test
    void it_names_what_comes_from_maven_from_npm_and_with_the_engines() throws IOException {
        Json.Obj bom = (Json.Obj) Json.parse(Files.readString(BOM));
        assertThat(bom.field("components").orElseThrow())
                .isInstanceOfSatisfying(
                        Json.Arr.class,
                        components -> assertThat(components.items())
                                .extracting(component -> ((Json.Obj) component)
                                        .field("name")
                                        .orElseThrow()
                                        .toString())
                                .contains(
                                        "\"lit\"",
                                        "\"qr\"",
                                        "\"besley\"",
                                        "\"teavm-classlib\"",
                                        "\"jetty-server\"",
                                        "\"picocli\"",
                                        "\"jline\"")
                                .doesNotContain("\"vite\"", "\"junit-jupiter\""));
    }

    @Test
    void each_group_of_maven_in_it_has_a_license() throws IOException {
        List<String> groups = Pattern.compile("\"pkg:maven/([^/]+)/")
                .matcher(Files.readString(BOM))
                .results()
                .map(found -> found.group(1))
                .filter(group -> !group.equals("io.github.tilewright"))
                .distinct()
                .toList();
        String licenses = Files.readString(Path.of("../cli/src/main/resources/META-INF/licenses/README.txt"));
        assertThat(groups).hasSizeGreaterThan(4);
        assertThat(licenses.split("\\s+")).containsAll(groups);
    }
}
