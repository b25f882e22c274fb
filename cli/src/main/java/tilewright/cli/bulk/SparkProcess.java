package tilewright.cli.bulk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.message.Message;

/**
 * Runs jobs over files in a JVM of its own, which has Apache Spark on its class path. This program knows only where
 * that lies: in the folder {@code bulk/target} of the project, or in that which {@code TILEWRIGHT_BULK} names, the file
 * {@code bulk.options} has the arguments for the JVM.
 */
public final class SparkProcess implements BulkEngine {

    private static final String OPTIONS = "bulk.options";
    private static final String CLASS_PATH = "-cp";
    private static final String CACHE = "bulk.aot";
    private static final int BUFFER = 1 << 16;
    private static final long LOOK_MILLIS = 100;
    private static final long YOUNG_MEGABYTES_PER_THREAD = 32;

    private final Context context;

    public SparkProcess(Context context) {
        this.context = context;
    }

    @Override
    public int run(BulkJob job) {
        try {
            return ended(start(job));
        } catch (IOException error) {
            throw Failure.files(BulkMessages.cannotStart(Failure.reason(error)));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Exit.INTERRUPTED;
        }
    }

    private Process start(BulkJob job) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("@" + options());
        cache(folder()).ifPresent(cache -> command.add("-XX:AOTCache=" + cache));
        command.add("-Xmn%dm"
                .formatted(
                        youngMegabytes(job.run().threads(), Runtime.getRuntime().maxMemory() >> 20)));
        Stream.of(context.environment().variable("TILEWRIGHT_JAVA_OPTIONS").split("\\s+"))
                .filter(option -> !option.isEmpty())
                .forEach(command::add);
        command.add("-Dtilewright.parent=" + ProcessHandle.current().pid());
        command.add(
                "-Dtilewright.terminals=" + (context.environment().terminals().err() ? "2" : ""));
        command.add("tilewright.bulk.Main");
        command.addAll(job.words());
        ProcessBuilder process = new ProcessBuilder(command).inheritIO();
        process.environment().put("TILEWRIGHT_LANG", context.words().language());
        return process.start();
    }

    /**
     * The size of the young generation. What lines leave behind is garbage at once: a larger one is collected less often, but the
     * system has to hand out all of its memory first, which costs more.
     *
     * @param heapMegabytes of which it takes a quarter at most
     */
    static long youngMegabytes(int threads, long heapMegabytes) {
        return Math.max(1, Math.min(YOUNG_MEGABYTES_PER_THREAD * threads, heapMegabytes / 4));
    }

    /** Waits for the end; whoever stops this program stops that one. */
    private int ended(Process process) throws InterruptedException {
        Thread hook = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(hook);
        while (process.isAlive() && !context.environment().interrupted().asked()) {
            process.waitFor(LOOK_MILLIS, java.util.concurrent.TimeUnit.MILLISECONDS);
        }
        if (context.environment().interrupted().asked()) {
            process.destroy();
            process.waitFor();
            return Exit.INTERRUPTED;
        }
        Runtime.getRuntime().removeShutdownHook(hook);
        return process.exitValue();
    }

    private Path options() {
        Path folder = folder();
        Path file = folder.resolve(OPTIONS);
        if (!Files.isReadable(file)) {
            boolean canBeMade = named().isPresent()
                    || Files.exists(folder.resolve("../../build").normalize());
            throw Failure.files(
                    canBeMade
                            ? BulkMessages.needsSpark(Message.verbatim(file.toString()))
                            : BulkMessages.notInDownload());
        }
        missing(file).ifPresent(jar -> {
            throw Failure.files(BulkMessages.moved(Message.verbatim(jar)));
        });
        return file;
    }

    /** The first jar that the arguments name and that is not there. */
    private static Optional<String> missing(Path options) {
        try {
            List<String> lines = Files.readAllLines(options);
            int at = lines.indexOf(CLASS_PATH);
            return at < 0 || at + 1 == lines.size()
                    ? Optional.empty()
                    : Stream.of(lines.get(at + 1).replace("\"", "").split(":"))
                            .filter(jar -> !Files.exists(Path.of(jar)))
                            .findFirst();
        } catch (IOException error) {
            throw Failure.reading(options.toString(), Failure.reason(error));
        }
    }

    /** A cache with which the JVM starts faster; empty where it is damaged, which would crash the JVM. One of other jars, the JVM leaves alone. */
    static Optional<Path> cache(Path folder) throws IOException {
        Path cache = folder.resolve(CACHE);
        Path sum = folder.resolve(CACHE + ".sum");
        if (!Files.isReadable(cache) || !Files.isReadable(sum)) {
            return Optional.empty();
        }
        CRC32C found = new CRC32C();
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = Files.newInputStream(cache)) {
            for (int length = in.read(buffer); length > 0; length = in.read(buffer)) {
                found.update(buffer, 0, length);
            }
        }
        boolean sound = Files.readString(sum).strip().equals(Long.toString(found.getValue()));
        return sound ? Optional.of(cache) : Optional.empty();
    }

    private Optional<Path> named() {
        String named = context.environment().variable("TILEWRIGHT_BULK");
        return named.isEmpty() ? Optional.empty() : Optional.of(Path.of(named));
    }

    private Path folder() {
        return named().orElseGet(SparkProcess::besideProgram);
    }

    /** Beside the jar that runs: {@code cli/target/tilewright.jar}. */
    private static Path besideProgram() {
        Path jar = Path.of(System.getProperty("java.class.path", "")).toAbsolutePath();
        @Nullable Path target = jar.getParent();
        return target == null
                ? Path.of("bulk", "target")
                : target.resolve("../../bulk/target").normalize();
    }
}
