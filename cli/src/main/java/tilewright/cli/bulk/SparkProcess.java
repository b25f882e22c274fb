package tilewright.cli.bulk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.search.Stop;

/**
 * Does jobs over files in a JVM of its own, which has Apache Spark on its class path. This program knows only where that lies:
 * in the folder {@code bulk/target} of the project, or in that which {@code TILEWRIGHT_BULK} names, the file
 * {@code bulk.options} has the arguments for the JVM.
 */
public final class SparkProcess implements BulkEngine {

    private static final String OPTIONS = "bulk.options";
    private static final long LOOK_MILLIS = 100;

    private final Context context;

    public SparkProcess(Context context) {
        this.context = context;
    }

    @Override
    public Stop stop() {
        return context.environment().interrupted();
    }

    @Override
    public int run(BulkJob job) {
        try {
            return ended(start(job));
        } catch (IOException error) {
            throw Failure.files("cannot start Java for bulk: " + Failure.reason(error));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Exit.INTERRUPTED;
        }
    }

    private Process start(BulkJob job) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("@" + options());
        Stream.of(context.environment().variable("TILEWRIGHT_JAVA_OPTIONS").split("\\s+"))
                .filter(option -> !option.isEmpty())
                .forEach(command::add);
        command.add("-Dtilewright.parent=" + ProcessHandle.current().pid());
        command.add(
                "-Dtilewright.terminals=" + (context.environment().terminals().err() ? "2" : ""));
        command.add("tilewright.bulk.Main");
        command.addAll(job.words());
        return new ProcessBuilder(command).inheritIO().start();
    }

    /** Waits for the end; whoever stops this program stops that one. */
    private int ended(Process process) throws InterruptedException {
        Thread hook = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(hook);
        while (process.isAlive() && !stop().asked()) {
            process.waitFor(LOOK_MILLIS, java.util.concurrent.TimeUnit.MILLISECONDS);
        }
        if (stop().asked()) {
            process.destroy();
            process.waitFor();
            return Exit.INTERRUPTED;
        }
        Runtime.getRuntime().removeShutdownHook(hook);
        return process.exitValue();
    }

    private Path options() {
        Path file = folder().resolve(OPTIONS);
        if (!Files.isReadable(file)) {
            throw Failure.files(
                    "bulk needs Apache Spark, which is brought once (280 MB): type './build bulk' in Tilewright's"
                            + " folder; no such file: '" + file + "'");
        }
        return file;
    }

    /** Beside the jar that runs: {@code cli/target/tilewright.jar}. */
    private Path folder() {
        String named = context.environment().variable("TILEWRIGHT_BULK");
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        Path jar = Path.of(System.getProperty("java.class.path", "")).toAbsolutePath();
        @Nullable Path target = jar.getParent();
        return target == null
                ? Path.of("bulk", "target")
                : target.resolve("../../bulk/target").normalize();
    }
}
