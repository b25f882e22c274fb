package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Sample;
import tilewright.launcher.Started.Ended;

class LauncherTest {

    private static final String VERSION = Runtime.version().feature() + "\n";

    @TempDir
    private static Path prepared;

    @TempDir
    private Path folder;

    private Installation installation;

    @BeforeAll
    static void prepare() throws IOException {
        Installation.prepare(prepared);
    }

    @BeforeEach
    void install() throws IOException {
        installation = Installation.in(folder.resolve("tilewright"), prepared);
    }

    @Test
    void builds_on_first_use_and_hands_over() throws IOException, InterruptedException {
        assertThat(installation.run("count", "sudoku", ""))
                .isEqualTo(new Ended(
                        0, VERSION + "count\nsudoku\n\n", "tilewright: building on first use (some minutes) ...\n"));
        assertThat(installation.builds()).containsExactly("build");
    }

    @Test
    void unchanged_sources_are_not_built_again() throws IOException, InterruptedException {
        installation.run();
        installation.age();
        assertThat(installation.develop()).isEqualTo(new Ended(0, VERSION, ""));
        assertThat(installation.builds()).containsExactly("build");
    }

    @Test
    void changed_sources_are_built_again_for_developers_alone() throws IOException, InterruptedException {
        for (String source : List.of(
                "pom.xml",
                "core/src/main/java/Source.java",
                "cli/pom.xml",
                "browser/page/src/page.ts",
                "words/en/page/home.properties")) {
            installation.run();
            installation.age();
            Files.deleteIfExists(installation.path("builds"));
            installation.date(installation.path(source), 60);
            assertThat(installation.run()).as(source).isEqualTo(new Ended(0, VERSION, ""));
            assertThat(installation.builds()).as(source).isEmpty();
            assertThat(installation.develop())
                    .as(source)
                    .isEqualTo(new Ended(0, VERSION, "tilewright: the sources have changed, building again ...\n"));
            assertThat(installation.builds()).as(source).containsExactly("build");
        }
    }

    @Test
    void a_deleted_source_is_a_change() throws IOException, InterruptedException {
        installation.run();
        installation.age();
        Files.delete(installation.path("server/src/main/java/Source.java"));
        installation.develop();
        assertThat(installation.builds()).containsExactly("build", "build");
    }

    @Test
    void two_starts_at_once_build_once() throws IOException, InterruptedException {
        installation.write("wait", "");
        Started first = installation.start("first");
        Started second = installation.start("second");
        assertThat(first.error()).contains("building");
        assertThat(second.error()).contains("building");
        Files.delete(installation.path("wait"));
        assertThat(first.end()).isEqualTo(new Ended(0, VERSION + "first\n", ""));
        assertThat(second.end()).isEqualTo(new Ended(0, VERSION + "second\n", ""));
        assertThat(installation.builds()).containsExactly("build");
    }

