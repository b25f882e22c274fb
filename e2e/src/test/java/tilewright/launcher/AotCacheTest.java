package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Sample;
import tilewright.launcher.Started.Ended;
import tilewright.rng.SeededRandom;

/** The cache that the build makes in {@code cli/target}. */
@Order(1)
class AotCacheTest {

    private static final String TRAINING = "tools/src/main/java/tilewright/tools/TrainCache.java";

    /** Stands for the training in most runs: takes the cache that the build has made, which took it many seconds. */
    private static final String COPY = """
            import java.nio.file.Files;
            import java.nio.file.Path;
            import java.nio.file.StandardCopyOption;

            final class TrainCache {
                public static void main(String[] arguments) throws java.io.IOException {
                    for (String name : new String[] {"tilewright.aot", "tilewright.aot.sum"}) {
                        Files.copy(Path.of("MADE", name), Path.of(arguments[1], name), StandardCopyOption.COPY_ATTRIBUTES);
                    }
                }
            }
            """;

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

    @Test
    void a_damaged_cache_is_made_again() throws IOException, InterruptedException {
        Path made = install(TRAINING);
        if (!Sample.isAll()) {
            Path good = Installation.PROJECT.resolve("cli/target");
            Files.writeString(folder.resolve(TRAINING), COPY.replace("MADE", good.toString()));
        }
        Path sum = made.resolve("tilewright.aot.sum");
        List<String> jdk = Files.readAllLines(sum).subList(1, 2);
        byte[] good = Files.readAllBytes(made.resolve("tilewright.aot"));
        Files.write(made.resolve("tilewright.aot"), Arrays.copyOf(Arrays.copyOf(good, good.length / 2), good.length));
        Ended mended = version();
        assertThat(mended.err())
                .isEqualTo("tilewright: the JVM's cache is damaged, making it again (some seconds) ...\n");
        assertThat(mended.out()).startsWith("tilewright ");
        assertThat(run(made, "on").exit()).isZero();
        assertThat(Files.readAllLines(sum)).hasSize(2).containsAll(jdk);
        assertThat(version()).isEqualTo(new Ended(0, mended.out(), ""));
    }

    @Test
    void a_cache_that_another_jdk_made_is_told_apart() throws IOException, InterruptedException {
        Path made = install();
        Path sum = made.resolve("tilewright.aot.sum");
        Files.writeString(sum, Files.readString(sum).replace("JAVA_VERSION", "JAVA_VERSION_BEFORE"));
        Ended ended = version();
        assertThat(ended.err())
                .isEqualTo("tilewright: the JVM's cache is of another JDK, making it again (some seconds) ...\n");
        assertThat(ended.out()).startsWith("tilewright ");
        assertThat(made.resolve("tilewright.aot")).doesNotExist();
        assertThat(version()).isEqualTo(new Ended(0, ended.out(), ""));
    }

    @Test
    void a_damaged_cache_that_cannot_be_made_again_is_not_used() throws IOException, InterruptedException {
        Path made = install();
        byte[] good = Files.readAllBytes(made.resolve("tilewright.aot"));
        byte[] sum = Files.readAllBytes(made.resolve("tilewright.aot.sum"));
        String wanted = version().out();
        SeededRandom random = new SeededRandom(1);
        for (int i = 0; i < Sample.size(6, 12); i++) {
            byte[] damaged = i == 0 ? new byte[0] : i == 1 ? Arrays.copyOf(good, good.length / 2) : good.clone();
            if (i > 1) {
                damaged[random.below(i < 4 ? 1 << 12 : good.length)] ^= (byte) (1 << random.below(8));
            }
            Files.write(made.resolve("tilewright.aot"), damaged);
            Files.write(made.resolve("tilewright.aot.sum"), sum);
            assertThat(version().out()).as("damage %d", i).isEqualTo(wanted);
            assertThat(made.resolve("tilewright.aot")).doesNotExist();
        }
        assertThat(made.toFile().list((_, name) -> name.startsWith("crash"))).isEmpty();
    }

    @Test
    void no_heap_is_too_small_for_the_cache() throws IOException, InterruptedException {
        install();
        Ended wanted = version();
        List<Integer> all = IntStream.rangeClosed(1, 33).mapToObj(i -> 4 * i).toList();
        // The two beside the bound, and others.
        for (int megabytes : Stream.concat(Stream.of(28, 32), Sample.of(all, 7).stream())
                .distinct()
                .toList()) {
            Ended ended = version("-Xmx" + megabytes + "m");
            if (megabytes < 32) {
                assertThat(ended.exit()).as("%d MB", megabytes).isEqualTo(3);
                assertThat(ended.out()).as("%d MB", megabytes).isEmpty();
                assertThat(ended.err())
                        .as("%d MB", megabytes)
                        .startsWith("tilewright: the JVM cannot start: Initial heap");
            } else {
                assertThat(ended).as("%d MB", megabytes).isEqualTo(wanted);
            }
        }
    }

    private Path install(String... programs) throws IOException {
        return Installation.built(folder, programs).resolve("cli/target");
    }

    private Ended version() throws IOException, InterruptedException {
        return version("");
    }

    /** @param options of the user's for the JVM */
    private Ended version(String options) throws IOException, InterruptedException {
        Map<String, String> environment =
                Map.of("TILEWRIGHT_JAVA_HOME", Installation.JDK.toString(), "TILEWRIGHT_JAVA_OPTIONS", options);
        return Started.of(environment, folder.resolve("tilewright").toString(), "--version")
                .end();
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
