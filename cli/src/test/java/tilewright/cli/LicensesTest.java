package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.text.Json;

/** The materials of the program, and the licenses that it carries for them. */
final class LicensesTest {

    private static final String FOLDER = "/META-INF/licenses/";

    /** Each group of Maven or package of npm, and the file of its license. */
    private static Map<String, String> known() throws IOException {
        Map<String, String> known = new LinkedHashMap<>();
        text(FOLDER + "README.txt").lines().skip(3).forEach(line -> {
            List<String> words = List.of(line.split(" "));
            words.stream().skip(1).forEach(part -> known.put(part, words.getFirst()));
        });
        return known;
    }

    private static String text(String resource) throws IOException {
        try (InputStream in = LicensesTest.class.getResourceAsStream(resource)) {
            assertThat(in).as(resource).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void each_license_is_there() throws IOException {
        for (String file : known().values()) {
            if (!file.startsWith("META-INF")) {
                assertThat(text(FOLDER + file))
                        .as(file)
                        .containsIgnoringCase("without")
                        .hasSizeGreaterThan(500);
            }
        }
    }

    @Test
    void each_package_of_the_page_has_a_license() throws IOException {
        Json.Obj lock = (Json.Obj) Json.parse(Files.readString(Path.of("../browser/page/package-lock.json")));
        Json.Obj packages = (Json.Obj) lock.field("packages").orElseThrow();
        List<String> shipped = packages.fields().entrySet().stream()
                .filter(entry -> !entry.getKey().isEmpty()
                        && entry.getValue() instanceof Json.Obj about
                        && about.field("dev").isEmpty())
                .map(entry -> entry.getKey().substring("node_modules/".length()))
                .filter(name -> !name.startsWith("@types/"))
                .map(name -> "npm:" + name)
                .toList();
        assertThat(shipped).contains("npm:lit", "npm:qr");
        assertThat(known()).containsKeys(shipped.toArray(String[]::new));
    }
}
