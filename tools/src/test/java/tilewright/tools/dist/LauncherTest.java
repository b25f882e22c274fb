package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher of a download with a JVM that prints its arguments, and makes a cache by writing its name into it. */
class LauncherTest {

    private static final String JAVA = """
            #!/bin/sh
            for argument; do
                case $argument in
                -XX:AOTCacheOutput=*) echo cache >"${argument#*=}" && exit ;;
                -XX:DumpLoadedClassList=*) echo classes >"${argument#*=}" && exit ;;
                -XX:SharedArchiveFile=*) archive=${argument#*=} ;;
                -Xshare:dump) echo archive >"$archive" && exit ;;
                esac
            done
            printf '%s\\n' "$@"
            """;

    /** One of the options of a run that is over soon. */
    private static final String QUICK = "-XX:TieredStopAtLevel=1";

    private static final FileTime DATE = FileTime.fromMillis(1_700_000_000_000L);

    @TempDir
    private Path folder;

    private Path app = Path.of("");
    private Path caches = Path.of("");

    @BeforeEach
    void install() throws IOException {
        app = folder.resolve("an app");
        caches = folder.resolve("some caches");
        Path launcher = write("bin/tilewright", Launcher.text(Path.of(".."), "1.2.3"));
        Path java = write("lib/runtime/bin/java", JAVA);
        assertThat(launcher.toFile().setExecutable(true) && java.toFile().setExecutable(true))
                .isTrue();
        for (String file : List.of("release", "lib/modules", "lib/server/libjvm.so")) {
            write("lib/runtime/" + file, file);
        }
        for (String file : List.of("jar", "options", "jsa")) {
            write("lib/tilewright." + file, file);
        }
    }

    @Test
    void it_has_no_fault_that_the_shell_finds() throws IOException, InterruptedException {
        assertThat(Programs.run(
                        List.of("sh", "-n", app.resolve("bin/tilewright").toString())))
                .isEmpty();
    }

