package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The downloads of the build, which must be the same tomorrow: fixed versions, and a checksum of each file. */
class PinnedVersionsTest {

    private static final Path PROJECT = Path.of("..");

    private static final Pattern LOOSE =
            Pattern.compile("</artifactId>\\s*<version>([\\[(][^<]*|LATEST|RELEASE|[^<]*-SNAPSHOT)</version>");
    private static final Pattern PACKAGE =
            Pattern.compile("\n    \"node_modules/(.+?)\": \\{\n(.*?)\n    \\}", Pattern.DOTALL);
    private static final Pattern SUM = Pattern.compile("\\w{64}  .+");

    @Test
    void no_version_of_maven_may_change() throws IOException {
        List<Path> files;
        try (Stream<Path> folders = Files.list(PROJECT)) {
            files = Stream.concat(Stream.of(PROJECT), folders)
                    .map(folder -> folder.resolve("pom.xml"))
                    .filter(Files::exists)
                    .toList();
        }
        assertThat(files).hasSizeGreaterThan(9);
        for (Path file : files) {
            assertThat(LOOSE.matcher(Files.readString(file)).results().map(found -> found.group(1)))
                    .as(file.toString())
                    .isEmpty();
        }
        assertThat("<artifactId>a</artifactId> <version>[1,2)</version>").containsPattern(LOOSE);
    }

    @Test
    void each_file_of_maven_has_a_checksum() throws IOException {
        assertThat(Files.readAllLines(PROJECT.resolve(".mvn/checksums/checksums.sha256")))
                .hasSizeGreaterThan(1_000)
                .allMatch(line -> SUM.matcher(line).matches());
    }

    @Test
    void each_package_of_npm_has_a_checksum() throws IOException {
        List<MatchResult> packages = PACKAGE.matcher(
                        Files.readString(PROJECT.resolve("browser/page/package-lock.json")))
                .results()
                .toList();
        assertThat(packages)
                .hasSizeGreaterThan(50)
                .allSatisfy(each -> assertThat(each.group(2)).as(each.group(1)).contains("\"integrity\": \"sha512-"));
    }
}
