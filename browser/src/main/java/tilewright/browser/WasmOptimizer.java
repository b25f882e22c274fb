package tilewright.browser;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Makes compiled engines smaller, by Binaryen's tools. That takes most of the time of a build, and so results are kept under a digest
 * of what they are made of and by: a change of one puzzle leaves the engines of the others as they are.
 *
 * <p>Several threads may use it.
 */
final class WasmOptimizer {

    /** The functions of an engine that the page's loader uses; TeaVM's others go, and what only those need. */
    private static final String EXPORTS = """
            [{"name": "page", "root": true, "reaches": ["answer", "speak", "exception", "message", "text"]},
             {"name": "answer", "export": "answer"},
             {"name": "speak", "export": "speak"},
             {"name": "exception", "export": "teavm.javaException"},
             {"name": "message", "export": "teavm.exceptionMessage"},
             {"name": "text", "export": "teavm.stringToJs"}]
            """;

    /**
     * The passes of the optimizer, in this order: some find more after others. Nobody but the exports' callers sees
     * inside, and nothing relies on a trap.
     */
    private static final List<String> PASSES = List.of(
            "--closed-world",
            "--traps-never-happen",
            "--generate-global-effects",
            "-Oz",
            "--gufa",
            "--type-merging",
            "--generate-global-effects",
            "-Oz",
            "--reorder-types",
            "--reorder-globals");

    /** Features of WebAssembly that all browsers which can run an engine support. */
    private static final List<String> FEATURES = List.of(
            "--enable-gc",
            "--enable-reference-types",
            "--enable-exception-handling",
            "--enable-bulk-memory",
            "--enable-bulk-memory-opt",
            "--enable-nontrapping-float-to-int",
            "--enable-sign-ext",
            "--enable-mutable-globals",
            "--enable-multivalue");

    /** Compiling the tools well would take longer than they save: they run for seconds. */
    private static final String QUICK = "--liftoff-only";

    private final Path binaryen;
    private final Path kept;
    private final Set<Path> used = ConcurrentHashMap.newKeySet();

    /**
     * @param binaryen the folder with Binaryen's tools as scripts for Node
     * @param kept the folder of earlier results, which need not exist
     */
    WasmOptimizer(Path binaryen, Path kept) {
        this.binaryen = binaryen;
        this.kept = kept;
    }

    /** Writes the smaller one of an engine. */
    void optimize(Path raw, Path engine) throws IOException, InterruptedException {
        Path result = kept.resolve(digest(raw) + ".wasm");
        used.add(result);
        if (!Files.exists(result)) {
            Files.createDirectories(kept);
            run(raw, engine);
            Path whole = Files.copy(engine, kept.resolve(engine.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            Files.move(whole, result, StandardCopyOption.ATOMIC_MOVE);
        }
        Files.copy(result, engine, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Deletes results that were not used since this was made. */
    void forgetUnused() throws IOException {
        try (Stream<Path> results = Files.list(kept)) {
            for (Path result : results.filter(file -> !used.contains(file)).toList()) {
                Files.delete(result);
            }
        }
    }

    private String digest(Path raw) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path file : List.of(raw, binaryen.resolve("wasm-metadce"), binaryen.resolve("wasm-opt"))) {
                digest.update(Files.readAllBytes(file));
            }
            digest.update((EXPORTS + PASSES + FEATURES).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void run(Path raw, Path engine) throws IOException, InterruptedException {
        Path exports = raw.resolveSibling("exports.json");
        Files.writeString(exports, EXPORTS);
        Path reached = raw.resolveSibling("used.wasm");
        List<String> remover = List.of("--graph-file", exports.toString());
        Process removing = binaryen("wasm-metadce", remover, raw, reached)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD) // the names of what goes
                .start();
        if (removing.waitFor() != 0) {
            throw new IllegalStateException(
                    "what an engine does not need could not be removed; wasm-metadce says why above");
        }
        if (binaryen("wasm-opt", PASSES, reached, engine).start().waitFor() != 0) {
            throw new IllegalStateException("an engine could not be made smaller; wasm-opt says why above");
        }
    }

    private ProcessBuilder binaryen(String tool, List<String> options, Path from, Path to) {
        List<String> command =
                new ArrayList<>(List.of("node", QUICK, binaryen.resolve(tool).toString()));
        command.addAll(options);
        command.addAll(FEATURES);
        command.addAll(List.of(from.toString(), "-o", to.toString()));
        return new ProcessBuilder(command).inheritIO();
    }
}
