package tilewright.cli.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BuildIdTest {

    private static final Path SCRIPTS = Path.of("../scripts").toAbsolutePath().normalize();

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_build_is_named_by_version_commit_and_date() {
        assertThat(BuildId.of("0.1.0", "3dab0a60c1f2/2026-11-29")).hasToString("0.1.0 (3dab0a60c1f2, 2026-11-29)");
        assertThat(BuildId.of("0.1.0", "3dab0a60c1f2+/2026-11-29")).hasToString("0.1.0 (3dab0a60c1f2+, 2026-11-29)");
        assertThat(BuildId.of("0.1.0", "unknown")).hasToString("0.1.0");
        assertThat(BuildId.of("0.1.0", "")).hasToString("0.1.0");
    }

    /** An archive of the sources, of which git has filled in commit.txt. */
    @Test
    void an_archive_without_git_knows_its_commit() throws IOException, InterruptedException {
        assertThat(found("3dab0a60c1f2aa0a60c1f2aa0a60c1f2aa3dab0a/2026-11-29\n"))
                .isEqualTo("3dab0a60c1f2/2026-11-29");
        assertThat(found(Files.readString(SCRIPTS.resolve("commit.txt")))).isEqualTo("unknown");
        assertThat(found("")).isEqualTo("unknown");
    }

    private String found(String commit) throws IOException, InterruptedException {
        Files.createDirectories(folder.resolve("scripts"));
        Files.writeString(folder.resolve("scripts/commit.txt"), commit);
        Process shell = new ProcessBuilder(
                        "sh", "-euc", ". " + SCRIPTS.resolve("find-commit.sh") + "; find_commit; printf %s \"$commit\"")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String out = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(shell.waitFor()).isZero();
        return out;
    }
}
