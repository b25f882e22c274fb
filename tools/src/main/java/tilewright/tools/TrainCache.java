package tilewright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Makes the files that let Tilewright start fast: TrainCache OPTIONS FOLDER. The folder holds {@code tilewright.jar}; beside it come
 * {@code tilewright.options}, a copy of OPTIONS, {@code tilewright.aot}, the JVM's ahead-of-time cache, and {@code
 * tilewright.aot.sum}, its checksum as the command cksum gives it and, in the next line, what the JDK says of itself. So do {@code
 * single.jsa}, an archive of the classes that an answer about one plain Sudoku needs, and its {@code single.jsa.sum}.
 *
 * <p>A cache belongs to one jar, one JDK and one set of options. One that still fits is left alone; with a new jar there is none.
 *
 * <p>Exit: 1 when the training fails, because then the program does. A JVM that makes no cache, or does not take it, only starts
 * more slowly: standard error says so.
 */
final class TrainCache {

    private final Path folder;
    private final Path options;
    private final Path cache;
    private final Path single;

    private TrainCache(Path folder) {
        this.folder = folder;
        this.options = folder.resolve("tilewright.options");
        this.cache = folder.resolve("tilewright.aot");
        this.single = folder.resolve("single.jsa");
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path source = Path.of(arguments[0]);
        TrainCache training = new TrainCache(Path.of(arguments[1]).toAbsolutePath());
        if (!training.fits(source)) {
            Files.copy(source, training.options, StandardCopyOption.REPLACE_EXISTING);
            training.run();
        }
        if (!training.takenSingle()) {
            training.runSingle();
        }
        sum(training.cache);
        sum(training.single);
        training.stamp();
    }

    private boolean fits(Path source) throws IOException, InterruptedException {
        return Files.exists(options) && Files.mismatch(source, options) < 0 && taken();
    }

    private void run() throws IOException, InterruptedException {
        Path log = folder.resolve("training.log");
        Path made = folder.resolve("tilewright.aot.new");
        Files.deleteIfExists(folder.resolve("tilewright.aot.sum"));
        Files.deleteIfExists(cache);
        Files.deleteIfExists(made);
        if (java(log, List.of("-XX:AOTCacheOutput=" + made, "-Dtilewright.training=true"), List.of()) != 0) {
            System.err.print("tilewright: the training for the JVM's cache failed:\n" + Files.readString(log));
            System.exit(1);
        }
        if (Files.exists(made)) {
            Files.move(made, cache);
        }
        if (!taken()) {
            System.err.println(
                    "tilewright: this JVM takes no ahead-of-time cache, so each start takes longer; see " + log);
        }
    }

    /** Returns whether the JVM starts with the cache when it may not start without. */
    private boolean taken() throws IOException, InterruptedException {
        Path log = folder.resolve("training-check.log");
        List<String> strict = List.of("-XX:AOTCache=" + cache, "-XX:AOTMode=on");
        return Files.exists(cache) && java(log, strict, List.of("--version")) == 0;
    }

    /**
     * Makes the archive from a list of classes: a cache as the other one would have those that only the training itself needs. It
     * has the classes linked, as a cache does.
     */
    private void runSingle() throws IOException, InterruptedException {
        Path log = folder.resolve("training-single.log");
        Path list = folder.resolve("single.classes");
        Path made = folder.resolve("single.jsa.new");
        Files.deleteIfExists(folder.resolve("single.jsa.sum"));
        Files.deleteIfExists(single);
        Files.deleteIfExists(made);
        if (java(log, List.of("-XX:DumpLoadedClassList=" + list, "-Dtilewright.training=single"), List.of()) != 0) {
            System.err.print("tilewright: the training for one answer failed:\n" + Files.readString(log));
            System.exit(1);
        }
        List<String> dump = List.of(
                "-XX:+AOTClassLinking",
                "-XX:SharedClassListFile=" + list,
                "-XX:SharedArchiveFile=" + made,
                "-Xshare:dump");
        if (jvm(log, dump, List.of()) == 0 && Files.exists(made)) {
            Files.move(made, single);
        }
        if (!takenSingle()) {
            Files.deleteIfExists(single);
            System.err.println(
                    "tilewright: this JVM takes no archive for one answer, so each takes longer; see " + log);
        }
        Files.deleteIfExists(list);
    }

    private boolean takenSingle() throws IOException, InterruptedException {
        Path log = folder.resolve("training-check.log");
        List<String> strict = List.of("-XX:SharedArchiveFile=" + single, "-Xshare:on");
        return Files.exists(single) && java(log, strict, List.of("--version")) == 0;
    }

    /** Runs the program with its options and these, and gives its exit code. */
    private int java(Path log, List<String> more, List<String> arguments) throws IOException, InterruptedException {
        List<String> program = new ArrayList<>(List.of("tilewright.cli.Main"));
        program.addAll(arguments);
        return jvm(log, more, program);
    }

    /** Runs the JVM with the program's options and these, and gives its exit code. */
    private int jvm(Path log, List<String> more, List<String> program) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("@" + options);
        command.addAll(more);
        command.addAll(List.of(
                "-Xlog:all=warning", "-cp", folder.resolve("tilewright.jar").toString()));
        command.addAll(program);
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
    }

    /** The launcher's own tool, so that it finds the same; without it there is no checksum, and nothing is compared. */
    private static void sum(Path cache) throws IOException, InterruptedException {
        if (Files.exists(cache)) {
            Path sum = cache.resolveSibling(cache.getFileName() + ".sum");
            try {
                new ProcessBuilder("cksum")
                        .redirectInput(cache.toFile())
                        .redirectOutput(sum.toFile())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor();
            } catch (IOException missing) {
                System.err.println("tilewright: there is no cksum, so a damaged cache will not be noticed");
                return;
            }
            Files.writeString(sum, jdk() + "\n", StandardOpenOption.APPEND);
        }
    }

    /** The lines of the file {@code release} above its modules, as the launcher reads them: joined. */
    private static String jdk() throws IOException {
        return Files.readAllLines(Path.of(System.getProperty("java.home"), "release")).stream()
                .takeWhile(line -> !line.startsWith("MODULES="))
                .collect(Collectors.joining());
    }

    /** Dates the build by its start, so that the launcher sees what was changed since. */
    private void stamp() throws IOException {
        Path started = folder.resolve("tilewright.started");
        if (Files.exists(started)) {
            Files.move(started, folder.resolve("tilewright.built"), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
