package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The provenance of the downloads: their materials, and the programs that make them. */
final class Provenance {

    private static final Pattern MAVEN = Pattern.compile("apache-maven-([0-9.]+)-bin");
    private static final Pattern COMPONENTS = Pattern.compile("\n  \"components\" : \\[\n");

    private Provenance() {}

    /**
     * Returns provenance.json.
     *
     * @param files the downloads
     */
    static String json(
            Jdk jdk, Libc libc, List<Jmods> others, boolean draft, String version, Instant date, List<Path> files)
            throws IOException, InterruptedException {
        String changes = Programs.run(List.of("git", "status", "--porcelain", "--untracked-files=no"));
        Matcher maven = MAVEN.matcher(Files.readString(Path.of(".mvn/wrapper/maven-wrapper.properties")));
        return """
                {
                  "version": "%s",
                  "commit": "%s",
                  "changed": %b,
                  "draft": %b,
                  "date": "%s",
                  "command": "./build dist%s",
                  "jdk": {
                    "platform": "%s",
                    "name": "%s",
                    "source": "%s",
                    "release": "%s",
                    "files": "%s",
                    "certificates": "%s"
                  },
                  "libc": {
                    "package": "%s",
                    "sum": "%s",
                    "license": "LGPL-2.1-or-later"
                  },
                  "jmods": [%s],
                  "maven": "%s",
                  "node": "%s",
                  "npm": "%s",
                  "files": [%s]
                }
                """.formatted(
                        version,
                        line("git", "rev-parse", "HEAD"),
                        !changes.isBlank(),
                        draft,
                        date,
                        (draft ? " --draft" : "") + (others.isEmpty() ? "" : " --jmods DIR"),
                        jdk.platform(),
                        jdk.name(),
                        jdk.release("SOURCE"),
                        Sums.of(jdk.home().resolve("release")),
                        jdk.sum(),
                        jdk.certificates(),
                        libc.name(),
                        libc.sum(),
                        jmods(others),
                        maven.find() ? maven.group(1) : "",
                        line("node", "--version"),
                        line("npm", "--version"),
                        files(files));
    }

    private static String jmods(List<Jmods> others) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Jmods other : others) {
            lines.add("{ \"platform\": \"%s\", \"address\": \"%s\", \"sha256\": \"%s\" }"
                    .formatted(other.platform(), other.address(), Sums.of(other.file())));
        }
        return list(lines);
    }

    private static String files(List<Path> files) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path file : files) {
            lines.add("{ \"name\": \"%s\", \"sha256\": \"%s\" }".formatted(file.getFileName(), Sums.of(file)));
        }
        return list(lines);
    }

    /** Returns what stands between the brackets of a list. */
    private static String list(List<String> lines) {
        return lines.isEmpty() ? "" : "\n    " + String.join(",\n    ", lines) + "\n  ";
    }

    /** Returns the bill of materials of the jar, with the runtime. */
    static String withRuntime(Jdk jdk, String bom) throws IOException {
        Matcher components = COMPONENTS.matcher(bom);
        if (!components.find()) {
            throw new IllegalStateException("the bill of materials has no list of components");
        }
        String runtime = """
                    {
                      "type" : "platform",
                      "bom-ref" : "runtime",
                      "supplier" : { "name" : "%s" },
                      "name" : "OpenJDK",
                      "version" : "%s",
                      "licenses" : [ { "expression" : "GPL-2.0-only WITH Classpath-exception-2.0" } ]
                    },
                """.formatted(jdk.release("IMPLEMENTOR"), jdk.release("JAVA_RUNTIME_VERSION"));
        return bom.substring(0, components.end()) + runtime + bom.substring(components.end());
    }

    private static String line(String... command) throws IOException, InterruptedException {
        return Programs.run(List.of(command)).strip();
    }
}
