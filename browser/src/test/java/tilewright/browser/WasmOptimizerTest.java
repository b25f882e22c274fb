package tilewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Engines are optimized again when they, or what optimizes them, have changed. The tools are scripts that write what they are asked. */
final class WasmOptimizerTest {

    private static final String TOOL = """
            const fs = require("node:fs");
            const all = process.argv.slice(2);
            const out = all[all.indexOf("-o") + 1];
            fs.writeFileSync(out, fs.readFileSync(all[all.indexOf("-o") - 1], "utf8") + "TEXT");
            fs.appendFileSync(__dirname + "/runs", "TEXT");
            """;

    @TempDir
    private Path folder;

    private Path tools;
    private Path kept;

    @BeforeEach
    void makeTools() throws IOException {
        tools = Files.createDirectory(folder.resolve("tools"));
        kept = folder.resolve("kept");
        tool("wasm-metadce", "m");
        tool("wasm-opt", "o");
        Files.writeString(tools.resolve("runs"), "");
    }

    private void tool(String name, String text) throws IOException {
        Files.writeString(tools.resolve(name), TOOL.replace("TEXT", text));
    }

    /** Optimizes engines in one run, and returns the tools that ran. */
    private String optimized(String... engines) throws IOException, InterruptedException {
        WasmOptimizer optimizer = new WasmOptimizer(tools, kept);
        for (String engine : engines) {
            Path raw = Files.writeString(folder.resolve("raw.wasm"), engine);
            Path small = folder.resolve(engine + ".wasm");
            optimizer.optimize(raw, small);
            assertThat(small).hasContent(engine + Files.readString(tools.resolve("suffix")));
        }
        optimizer.forgetUnused();
        String runs = Files.readString(tools.resolve("runs"));
        Files.writeString(tools.resolve("runs"), "");
        return runs;
    }

    @Test
    void what_has_not_changed_is_not_optimized_again() throws IOException, InterruptedException {
        Files.writeString(tools.resolve("suffix"), "mo");
        assertThat(optimized("hues", "sudoku")).isEqualTo("momo");
        assertThat(optimized("sudoku", "hues")).isEmpty();
        assertThat(optimized("sudoku", "paletto")).isEqualTo("mo");
        tool("wasm-opt", "O");
        Files.writeString(tools.resolve("suffix"), "mO");
        assertThat(optimized("sudoku", "paletto")).isEqualTo("mOmO");
    }

    @Test
    void what_was_not_used_is_forgotten() throws IOException, InterruptedException {
        Files.writeString(tools.resolve("suffix"), "mo");
        optimized("hues", "sudoku");
        assertThat(files()).hasSize(2);
        optimized("sudoku");
        assertThat(files()).hasSize(1);
        assertThat(optimized("hues")).isEqualTo("mo");
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(kept)) {
            return files.toList();
        }
    }
}
