package tilewright.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A project elsewhere uses core and print as they were packed last: with an empty local repository, their POMs and jars in a
 * repository of files, and all else from what this build has downloaded.
 */
@Order(1)
final class ConsumerTest {

    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final List<String> MODULES = List.of("core", "print");
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String HINT =
            "Row 5, column 5 can only hold 5: its row, column and box hold all other digits.";

    @TempDir
    private Path folder;

    private Path consumer = Path.of("");

    @BeforeEach
    void lay_out_the_repository_and_the_project() throws IOException {
        for (String module : MODULES) {
            String name = "tilewright-" + module + "-" + version();
            Path place = Files.createDirectories(folder.resolve("artifacts/io/github/tilewright/tilewright-" + module)
                    .resolve(version()));
            Files.writeString(place.resolve(name + ".pom"), pom(module));
            Path jar = PROJECT.resolve(module).resolve("target").resolve(name + ".jar");
            Files.copy(jar, place.resolve(jar.getFileName()));
        }
        consumer = folder.resolve("consumer");
        Path sources = Path.of("src/test/consumer");
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = consumer.resolve(sources.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        Files.writeString(folder.resolve("settings.xml"), settings());
    }

    @Test
    void a_program_on_the_module_path_solves_and_prints() throws IOException, InterruptedException {
        assertThat(ran("on-the-module-path")).containsExactly(SOLUTION, HINT, "%PDF-", "module example");
    }

    @Test
    void a_program_on_the_class_path_solves_and_prints() throws IOException, InterruptedException {
        Files.delete(consumer.resolve("src/main/java/module-info.java"));
        assertThat(ran("on-the-class-path"))
                .hasSize(4)
                .startsWith(SOLUTION, HINT, "%PDF-")
                .last(InstanceOfAssertFactories.STRING)
                .startsWith("unnamed module");
    }

    @Test
    void the_whole_pom_of_the_guide_builds_a_program() throws IOException, InterruptedException {
        String guide = Files.readString(PROJECT.resolve("docs/guide/library.md"));
        Path program = Files.createDirectories(folder.resolve("my-program/src/main/java"));
        Path pom = folder.resolve("my-program/pom.xml");
        Files.writeString(
                pom, guide.substring(guide.indexOf("<project "), guide.indexOf("</project>")) + "</project>\n");
        Files.writeString(program.resolve("Main.java"), """
                void main() {
                    IO.println(tilewright.sudoku.Sudoku.svg("."));
                }
                """);
        assertThat(built(pom, "compiler:compile")).isEmpty();
        assertThat(folder.resolve("my-program/target/classes/Main.class")).exists();
    }

    /** As https://central.sonatype.org/publish/requirements lists it. */
    @Test
    void the_poms_have_what_maven_central_asks_for() throws IOException {
        for (String module : MODULES) {
            assertThat(pom(module))
                    .as(module)
                    .contains(
                            "<groupId>io.github.tilewright</groupId>",
                            "<name>tilewright " + module + "</name>",
                            "<description>",
                            "<url>https://github.com/tilewright/tilewright</url>",
                            "<name>Apache-2.0</name>",
                            "<developer>",
                            "<connection>scm:git:https://github.com/tilewright/tilewright.git</connection>")
                    .doesNotContain("${", "<parent>", "<build>", "<profile", "<repositor", "<scope>test");
        }
    }

    @Test
    void only_real_dependencies_are_left() throws IOException {
        assertThat(dependencies(pom("core"))).isEmpty();
        assertThat(dependencies(pom("print"))).containsExactly("tilewright-core", "pdfbox", "core", "commonmark");
    }

    @Test
    void the_guide_names_the_version_of_the_build() throws IOException {
        List<String> version = matches("<revision>([^<]+)</revision>", Files.readString(PROJECT.resolve("pom.xml")));
        String guide = Files.readString(PROJECT.resolve("docs/guide/library.md"));
        assertThat(matches("<artifactId>tilewright-core</artifactId>\\s*<version>([^<]+)</version>", guide))
                .isEqualTo(version);
        assertThat(matches("tilewright-core:([^\"]+)\"", guide)).isEqualTo(version);
    }

    /** A build downloads no Gradle: what its script asks for is compared with the pom that is built. */
    @Test
    void the_script_for_gradle_asks_for_what_the_pom_does() throws IOException {
        String guide = Files.readString(PROJECT.resolve("docs/guide/library.md"));
        assertThat(matches("implementation\\(\"([^\"]+)\"\\)", guide))
                .containsExactly("io.github.tilewright:tilewright-core:" + version());
        assertThat(matches("JavaLanguageVersion\\.of\\((\\d+)\\)", guide))
                .hasSize(1)
                .isEqualTo(matches("<maven.compiler.release>(\\d+)<", guide));
        assertThat(matches("maven\\(\"([^\"]+)\"\\)", guide))
                .hasSize(1)
                .isEqualTo(matches("<url>(file:[^<]+)</url>", guide));
    }

    @Test
    void what_is_compared_with_releases_is_what_is_promised() throws IOException {
        List<String> compared = new ArrayList<>();
        for (String module : MODULES) {
            compared.addAll(matches(
                    "<include>(tilewright[^<]+)</include>", Files.readString(PROJECT.resolve(module + "/pom.xml"))));
        }
        assertThat(matches(
                        "(?m)^\\* `(tilewright[^`]+)`$",
                        Files.readString(PROJECT.resolve("docs/reference/stability.md"))))
                .hasSizeGreaterThan(10)
                .isEqualTo(compared);
    }

    private static List<String> matches(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    /** Those that a consumer gets as well: not what is provided. */
    private static List<String> dependencies(String pom) {
        return Pattern.compile(
                        "<artifactId>([^<]+)</artifactId>\\s*<version>[^<]+</version>\\s*(?:<scope>(\\w+)</scope>)?")
                .matcher(pom.substring(pom.indexOf("<dependencies>")))
                .results()
                .filter(found -> !"provided".equals(found.group(2)))
                .map(found -> found.group(1))
                .toList();
    }

    private static String pom(String module) throws IOException {
        return Files.readString(PROJECT.resolve(module).resolve("target/.flattened-pom.xml"));
    }

    private static String version() throws IOException {
        Matcher version = Pattern.compile("<version>([^<]+)</version>").matcher(pom("core"));
        assertThat(version.find()).isTrue();
        return version.group(1);
    }

    /** Where this build has its downloads. */
    private static Path downloads() {
        String told = System.getProperty("localRepository");
        return told == null ? Path.of(System.getProperty("user.home"), ".m2", "repository") : Path.of(told);
    }

    private String settings() {
        return """
                <settings>
                  <localRepository>%s</localRepository>
                  <mirrors>
                    <mirror><id>downloads</id><mirrorOf>central</mirrorOf><url>%s</url></mirror>
                  </mirrors>
                  <profiles>
                    <profile>
                      <id>tilewright</id>
                      <repositories>
                        <repository><id>artifacts</id><url>%s</url></repository>
                      </repositories>
                    </profile>
                  </profiles>
                  <activeProfiles><activeProfile>tilewright</activeProfile></activeProfiles>
                </settings>
                """.formatted(
                        folder.resolve("empty"),
                        downloads().toUri(),
                        folder.resolve("artifacts").toUri());
    }

    /** Builds the project, runs its program one way, and returns the lines that either prints. */
    private List<String> ran(String way) throws IOException, InterruptedException {
        return built(consumer.resolve("pom.xml"), "compiler:compile", "exec:exec@" + way);
    }

    /** Reaches goals of a project, and returns the lines that are printed. */
    private List<String> built(Path pom, String... goals) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(
                PROJECT.resolve("mvnw").toString(),
                "-q",
                "-o", // only files
                "-Daether.offline.protocols=file",
                "-Daether.checksums.algorithms=", // a local repository has none
                "-s",
                folder.resolve("settings.xml").toString(),
                "-f",
                pom.toString(),
                "-Dtilewright.version=" + version()));
        words.addAll(List.of(goals));
        ProcessBuilder maven = new ProcessBuilder(words).redirectErrorStream(true);
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process started = maven.start();
        started.getOutputStream().close();
        String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(started.waitFor()).as(said).isZero();
        return said.lines().toList();
    }
}
