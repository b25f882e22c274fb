package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Maven refuses what stands in no checksum of the project's, tried with a project that needs one plugin of its. That it takes what is
 * listed shows each build.
 */
class ChecksumsTest {

    private static final Path SETTINGS = Path.of("../.mvn");
    private static final String PLUGIN = "/maven-enforcer-plugin/";

    private static final String POM = """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>tilewright</groupId>
              <artifactId>checked</artifactId>
              <version>1</version>
              <packaging>pom</packaging>
              <build>
                <plugins>
                  <plugin>
                    <groupId>org.apache.maven.plugins</groupId>
                    <artifactId>maven-enforcer-plugin</artifactId>
                    <version>VERSION</version>
                    <executions><execution><phase>validate</phase><goals><goal>enforce</goal></goals></execution></executions>
                    <configuration><rules><requireMavenVersion><version>[3,)</version></requireMavenVersion></rules></configuration>
                  </plugin>
                </plugins>
              </build>
            </project>
            """;

    @TempDir
    private Path folder;

    @Test
    void what_is_not_listed_is_refused() throws IOException, InterruptedException {
        assertThat(said(line -> line.contains(PLUGIN) && line.endsWith(".jar") ? "" : line))
                .contains("maven-enforcer-plugin", "hecksum");
    }

    @Test
    void what_is_listed_otherwise_is_refused() throws IOException, InterruptedException {
        assertThat(said(line -> line.contains(PLUGIN) ? "0".repeat(8) + line.substring(8) : line))
                .contains("maven-enforcer-plugin", "hecksum");
    }

    /** Returns what Maven prints with changed checksums; empty if it finds no fault. */
    private String said(UnaryOperator<String> change) throws IOException, InterruptedException {
        Path checksums = Path.of("checksums/checksums.sha256");
        List<String> lines = Files.readAllLines(SETTINGS.resolve(checksums));
        String version = lines.stream()
                .filter(line -> line.contains(PLUGIN))
                .map(line -> line.split("/")[line.split("/").length - 2])
                .findFirst()
                .orElseThrow();
        Files.createDirectories(folder.resolve(".mvn/checksums"));
        Files.copy(
                SETTINGS.resolve("maven.config"),
                folder.resolve(".mvn/maven.config"),
                StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(
                folder.resolve(".mvn").resolve(checksums),
                lines.stream().map(change).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n", "", "\n")));
        Files.writeString(folder.resolve("pom.xml"), POM.replace("VERSION", version));
        List<String> command = new ArrayList<>(
                List.of(Path.of("../mvnw").toAbsolutePath().normalize().toString(), "-o", "-q", "validate"));
        if (System.getProperty("localRepository") != null) {
            command.add("-Dmaven.repo.local=" + System.getProperty("localRepository"));
        }
        ProcessBuilder maven =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process started = maven.start();
        String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(started.waitFor() == 0).as(said).isEqualTo(said.isEmpty());
        return said;
    }
}
