package tilewright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Adds to the bill of materials that Maven makes what the page is made of besides: the packages of npm that are shipped,
 * TeaVM, whose classes are in the engines, and the face of figures and names.
 *
 * <p>Argument: the file, in the format of CycloneDX. Runs in a module's folder. Maven makes none offline: then it stays as it
 * was, or there is none.
 */
final class CompleteBom {

    private static final Path LOCK = Path.of("../browser/page/package-lock.json");
    private static final Path BROWSER = Path.of("../browser/pom.xml");
    private static final Path SUBSET = Path.of("../browser/page/src/fonts/subset.py");

    private static final Pattern PACKAGE =
            Pattern.compile("\n    \"node_modules/(?<name>[^\"]+)\": \\{\n(?<about>.*?)\n    \\}", Pattern.DOTALL);
    private static final Pattern VERSION = Pattern.compile("\"version\": \"([^\"]+)\"");
    private static final Pattern LICENSE = Pattern.compile("\"license\": \"([^\"]+)\"");
    private static final Pattern TEAVM = Pattern.compile("<teavm.version>([^<]+)</teavm.version>");
    private static final Pattern BESLEY = Pattern.compile("@fontsource/besley@([0-9.]+)");
    private static final Pattern COMPONENTS = Pattern.compile("\n  \"components\" : \\[\n");

    private CompleteBom() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        if (!Files.exists(file)) {
            System.err.println("tilewright: there is no bill of materials, for Maven makes none offline");
            return;
        }
        String bom = Files.readString(file);
        Matcher components = COMPONENTS.matcher(bom);
        if (!components.find()) {
            throw new IllegalStateException(file + ": expected a list of components");
        }
        Stream<String> others = Stream.of(teavm(Files.readString(BROWSER)), face(Files.readString(SUBSET)));
        String more = Stream.concat(packages(Files.readString(LOCK)), others).collect(Collectors.joining());
        if (!bom.contains(more)) {
            Files.writeString(file, bom.substring(0, components.end()) + more + bom.substring(components.end()));
        }
    }

    private static Stream<String> packages(String lock) {
        return PACKAGE.matcher(lock)
                .results()
                .filter(found -> !found.group("about").contains("\"dev\": true"))
                .map(found -> {
                    String name = found.group("name");
                    String about = found.group("about");
                    String version = first(VERSION, about);
                    String address = "pkg:npm/" + name.replace("@", "%40") + "@" + version;
                    return component(name, version, address, first(LICENSE, about));
                });
    }

    private static String teavm(String pom) {
        String version = first(TEAVM, pom);
        String address = "pkg:maven/org.teavm/teavm-classlib@" + version + "?type=jar";
        return component("teavm-classlib", version, address, "Apache-2.0");
    }

    /** The script that makes the files names the package that they are made from. */
    private static String face(String script) {
        return component(
                "besley", first(BESLEY, script), "pkg:npm/%40fontsource/besley@" + first(BESLEY, script), "OFL-1.1");
    }

    private static String component(String name, String version, String address, String license) {
        return """
                    {
                      "type" : "library",
                      "bom-ref" : "%3$s",
                      "name" : "%1$s",
                      "version" : "%2$s",
                      "licenses" : [ { "expression" : "%4$s" } ],
                      "purl" : "%3$s"
                    },
                """.formatted(name, version, address, license);
    }

    private static String first(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .findFirst()
                .map(found -> found.group(1))
                .orElseThrow(() -> new IllegalStateException("expected " + pattern + " in: " + text));
    }
}
