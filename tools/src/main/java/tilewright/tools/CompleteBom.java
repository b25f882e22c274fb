package tilewright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Adds the other components of the page to the bill of materials that Maven makes, as the page's own bill lists them:
 * packages of npm, TeaVM, whose classes are in the engines, and the face of figures and names.
 *
 * <p>Argument: the file, in the format of CycloneDX. Runs in a module's folder. Maven makes none offline: then it stays as it
 * was, or there is none.
 */
final class CompleteBom {

    private static final Path PAGE = Path.of("../browser/target/page.cdx.json");

    private static final Pattern COMPONENT = Pattern.compile("""
            "name": "([^"]+)",
            \\s*"version": "([^"]+)",
            \\s*"licenses": \\[
            \\s*\\{
            \\s*"expression": "([^"]+)"
            \\s*}
            \\s*],
            \\s*"purl": "([^"]+)"
            """);
    private static final Pattern COMPONENTS = Pattern.compile("\n  \"components\" : \\[\n");
    private static final Pattern PAGE_COMPONENTS = Pattern.compile("\n  \"components\": \\[\n");

    private CompleteBom() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        if (!Files.exists(file)) {
            System.err.println("tilewright: there is no bill of materials, for Maven makes none offline");
            return;
        }
        String bom = Files.readString(file);
        String page = Files.readString(PAGE);
        int from = end(COMPONENTS, bom);
        String more = COMPONENT
                .matcher(page.substring(end(PAGE_COMPONENTS, page)))
                .results()
                .filter(found -> !bom.contains('"' + found.group(4) + '"')) // Maven knows it, or it was added before
                .map(found -> component(found.group(1), found.group(2), found.group(4), found.group(3)))
                .collect(Collectors.joining());
        Files.writeString(file, bom.substring(0, from) + more + bom.substring(from));
    }

    private static int end(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        if (!found.find()) {
            throw new IllegalStateException("expected a list of components in the bill of materials");
        }
        return found.end();
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
}