    @Test
    void it_passes_arguments_on_also_through_a_link() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("a link"), Path.of("an app/bin/tilewright"));
        assertThat(run(link, Map.of("TILEWRIGHT_CACHE", "off"), "count", "two words"))
                .containsSequence(
                        app.resolve("lib/tilewright.jar").toString(), "tilewright.cli.Main", "count", "two words")
                .contains(archive());
        assertThat(caches).doesNotExist();
    }

    @Test
    void the_second_start_has_the_cache_that_the_first_makes() throws IOException, InterruptedException {
        assertThat(run()).contains(archive());
        Path cache = made();
        assertThat(run()).contains("-XX:AOTCache=" + cache).doesNotContain(archive());
        assertThat(run()).contains("-XX:AOTCache=" + cache);
    }

    @Test
    void one_plain_sudoku_has_a_cache_of_its_own() throws IOException, InterruptedException {
        String sudoku = ".".repeat(80) + "1";
        assertThat(run("count", "sudoku", "--text", sudoku)).contains(archive()).doesNotContain(QUICK);
        Path cache = made();
        String single = "-XX:SharedArchiveFile=" + cache.resolveSibling("single.jsa");
        for (String command : List.of("count", "solve", "hint", "rate", "show", "convert")) {
            assertThat(run(command, "sudoku", "--text", sudoku)).contains(single, QUICK);
            assertThat(run(command, "sudoku", "--json", "--text=" + sudoku)).contains(single, QUICK);
        }
        for (List<String> other : List.of(
                List.of("count"),
                List.of("count", "sudoku"),
                List.of("count", "sudoku", "--text"),
                List.of("count", "sudoku", "--text", sudoku + "."),
                List.of("count", "sudoku", "--text", sudoku.replace("1", "A")),
                List.of("count", "sudoku", "--text", sudoku, "--text", sudoku),
                List.of("count", "sudoku", "--text=" + sudoku, "--text=" + sudoku),
                List.of("count", "hues", "--text", sudoku),
                List.of("path", "sudoku", "--text", sudoku))) {
            assertThat(run(other.toArray(String[]::new)))
                    .as("%s", other)
                    .contains("-XX:AOTCache=" + cache)
                    .doesNotContain(single, QUICK);
        }
    }

    @Test
    void where_that_cache_cannot_be_made_the_other_one_serves() throws IOException, InterruptedException {
        write("lib/runtime/bin/java", JAVA.replace("-Xshare:dump) ", "-Xshare:dump) exit 1; "));
        String[] count = {"count", "sudoku", "--text", ".".repeat(81)};
        run(count);
        Path cache = made();
        assertThat(run(count)).contains("-XX:AOTCache=" + cache).doesNotContain(QUICK);
    }

    @Test
    void another_jar_of_the_same_length_and_date_has_another_cache() throws IOException, InterruptedException {
        Path jar = app.resolve("lib/tilewright.jar");
        Files.setLastModifiedTime(jar, DATE);
        run();
        Path first = made();
        assertThat(run()).contains("-XX:AOTCache=" + first);
        Files.writeString(jar, "raj");
        Files.setLastModifiedTime(jar, DATE);
        assertThat(run()).contains(archive());
        Path second = made();
        assertThat(second).isNotEqualTo(first);
        assertThat(run()).contains("-XX:AOTCache=" + second);
    }

    @Test
    void a_damaged_cache_is_made_again() throws IOException, InterruptedException {
        run();
        Path cache = made();
        Files.writeString(cache, "damaged");
        assertThat(run()).contains(archive());
        made();
        assertThat(cache).hasContent("cache");
        assertThat(run()).contains("-XX:AOTCache=" + cache);
    }

    @Test
    void a_cache_that_cannot_be_made_is_not_tried_again() throws IOException, InterruptedException {
        write("lib/runtime/bin/java", JAVA.replace("&& exit", "; exit 1"));
        run();
        ended();
        assertThat(run()).contains(archive());
        assertThat(run()).contains(archive());
        assertThat(caches.resolve("making")).doesNotExist();
    }

    @Test
    void where_nothing_can_be_written_it_starts_all_the_same() throws IOException, InterruptedException {
        Files.writeString(caches, "a file");
        assertThat(run()).contains(archive());
        assertThat(run(app.resolve("bin/tilewright"), Map.of("HOME", ""))).contains(archive());
    }

    private String archive() {
        return "-XX:SharedArchiveFile=" + app.resolve("lib/tilewright.jsa");
    }

    private List<String> run(String... arguments) throws IOException, InterruptedException {
        return run(app.resolve("bin/tilewright"), Map.of("TILEWRIGHT_CACHE", caches.toString()), arguments);
    }

    private static List<String> run(Path launcher, Map<String, String> variables, String... arguments)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(Stream.concat(Stream.of(launcher.toString()), Stream.of(arguments))
                        .toList())
                .redirectErrorStream(true);
        builder.environment()
                .keySet()
                .removeAll(List.of("XDG_CACHE_HOME", "TILEWRIGHT_CACHE", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        builder.environment().putAll(variables);
        Process process = builder.start();
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(process.waitFor()).isZero();
        return lines;
    }

    /** Waits until the cache is made that the last start wanted, and returns it. */
    private Path made() throws IOException, InterruptedException {
        ended();
        try (Stream<Path> all = Files.walk(caches)) {
            return all.filter(path -> path.endsWith("tilewright.aot"))
                    .max((one, other) -> modified(one).compareTo(modified(other)))
                    .orElseThrow();
        }
    }

    private void ended() throws InterruptedException {
        while (Files.exists(caches.resolve("making"))) {
            Thread.sleep(10);
        }
    }

    private static FileTime modified(Path path) {
        try {
            return Files.getLastModifiedTime(path);
        } catch (IOException error) {
            throw new java.io.UncheckedIOException(error);
        }
    }

    private Path write(String name, String text) throws IOException {
        Path file = app.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
