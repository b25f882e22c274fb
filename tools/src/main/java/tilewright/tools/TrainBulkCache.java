package tilewright.tools;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * Makes the files that let jobs of bulk start fast: TrainBulkCache FOLDER. The folder has {@code bulk.jar} and
 * {@code bulk.options}; beside them come {@code bulk.aot}, the JVM's ahead-of-time cache after a job that counts
 * Sudokus, and {@code bulk.aot.sum}, its CRC-32C.
 *
 * <p>A JVM that makes no cache only starts more slowly: standard error says so.
 */
final class TrainBulkCache {

    private static final String SUDOKUS = "10000";

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Path.of(arguments[0]).toAbsolutePath();
        Path cache = folder.resolve("bulk.aot");
        Path work = Files.createTempDirectory("training");
        try {
            Files.deleteIfExists(folder.resolve("bulk.aot.sum"));
            Files.deleteIfExists(cache);
            Path sudokus = work.resolve("sudokus");
            Path made = work.resolve("made");
            boolean trained = java(
                            sudokus,
                            work,
                            "-cp",
                            folder.resolve("bulk.jar").toString(),
                            "tilewright.cli.Main",
                            "new",
                            "sudoku",
                            "minimal",
                            "--count",
                            SUDOKUS,
                            "--seed",
                            "1")
                    && java(
                            work.resolve("log"),
                            work,
                            "@" + folder.resolve("bulk.options"),
                            "-XX:AOTCacheOutput=" + made,
                            "tilewright.bulk.Main",
                            "count",
                            "sudoku",
                            sudokus.toString(),
                            work.resolve("counts").toString());
            if (trained && Files.exists(made)) {
                Files.move(made, cache, StandardCopyOption.REPLACE_EXISTING);
                Files.writeString(folder.resolve("bulk.aot.sum"), sum(cache) + "\n");
            } else {
                System.err.println("tilewright: this JVM makes no cache for bulk, so each job starts more slowly:");
                Files.readAllLines(work.resolve("errors")).stream().limit(20).forEach(System.err::println);
            }
        } finally {
            delete(work);
        }
    }

    /** Runs Java; whether it ended well. */
    private static boolean java(Path out, Path work, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(work.resolve("errors").toFile());
        return builder.start().waitFor() == 0;
    }

    private static long sum(Path file) throws IOException {
        CRC32C sum = new CRC32C();
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int length = in.read(buffer); length > 0; length = in.read(buffer)) {
                sum.update(buffer, 0, length);
            }
        }
        return sum.getValue();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
