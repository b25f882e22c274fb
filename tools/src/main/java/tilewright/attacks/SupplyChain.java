package tilewright.attacks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The parts of the built program of the folder it is started in: bill of materials, licenses, checksums, and the comparison with
 * a build in another folder.
 */
final class SupplyChain {

    private static final Path JAR = Path.of("cli/target/tilewright.jar");
    private static final Path BOM = Path.of("cli/target/bom.json");
    private static final Path SUMS = Path.of(".mvn/checksums/checksums.sha256");
    private static final Path LOCK = Path.of("browser/page/package-lock.json");

    /** Some of each kind: of the page and its engines, of the server, the terminal, and paper. */
    private static final List<String> SHIPPED =
            List.of("lit", "qr", "teavm-classlib", "besley", "jetty-server", "jline", "picocli", "pdfbox");

    private static final Pattern COMPONENT = Pattern.compile(
            "\\{\\s*\"type\" : \"library\".*?(?=\\{\\s*\"type\" :|\"dependencies\" :|\\z)", Pattern.DOTALL);
    private static final Pattern LICENSE = Pattern.compile("\"licenses\" : \\[\\s*\\{");
    private static final Pattern LOOSE =
            Pattern.compile("</artifactId>\\s*<version>([\\[(][^<]*|LATEST|RELEASE|[^<]*-SNAPSHOT)</version>");
    private static final Pattern PACKAGE =
            Pattern.compile("\n    \"node_modules/(.+?)\": \\{\n(.*?)\n    \\}", Pattern.DOTALL);

    private SupplyChain() {}

    /** Libraries that are shipped and that the bill of materials does not name. */
    static List<String> missing() throws IOException {
        String bom = Files.readString(BOM);
        return SHIPPED.stream()
                .filter(name -> !bom.contains("\"name\" : \"" + name + "\""))
                .toList();
    }

    /** Returns the number of libraries that the bill of materials names. */
    static long libraries() throws IOException {
        return components().count();
    }

    /** Returns the number of those that have no license in it. */
    static long unlicensed() throws IOException {
        return components()
                .filter(component -> !LICENSE.matcher(component).find())
                .count();
    }

    /** Behind what the file says of the tools that made it. */
    private static Stream<String> components() throws IOException {
        String bom = Files.readString(BOM);
        return COMPONENT
                .matcher(bom.substring(bom.indexOf("\n  \"components\" : [")))
                .results()
                .map(MatchResult::group);
    }

    /** Returns the number of license texts in the jar. */
    static long licenseTexts() throws IOException {
        try (ZipFile jar = new ZipFile(JAR.toFile())) {
            return jar.stream()
                    .filter(entry -> entry.getName().matches("META-INF/licenses/.*txt"))
                    .count();
        }
    }

    /** Returns the number of files that Maven checks. */
    static long checksums() throws IOException {
        try (Stream<String> lines = Files.lines(SUMS)) {
            return lines.count();
        }
    }

    /** Versions of other people's work that may mean something else tomorrow, and packages of npm without a checksum. */
    static List<String> loose() throws IOException {
        List<String> loose = new ArrayList<>();
        for (String file : sources()) {
            if (file.endsWith("pom.xml")) {
                LOOSE.matcher(Files.readString(Path.of(file)))
                        .results()
                        .forEach(found -> loose.add(file + " " + found.group(1)));
            }
        }
        PACKAGE.matcher(Files.readString(LOCK))
                .results()
                .filter(found -> !found.group(2).contains("\"integrity\": \"sha512-"))
                .forEach(found -> loose.add(found.group(1)));
        return loose;
    }

    /** Copies what belongs to the project, as it is now. */
    static void copy(Path folder) throws IOException {
        for (String name : sources()) {
            Path to = folder.resolve(name);
            Files.createDirectories(to.getParent());
            Files.copy(Path.of(name), to, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static List<String> sources() throws IOException {
        Process git = new ProcessBuilder("git", "ls-files", "--cached", "--others", "--exclude-standard").start();
        return new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .filter(name -> Files.exists(Path.of(name)))
                .toList();
    }

    /** Returns whether the build in this folder refuses a library of which one digit of the checksum is another. */
    static boolean refusesChanged(Path folder) throws IOException, InterruptedException {
        Path sums = folder.resolve(SUMS);
        String right = Files.readString(sums);
        Pattern line = Pattern.compile("(?m)^.(?=\\w{63}  org/jspecify/jspecify/[^ ]+\\.jar$)");
        Files.writeString(
                sums, line.matcher(right).replaceFirst(found -> found.group().equals("0") ? "1" : "0"));
        String said = built(folder, "-q", "-B", "-pl", "core", "-Dmaven.test.skip=true", "compile");
        Files.writeString(sums, right);
        return said.contains("jspecify") && said.contains("hecksum");
    }

    /** Builds the program in this folder; empty if it is built, else what the build says. */
    static String build(Path folder) throws IOException, InterruptedException {
        return built(folder, "-q", "-B", "-pl", "cli", "-am", "-Dmaven.test.skip=true", "package");
    }

    private static String built(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("./build"));
        command.addAll(List.of(arguments));
        Path log = folder.resolve("build.log");
        int exit = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        return exit == 0 ? "" : Files.readString(log);
    }

    /** Entries of the two folders' jars that differ, or that only one has; none when the files are the same bytes. */
    static List<String> differences(Path folder) throws IOException {
        Path other = folder.resolve(JAR);
        if (Files.mismatch(JAR, other) < 0) {
            return List.of();
        }
        Map<String, String> here = entries(JAR);
        Map<String, String> there = entries(other);
        List<String> differing = Stream.concat(here.keySet().stream(), there.keySet().stream())
                .distinct()
                .filter(name -> !here.getOrDefault(name, "").equals(there.getOrDefault(name, "")))
                .collect(Collectors.toList());
        return differing.isEmpty() ? List.of("the order or dates of entries") : differing;
    }

    /** Returns the number of entries of the jar. */
    static int entries() throws IOException {
        return entries(JAR).size();
    }

    private static Map<String, String> entries(Path path) throws IOException {
        Map<String, String> entries = new TreeMap<>();
        try (ZipFile jar = new ZipFile(path.toFile())) {
            for (ZipEntry entry : jar.stream().toList()) {
                try (InputStream in = jar.getInputStream(entry)) {
                    byte[] digest = MessageDigest.getInstance("SHA-256").digest(in.readAllBytes());
                    entries.put(entry.getName(), HexFormat.of().formatHex(digest));
                }
            }
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
        return entries;
    }
}