    @Test
    void a_failed_build_says_why() throws IOException, InterruptedException {
        installation.write("broken", "");
        installation.write("message", "[INFO] fine\n[ERROR] no semicolon\n");
        Ended ended = installation.run();
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err())
                .contains("[ERROR] no semicolon\n")
                .contains("tilewright: build failed; see ")
                .doesNotContain("fine");
    }

    @Test
    void what_the_build_warns_of_is_shown() throws IOException, InterruptedException {
        installation.write("message", "[INFO] fine\ntilewright: no cache\n");
        assertThat(installation.run().err()).endsWith(" ...\ntilewright: no cache\n");
    }

    /** A build says nothing for minutes. */
    @Test
    void node_is_brought_before_the_build_and_told_at_once() throws Exception {
        installation.script("old/node", "#!/bin/sh\necho v12.0.0\n");
        installation.script("new/bin/node", "#!/bin/sh\necho v22.0.0\n");
        installation.script("new/bin/npm-cli.js", "#!/bin/sh\necho 10.0.0\n");
        Path archive = folder.resolve("new.tgz");
        Started.of(
                        Map.of(),
                        "tar",
                        "-czf",
                        archive.toString(),
                        "-C",
                        installation.path("").toString(),
                        "new")
                .end();
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(archive));
        String row = ",any,The %s,7,.," + HexFormat.of().formatHex(sum) + ",file://" + archive + "\n";
        installation.write("table", "npm" + row.formatted("npm") + "node" + row.formatted("Node"));
        Ended ended = installation
                .start(
                        installation.path("tilewright"),
                        Map.of(
                                "TILEWRIGHT_JAVA_HOME", Installation.JDK.toString(),
                                "TILEWRIGHT_BRING", installation.path("table").toString(),
                                "XDG_CACHE_HOME", folder.resolve("cache").toString(),
                                "PATH", installation.path("old") + ":" + System.getenv("PATH")))
                .end();
        assertThat(ended.err().lines().map(line -> line.replaceAll(" \\(about.*", "")))
                .containsExactly(
                        "tilewright: building on first use (some minutes) ...",
                        "tilewright: brings The npm",
                        "tilewright: brings The Node");
        assertThat(ended.exit()).isZero();
    }

    @Test
    void without_node_it_does_not_build() throws IOException, InterruptedException {
        installation.script("old/node", "#!/bin/sh\necho v12.0.0\n");
        Ended ended = installation
                .start(
                        installation.path("tilewright"),
                        Map.of(
                                "TILEWRIGHT_JAVA_HOME",
                                Installation.JDK.toString(),
                                "TILEWRIGHT_BRING",
                                "no",
                                "PATH",
                                installation.path("old") + ":" + System.getenv("PATH")))
                .end();
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).contains("needs Node 20.19 or newer with npm to build the page, and found v12.0.0");
        assertThat(installation.builds()).isEmpty();
    }

    @Test
    void exit_codes_are_those_of_the_program() throws IOException, InterruptedException {
        assertThat(installation.run("exit", "2").exit()).isEqualTo(2);
        assertThat(installation.run("exit", "130").exit()).isEqualTo(130);
    }

    @Test
    void without_a_jdk_it_says_so() throws IOException, InterruptedException {
        Ended ended = installation
                .start(installation.path("tilewright"), Map.of("TILEWRIGHT_JAVA_HOME", folder.toString()))
                .end();
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err())
                .isEqualTo(
                        "tilewright: TILEWRIGHT_JAVA_HOME (" + folder + ") is not the folder of a JDK 25 or newer.\n");
        assertThat(installation.builds()).isEmpty();
    }

    @Test
    void finds_the_jdk_when_java_is_an_older_one() throws IOException, InterruptedException {
        Installation old = installation;
        old.script("old/bin/java", "#!/bin/sh\necho the old one\n");
        old.script("old/bin/javac", "#!/bin/sh\n");
        old.write("old/release", "JAVA_VERSION=\"17.0.15\"\n");
        Files.createDirectories(folder.resolve("home/.jdks"));
        Files.createSymbolicLink(folder.resolve("home/.jdks/new"), Installation.JDK);
        Map<String, String> environment = Map.of(
                "JAVA_HOME", old.path("old").toString(),
                "PATH", old.path("old/bin") + ":" + System.getenv("PATH"),
                "HOME", folder.resolve("home").toString());
        Ended ended = old.start(old.path("tilewright"), environment).end();
        assertThat(ended.exit()).isZero();
        assertThat(Integer.parseInt(ended.out().strip())).isGreaterThanOrEqualTo(25);
    }

    @Test
    void an_argument_may_name_a_file() throws IOException, InterruptedException {
        installation.write("positions.txt", "1\n");
        String file = installation.path("positions.txt").toString();
        assertThat(installation.run("rate", file, "@" + file).out())
                .isEqualTo(VERSION + "rate\n" + file + "\n@" + file + "\n");
    }

    @Test
    void an_option_that_the_jvm_does_not_know_does_no_harm() throws IOException, InterruptedException {
        Files.writeString(
                installation.path("prepared/tilewright.options"),
                "-XX:+NoJvmHasThis\n-XX:NorThis=1\n--nor-this=allow\n",
                StandardOpenOption.APPEND);
        installation.run();
        assertThat(installation.run("list")).isEqualTo(new Ended(0, VERSION + "list\n", ""));
    }

    @Test
    void a_damaged_cache_does_no_harm() throws IOException, InterruptedException {
        for (String damaged : List.of("", "no cache", "x".repeat(1 << 20))) {
            installation.write("prepared/tilewright.aot", damaged);
            Files.deleteIfExists(installation.path("cli/target/tilewright.built"));
            installation.run();
            assertThat(installation.run("list")).isEqualTo(new Ended(0, VERSION + "list\n", ""));
        }
    }

    @Test
    void a_cache_is_summed_once_and_again_when_it_has_changed() throws IOException, InterruptedException {
        installation.script("tools/cksum", "#!/bin/sh\necho >>\"$(dirname \"$0\")/../sums\"\necho 1 8\n");
        Map<String, String> environment = Map.of(
                "TILEWRIGHT_JAVA_HOME",
                Installation.JDK.toString(),
                "PATH",
                installation.path("tools") + ":" + System.getenv("PATH"));
        String jdk = Files.readAllLines(Installation.JDK.resolve("release")).stream()
                .takeWhile(line -> !line.startsWith("MODULES="))
                .collect(Collectors.joining());
        installation.write("prepared/tilewright.aot", "no cache");
        installation.write("prepared/tilewright.aot.sum", "1 8\n" + jdk + "\n");
        Path launcher = installation.path("tilewright");
        for (int start = 0; start < 3; start++) {
            assertThat(installation.start(launcher, environment).end().exit()).isZero();
        }
        boolean told = Files.exists(Path.of("/proc/sys/kernel/random/boot_id"));
        assertThat(Files.readAllLines(installation.path("sums"))).hasSize(told ? 1 : 3);
        installation.write("cli/target/tilewright.aot", "damaged!");
        installation.script("tools/cksum", "#!/bin/sh\necho 2 8\n");
        assertThat(installation.start(launcher, environment).end().err()).contains("the JVM's cache is damaged");
    }

    @Test
    void needs_no_home() throws IOException, InterruptedException {
        installation.run();
        String jdk = Installation.JDK.resolve("bin").toString();
        Ended ended = Started.of(Map.of(), "env", "-u", "HOME", "PATH=" + jdk + ":/usr/bin:/bin", launcher(), "list")
                .end();
        assertThat(ended).isEqualTo(new Ended(0, VERSION + "list\n", ""));
    }

    private String launcher() {
        return installation.path("tilewright").toString();
    }

    private Ended shell(String script) throws IOException, InterruptedException {
        return Started.of(
                        Map.of("TILEWRIGHT_JAVA_HOME", Installation.JDK.toString()),
                        "sh",
                        "-c",
                        "cd " + folder + "; " + script,
                        launcher())
                .end();
    }

    @Test
    void a_closed_input_is_an_empty_one() throws IOException, InterruptedException {
        installation.run();
        assertThat(shell("\"$0\" input <&-")).isEqualTo(new Ended(0, VERSION + "input\n-1\n", ""));
    }

    @Test
    void closed_outputs_take_nothing() throws IOException, InterruptedException {
        installation.run();
        assertThat(shell("\"$0\" list >&-").out()).isEmpty();
        assertThat(shell("\"$0\" list 2>&-")).isEqualTo(new Ended(0, VERSION + "list\n", ""));
    }

    @Test
    void file_names_may_have_any_letters_in_the_plainest_locale() throws IOException, InterruptedException {
        installation.run();
        String named = "name=$(dirname \"$0\")/$(printf 'b\\303\\266se') && : >\"$name\" && ";
        assertThat(shell(named + "LC_ALL=C \"$0\" exists \"$name\"").out()).endsWith("true\n");
    }

    @Test
    void a_process_that_a_build_left_behind_blocks_no_other_build() throws IOException, InterruptedException {
        installation.write("linger", "");
        installation.run();
        ProcessHandle left = ProcessHandle.of(Long.parseLong(
                        Files.readString(installation.path("linger")).strip()))
                .orElseThrow();
        try {
            Files.delete(installation.path("linger"));
            Files.delete(installation.path("cli/target/tilewright.built"));
            assertThat(installation.run().exit()).isZero();
            assertThat(left.isAlive()).isTrue();
        } finally {
            left.destroyForcibly();
        }
    }

    @Test
    void runs_in_a_folder_with_blanks() throws IOException, InterruptedException {
        Installation blanks = Installation.in(folder.resolve("with two blanks"), prepared);
        blanks.run();
        assertThat(blanks.run("a b", "c")).isEqualTo(new Ended(0, VERSION + "a b\nc\n", ""));
    }

    @Test
    void runs_through_a_symbolic_link() throws IOException, InterruptedException {
        installation.run();
        Path link = Files.createSymbolicLink(folder.resolve("link"), installation.path("tilewright"));
        assertThat(installation
                        .start(link, Map.of("TILEWRIGHT_JAVA_HOME", Installation.JDK.toString()), "list")
                        .end())
                .isEqualTo(new Ended(0, VERSION + "list\n", ""));
    }

    @Test
    void a_jvm_that_cannot_start_is_a_failure_and_leaves_no_results() throws IOException, InterruptedException {
        installation.run();
        Ended fine = new Ended(0, VERSION + "list\n", "");
        int refused = 0;
        for (String limit : List.of("-v", "-d")) {
            List<Integer> all =
                    IntStream.range(0, 22).mapToObj(i -> 600_000 + 250_000 * i).toList();
            for (int kilobytes : Sample.of(all, 8, limit.hashCode())) {
                Ended ended = shell("ulimit " + limit + " " + kilobytes + "; exec \"$0\" list");
                if (!ended.equals(fine)) {
                    assertThat(ended.exit())
                            .as("ulimit %s %d", limit, kilobytes)
                            .isEqualTo(3);
                    assertThat(ended.out()).as("ulimit %s %d", limit, kilobytes).isEmpty();
                    assertThat(ended.err())
                            .startsWith("tilewright: the JVM cannot start: ")
                            .hasLineCount(1);
                    refused++;
                }
            }
        }
        assertThat(refused).isPositive();
        assertThat(shell("export TILEWRIGHT_JAVA_OPTIONS=-XX:ReservedCodeCacheSize=64m; exec \"$0\" list"))
                .isEqualTo(fine);
        for (String bad : List.of("-Xmx1k", "-Xmx5x", "-XX:+UseParallelGC", "-XX:MaxNewSize=z")) {
            Ended ended = shell("export TILEWRIGHT_JAVA_OPTIONS=" + bad + "; exec \"$0\" list");
            assertThat(ended.exit()).as(bad).isEqualTo(3);
            assertThat(ended.out()).as(bad).isEmpty();
            assertThat(ended.err())
                    .as(bad)
                    .startsWith("tilewright: the JVM cannot start: ")
                    .hasLineCount(1);
        }
    }

    @Test
    void a_folder_that_is_gone_is_told() throws IOException, InterruptedException {
        installation.run();
        Ended ended = shell("mkdir gone && cd gone && rmdir ../gone && exec \"$0\" list");
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err()).endsWith("tilewright: the current folder has been deleted; change to another one\n");
    }

    @Test
    void what_the_threads_do_is_written_among_the_messages() throws IOException, InterruptedException {
        installation.run();
        installation.write("wait", "");
        String wait = installation.path("wait").toString();
        Started started = installation.start("wait", wait);
        while (started.process().getInputStream().available() == 0) {
            Thread.onSpinWait();
        }
        new ProcessBuilder("kill", "-QUIT", Long.toString(started.process().pid()))
                .start()
                .waitFor();
        while (!started.error().startsWith("Full thread dump")) {
            // a few lines come before
        }
        Files.delete(installation.path("wait"));
        assertThat(started.end().out()).isEqualTo(VERSION + "wait\n" + wait + "\n");
    }
}
