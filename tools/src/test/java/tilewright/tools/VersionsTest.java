package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The places that name a version name the same one. */
final class VersionsTest {

    private static final Path PROJECT = Path.of("..");

    @Test
    void the_packages_of_the_page_have_the_version_of_the_build() throws IOException {
        String version = matches("<revision>([0-9.]+)(?:-SNAPSHOT)?</revision>", "pom.xml")
                .getFirst();
        for (String name : List.of("board", "engine")) {
            assertThat(matches("\"version\": \"([^\"]+)\"", "browser/page/packages/" + name + "/package.json"))
                    .as(name)
                    .containsExactly(version);
        }
    }

    @Test
    void the_citation_is_that_of_the_last_release() throws IOException {
        List<String> releases = matches("(?m)^## (\\d+\\.\\d+\\.\\d+ - \\d{4}-\\d\\d-\\d\\d)$", "CHANGELOG.md");
        List<String> cited = matches("(?m)^version: (.+\\ndate-released: .+)$", "CITATION.cff").stream()
                .map(lines -> lines.replace("\ndate-released: ", " - ").replace("\"", ""))
                .toList();
        assertThat(cited).isEqualTo(releases.stream().limit(1).toList());
    }

    private static List<String> matches(String pattern, String file) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(PROJECT.resolve(file)))
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
