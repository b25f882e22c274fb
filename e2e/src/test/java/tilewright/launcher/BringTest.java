package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.launcher.Started.Ended;

class BringTest {

    private static final Path SCRIPTS = Installation.PROJECT.resolve("scripts");

    @TempDir
    private Path folder;

    private final List<String> requests = new ArrayList<>();
    private HttpServer server;
    private byte[] archive = {};

    @BeforeEach
    void serve() throws IOException, InterruptedException {
        Files.createDirectories(folder.resolve("thing/bin"));
        Files.writeString(folder.resolve("thing/bin/run"), "it runs\n");
        Ended packed = Started.of(Map.of(), "tar", "-czf", folder + "/thing.tgz", "-C", folder.toString(), "thing")
                .end();
        assertThat(packed.exit()).isZero();
        archive = Files.readAllBytes(folder.resolve("thing.tgz"));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests.add(exchange.getRequestURI().getPath());
            boolean there = exchange.getRequestURI().getPath().equals("/thing.tgz");
            exchange.sendResponseHeaders(there ? 200 : 404, there ? archive.length : -1);
            if (there) {
                exchange.getResponseBody().write(archive);
            }
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void is_downloaded_and_unpacked_once() throws IOException, InterruptedException, GeneralSecurityException {
        table(sum(), "thing.tgz");
        Ended first = bring();
        Path brought = folder.resolve("cache/tilewright/thing-" + sum().substring(0, 12));
        assertThat(first.out()).isEqualTo(brought + "/bin\n");
        assertThat(first.err())
                .isEqualTo("tilewright: brings The thing 1.0 (about 7 MB, from %s) into %s ...\n"
                        .formatted(address(), brought));
        assertThat(brought.resolve("bin/run")).hasContent("it runs\n");
        assertThat(bring()).isEqualTo(new Ended(0, brought + "/bin\n", ""));
        assertThat(requests).hasSize(1);
        assertThat(cached()).containsExactly(brought.getFileName().toString());
    }

    @Test
    void other_bytes_are_refused_and_leave_nothing()
            throws IOException, InterruptedException, GeneralSecurityException {
        table("0".repeat(64), "thing.tgz");
        Ended ended = bring();
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.err()).contains("its SHA-256 is " + sum() + ", and should be 000000");
        assertThat(cached()).isEmpty();
    }

    @Test
    void what_is_not_there_is_told_and_leaves_nothing() throws IOException, InterruptedException {
        table("0".repeat(64), "gone.tgz");
        Ended ended = bring();
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.err()).contains("cannot bring The thing 1.0 from http://" + address() + "/gone.tgz.");
        assertThat(cached()).isEmpty();
    }

    @Test
    void brings_nothing_when_told_so_or_without_a_folder_of_the_user()
            throws IOException, InterruptedException, GeneralSecurityException {
        table(sum(), "thing.tgz");
        assertThat(bring(Map.of("TILEWRIGHT_BRING", "no"))).isEqualTo(new Ended(1, "", ""));
        assertThat(bring(Map.of("XDG_CACHE_HOME", "", "HOME", ""))).isEqualTo(new Ended(1, "", ""));
        assertThat(requests).isEmpty();
    }

    @Test
    void without_curl_and_wget_the_way_out_is_told()
            throws IOException, InterruptedException, GeneralSecurityException {
        table(sum(), "thing.tgz");
        Path tools = Files.createDirectories(folder.resolve("tools"));
        for (String tool : List.of("mkdir", "mktemp", "rm", "uname")) {
            Files.createSymbolicLink(tools.resolve(tool), Path.of("/usr/bin", tool));
        }
        Ended ended = bring(Map.of("PATH", tools.toString()));
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.err())
                .endsWith(
                        "has neither curl nor wget to bring The thing 1.0: install one of them, and run this again.\n");
        assertThat(cached()).isEmpty();
    }

    /** The packages that Chromium recommends were 600 MB more. */
    @Test
    void chromium_is_installed_without_what_its_packages_recommend() throws IOException, InterruptedException {
        Path tools = Files.createDirectories(folder.resolve("tools"));
        for (String tool : List.of("env", "mktemp", "rm")) {
            Files.createSymbolicLink(tools.resolve(tool), Path.of("/usr/bin", tool));
        }
        script(tools.resolve("id"), "echo 0");
        script(tools.resolve("apt-get"), "echo \"$*\" >>'" + folder.resolve("asked") + "'");
        String script = "cd '" + Installation.PROJECT + "'; . scripts/find-tools.sh; find_browser";
        Ended ended = Started.of(Map.of("PATH", tools.toString(), "TILEWRIGHT_BRING", ""), "/bin/sh", "-euc", script)
                .end();
        assertThat(ended)
                .isEqualTo(
                        new Ended(
                                0,
                                "",
                                "tilewright: installs chromium-headless-shell chromium-sandbox fonts-liberation with apt-get ...\n"));
        assertThat(Files.readAllLines(folder.resolve("asked")))
                .containsExactly(
                        "update -qq",
                        "install -y -qq --no-install-recommends chromium-headless-shell chromium-sandbox fonts-liberation");
    }

    private static void script(Path file, String line) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + line + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void the_table_names_whole_checksums_and_the_jdk_of_the_downloads() throws IOException {
        List<String> rows = rows(SCRIPTS.resolve("brought.csv"));
        assertThat(rows)
                .allMatch(row -> row.matches(
                        "(jdk|node|npm),[a-z0-9-]+,[^,]+,\\d+,[^,]+,[0-9a-f]{64},https://[^,]+\\.(tgz|tar\\.gz)"));
        String pinned = rows(Installation.PROJECT.resolve("tools/src/main/dist/jdks.csv"))
                .getFirst();
        assertThat(rows)
                .anyMatch(row -> row.startsWith("jdk,linux-x64,")
                        && pinned.startsWith("linux-x64," + row.split(",", -1)[2].replace(" JDK ", "-") + ","));
    }

    private static List<String> rows(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    private void table(String sum, String file) throws IOException {
        Files.writeString(
                folder.resolve("table.csv"),
                "# A table.\nother,any,Another,1,.,%1$s,http://%3$s/%2$s\nthing,any,The thing 1.0,7,bin,%1$s,http://%3$s/%2$s\n"
                        .formatted(sum, file, address()));
    }

    private Ended bring() throws IOException, InterruptedException {
        return bring(Map.of());
    }

    private Ended bring(Map<String, String> environment) throws IOException, InterruptedException {
        Map<String, String> all = new HashMap<>(Map.of(
                "TILEWRIGHT_BRING",
                folder.resolve("table.csv").toString(),
                "XDG_CACHE_HOME",
                folder.resolve("cache").toString(),
                "no_proxy",
                "localhost,127.0.0.1"));
        all.putAll(environment);
        String script = ". '" + SCRIPTS.resolve("bring.sh") + "'; bring thing && echo \"$brought\"";
        return Started.of(all, "/bin/sh", "-euc", script).end();
    }

    private String address() {
        return "127.0.0.1:" + server.getAddress().getPort();
    }

    private String sum() throws GeneralSecurityException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(archive));
    }

    private List<String> cached() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("cache/tilewright"))) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
