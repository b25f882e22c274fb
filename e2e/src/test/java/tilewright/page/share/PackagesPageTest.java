package tilewright.page.share;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** The packages for npm in projects of others, which have nothing of them but what npm packs. */
final class PackagesPageTest extends AtThePage {

    private static final Path BUILT =
            Path.of("../browser/target/packages").toAbsolutePath().normalize();

    /** Has the Vite and the TypeScript with which the page is built. */
    private static final Path TOOLS =
            Path.of("../browser/page/node_modules").toAbsolutePath().normalize();

    private static final int PATIENCE = 120;

    private static final String SOLUTION =
            "sudoku:534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static final String PROGRAM = """
            import { Refusal, tilewright } from "@tilewright/engine";
            const { solutions } = await tilewright.ask({ do: "solve", play: "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" });
            console.log(solutions[0]);
            const failure = await tilewright.ask({ do: "view", play: "hues:x" }).catch((reason) => reason);
            console.log(failure instanceof Refusal);
            """;

    private static final String MAIN = """
            import "@tilewright/board";
            import type { PlayDetail, TilewrightBoard } from "@tilewright/board";
            import { tilewright } from "@tilewright/engine";

            const board: TilewrightBoard | null = document.querySelector("tilewright-board");
            board?.addEventListener("tilewright-change", ({ detail }: CustomEvent<PlayDetail>) => console.info(detail.play));
            const { solutions } = await tilewright.ask({ do: "solve", play: "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" });
            const solution: string | undefined = solutions[0];
            document.querySelector("output")!.textContent = solution ?? "";
            """;

    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
              <head>
                <meta charset="utf-8" />
                <title>A puzzle</title>
                <script type="module" src="./main.SUFFIX"></script>
              </head>
              <body>
                <tilewright-board puzzle="trominoes" position="g.../..../..../...."></tilewright-board>
                <output></output>
              </body>
            </html>
            """;

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8", "js", "text/javascript", "css", "text/css", "wasm", "application/wasm");

    /** Dies with the tests that need it. */
    @TempDir
    static Path folder;

    private static Path project;

    @BeforeAll
    static void install() throws Exception {
        if (!Files.exists(BUILT)) {
            throw new IllegalStateException("there are no packages: build the module browser first");
        }
        project = Files.createDirectory(folder.resolve("project"));
        Files.writeString(project.resolve("package.json"), "{\"type\":\"module\",\"private\":true}");
        for (String name : List.of("engine", "board")) {
            Path installed = Files.createDirectories(project.resolve("node_modules/@tilewright/" + name));
            String packed = run(
                    folder,
                    "npm",
                    "pack",
                    "--silent",
                    "--offline",
                    BUILT.resolve(name).toString());
            run(folder, "tar", "xzf", packed.strip(), "-C", installed.toString(), "--strip-components=1");
        }
        Files.writeString(project.resolve("main.mjs"), PROGRAM);
        Files.writeString(project.resolve("main.ts"), MAIN);
        Files.writeString(project.resolve("index.html"), PAGE.replace("SUFFIX", "ts"));
    }

    @Test
    void a_program_in_node_solves_a_sudoku() throws Exception {
        // Node of another version may be named: that which builds the page may be too old for the engine.
        String node = System.getenv().getOrDefault("TILEWRIGHT_NODE", "node");
        int version =
                Integer.parseInt(run(folder, node, "--version").substring(1).split("\\.")[0]);
        if (version >= 22) {
            Assertions.assertThat(run(project, node, "main.mjs")).isEqualTo(SOLUTION + "\ntrue\n");
        } else {
            Assertions.assertThat(output(project, node, "main.mjs")).contains("the engine needs Node 22 or later");
        }
    }

    @ParameterizedTest
    @CsvSource({"bundler, esnext", "node16, node16"})
    void the_types_are_found(String resolution, String module) throws Exception {
        String tsc = TOOLS.resolve("typescript/bin/tsc").toString();
        String checked = output(
                project,
                "node",
                tsc,
                "--noEmit",
                "--strict",
                "--target",
                "es2023",
                "--lib",
                "es2023,dom",
                "--types",
                "",
                "--module",
                module,
                "--moduleResolution",
                resolution,
                "main.ts");
        Assertions.assertThat(checked).isEmpty();
    }

