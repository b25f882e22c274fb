package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.launcher.Started.Ended;

/** Where {@code ./build api} takes the release from; Maven writes down what it is asked, and a build makes an empty jar. */
class ReleaseComparisonTest {

    private static final String JAR = "io/github/tilewright/tilewright-core/0.1.0/tilewright-core-0.1.0.jar";

    @TempDir
    private Path folder;

    private Path project;

    @BeforeEach
    void lay_out() throws IOException, InterruptedException {
        project = folder.resolve("project");
        script("scripts/api.sh", Files.readString(Installation.PROJECT.resolve("scripts/api.sh")));
        script("mvnw", "#!/bin/sh\necho \"$*\"\n");
        script("build", """
                #!/bin/sh
                cd "$(dirname "$0")"
                echo "$PWD $*" >'%s'
                mkdir -p target/artifacts/%s
                : >target/artifacts/%s
                """.formatted(folder.resolve("built"), Path.of(JAR).getParent(), JAR));
        Files.writeString(project.resolve("pom.xml"), "<revision>0.1.1-SNAPSHOT</revision>\n");
        git("init", "-q");
        git("add", "-A");
        git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "Begin");
    }

    private void script(String name, String text) throws IOException {
        Files.createDirectories(project.resolve(name).getParent());
        Files.writeString(project.resolve(name), text);
        assertThat(project.resolve(name).toFile().setExecutable(true)).isTrue();
    }

    private void git(String... arguments) throws IOException, InterruptedException {
        String[] command = new String[arguments.length + 3];
        System.arraycopy(new String[] {"git", "-C", project.toString()}, 0, command, 0, 3);
        System.arraycopy(arguments, 0, command, 3, arguments.length);
        assertThat(Started.of(Map.of(), command).end().exit()).isZero();
    }

    private Ended compare(String... arguments) throws IOException, InterruptedException {
        String[] command = new String[arguments.length + 1];
        command[0] = project.resolve("scripts/api.sh").toString();
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        return Started.of(Map.of(), command).end();
    }

    @Test
    void without_a_tag_maven_looks_for_the_release() throws IOException, InterruptedException {
        Ended ended = compare("0.1.0", "-X");
        assertThat(ended.exit()).isZero();
        assertThat(ended.out())
                .contains(" -Dapi.release=0.1.0 ")
                .endsWith(" -X\n")
                .doesNotContain("local.tail");
        assertThat(folder.resolve("built")).doesNotExist();
    }

    @Test
    void a_tag_is_built_and_thrown_away() throws IOException, InterruptedException {
        git("tag", "v0.1.0");
        Ended ended = compare("0.1.0");
        List<String> built = List.of(Files.readString(folder.resolve("built")).split("\\s"));
        assertThat(built.subList(1, built.size())).containsExactly("artifacts", "-Drevision=0.1.0");
        assertThat(ended.out()).contains("-Dmaven.repo.local.tail=" + built.getFirst() + "/target/artifacts");
        assertThat(ended.exit()).isZero();
        assertThat(Path.of(built.getFirst())).doesNotExist();
    }

    @Test
    void a_commit_and_a_folder_may_be_named() throws IOException, InterruptedException {
        assertThat(compare("0.1.0", "HEAD").out()).contains("-Dmaven.repo.local.tail=");
        Path jar = folder.resolve("artifacts").resolve(JAR);
        Files.createDirectories(jar.getParent());
        Files.createFile(jar);
        assertThat(compare("0.1.0", folder.resolve("artifacts").toString(), "-X")
                        .out())
                .contains("-Dmaven.repo.local.tail=" + folder.resolve("artifacts") + " -X");
    }

    @Test
    void what_is_no_base_is_told() throws IOException, InterruptedException {
        assertThat(compare("0.1.0", "nowhere"))
                .isEqualTo(
                        new Ended(
                                2,
                                "",
                                "tilewright: api: nowhere is neither a folder nor a commit; name the folder of artifacts of 0.1.0, or its commit.\n"));
        assertThat(compare("0.1.0", folder.toString()))
                .isEqualTo(new Ended(2, "", "tilewright: api: there is no tilewright-core 0.1.0 in " + folder + ".\n"));
        assertThat(compare("0.1.1-SNAPSHOT"))
                .isEqualTo(new Ended(
                        2,
                        "",
                        "tilewright: api: this is 0.1.1-SNAPSHOT; a release is compared with an earlier one.\n"));
    }
}
