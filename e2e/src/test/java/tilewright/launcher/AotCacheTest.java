package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.launcher.Started.Ended;

/** Of what the build has made in {@code cli/target}. */
class AotCacheTest {

    @TempDir
    private Path folder;

    @Test
    void the_jvm_takes_the_cache() throws IOException, InterruptedException {
        Ended ended = run(Installation.PROJECT.resolve("cli/target"), "on");
        assertThat(ended.exit()).as(ended.err() + ended.out()).isZero();
        assertThat(ended.out())
                .containsPattern("tilewright\\.cli\\.Main source: shared objects file")
                .containsPattern("picocli\\.CommandLine source: shared objects file");
    }

    @Test
    void it_may_move_together_with_the_jar() throws IOException, InterruptedException {
        copy();
        assertThat(run(folder, "on").exit()).isZero();
    }

    private void copy() throws IOException {
        for (String name : List.of("tilewright.jar", "tilewright.options", "tilewright.aot")) {
            Files.copy(
                    Installation.PROJECT.resolve("cli/target").resolve(name),
                    folder.resolve(name),
                    StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    /** As the launcher does, but with the JVM's word on each class. */
    private static Ended run(Path made, String mode) throws IOException, InterruptedException {
        return Started.of(
                        Map.of(),
                        Installation.JDK.resolve("bin/java").toString(),
                        "@" + made.resolve("tilewright.options"),
                        "-XX:AOTCache=" + made.resolve("tilewright.aot"),
                        "-XX:AOTMode=" + mode,
                        "-Xlog:class+load",
                        "-cp",
                        made.resolve("tilewright.jar").toString(),
                        "tilewright.cli.Main",
                        "--version")
                .end();
    }
}