    @Test
    void vite_builds_a_page_with_them() throws Exception {
        run(project, "node", vite(), "build", "--base", "./", "--logLevel", "warn");
        shown("/~somebody/built/", project.resolve("dist"));
    }

    @Test
    void vite_serves_a_page_with_them_while_it_is_written() throws Exception {
        Process served = process(project, "node", vite(), "--port", "0", "--host", "127.0.0.1")
                .start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(served.getInputStream(), StandardCharsets.UTF_8))) {
            Pattern told = Pattern.compile("http://127\\.0\\.0\\.1:\\d+/");
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher address = told.matcher(line.replaceAll("\u001b\\[[0-9;]*m", ""));
                if (address.find()) {
                    shown(URI.create(address.group()));
                    return;
                }
            }
            throw new AssertionError("Vite tells no address");
        } finally {
            served.destroy();
            served.waitFor(PATIENCE, TimeUnit.SECONDS);
        }
    }

    @Test
    void a_page_without_a_bundler_has_them_in_folders() throws Exception {
        Path plain = Files.createDirectory(folder.resolve("plain"));
        Files.writeString(plain.resolve("index.html"), PAGE.replace("SUFFIX", "js"));
        Files.writeString(plain.resolve("main.js"), """
                import "./node_modules/@tilewright/board/tilewright-board.js";
                import { tilewright } from "./node_modules/@tilewright/engine/tilewright-engine.js";
                const { solutions } = await tilewright.ask({ do: "solve", play: "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" });
                document.querySelector("output").textContent = solutions[0];
                """);
        Files.createSymbolicLink(plain.resolve("node_modules"), project.resolve("node_modules"));
        shown("/~somebody/plain/", plain);
    }

    private static String vite() {
        return TOOLS.resolve("vite/bin/vite.js").toString();
    }

    /** Shows the page in a folder of files, which lies in a folder of the host. */
    private void shown(String place, Path files) throws IOException {
        HttpServer host = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        host.createContext("/", exchange -> {
            String path = exchange.getRequestURI().getPath();
            try (exchange) {
                String name = path.startsWith(place) ? path.substring(place.length()) : "..";
                Path file = files.resolve(name.isEmpty() ? "index.html" : name);
                if (name.contains("..") || !Files.isRegularFile(file)) {
                    exchange.sendResponseHeaders(path.equals("/favicon.ico") ? 204 : 404, -1);
                    return;
                }
                byte[] bytes = Files.readAllBytes(file);
                String suffix = file.toString().substring(file.toString().lastIndexOf('.') + 1);
                exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(suffix, TYPES.get("html")));
                exchange.sendResponseHeaders(200, bytes.length);
                exchange.getResponseBody().write(bytes);
            }
        });
        host.start();
        try {
            shown(URI.create("http://localhost:" + host.getAddress().getPort() + place));
        } finally {
            host.stop(0);
        }
    }

    private void shown(URI address) {
        try (Visit visit = visit(address).open("").expecting("favicon|\\[vite\\]")) {
            assertThat(visit.page.locator("tilewright-board .message")).hasText("15 cells to cover.");
            assertThat(visit.page.locator("output")).hasText(SOLUTION);
        }
    }

    /** Returns what a program prints, which must succeed. */
    private static String run(Path place, String... command) throws IOException, InterruptedException {
        Process process = process(place, command).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Assertions.assertThat(process.waitFor())
                .as("%s: %s", Arrays.toString(command), printed)
                .isZero();
        return printed;
    }

    /** Returns what a program prints, whether it succeeds or not. */
    private static String output(Path place, String... command) throws IOException, InterruptedException {
        Process process = process(place, command).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed;
    }

    private static ProcessBuilder process(Path place, String... command) {
        return new ProcessBuilder(command).directory(place.toFile()).redirectErrorStream(true);
    }
}
