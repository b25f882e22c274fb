package tilewright.bulk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;

/**
 * Lets two executors share a stage whatever the load of the machine: who has begun half of the tasks waits until the other has
 * begun nine twentieths. Only while there is a folder, in which the driver says how many tasks there are, and each executor
 * leaves a file for each task that it begins.
 */
public final class FairShares implements SparkPlugin {

    /** The setting that names the folder. */
    static final String FOLDER = "spark.test.shares";

    private static final String TASKS = "tasks";

    /** For the next stage. */
    static void begin(Path folder) throws IOException {
        Files.createDirectory(folder);
    }

    /** The stage has so many tasks. */
    static void tasks(Path folder, int tasks) {
        try {
            if (Files.exists(folder)) {
                Path whole = Files.writeString(folder.resolve(TASKS + ".new"), Integer.toString(tasks));
                Files.move(whole, folder.resolve(TASKS));
            }
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    static void end(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    @Override
    public DriverPlugin driverPlugin() {
        return new DriverPlugin() {};
    }

    @Override
    public ExecutorPlugin executorPlugin() {
        return new Turns();
    }

    private static final class Turns implements ExecutorPlugin {

        private final AtomicInteger begun = new AtomicInteger();
        private Path folder = Path.of("");
        private String id = "";

        @Override
        public void init(PluginContext context, Map<String, String> more) {
            folder = Path.of(context.conf().get(FOLDER));
            id = context.executorID();
        }

        @Override
        public void onTaskStart() {
            if (!Files.exists(folder)) {
                return;
            }
            try {
                Files.createFile(folder.resolve(id + "-" + begun.incrementAndGet()));
                while (!mayGo()) {
                    Thread.sleep(5);
                }
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private boolean mayGo() throws IOException {
            if (!Files.exists(folder.resolve(TASKS))) {
                return false;
            }
            int tasks = Integer.parseInt(Files.readString(folder.resolve(TASKS)));
            try (Stream<Path> files = Files.list(folder)) {
                long others = files.map(file -> file.getFileName().toString())
                        .filter(name -> name.contains("-") && !name.startsWith(id + "-"))
                        .count();
                return begun.get() <= tasks / 2 || others >= Math.min(tasks - tasks / 2, 9 * tasks / 20 + 1);
            }
        }
    }
}
