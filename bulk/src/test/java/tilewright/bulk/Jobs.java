package tilewright.bulk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import tilewright.cli.BulkProgram;
import tilewright.cli.context.Environment;
import tilewright.cli.context.ServerStarter;
import tilewright.cli.context.Terminals;
import tilewright.search.Stop;

/**
 * Runs jobs in this process, all with the same Spark.
 *
 * @param stop what would interrupt them
 */
record Jobs(JavaSparkContext spark, Stop stop) implements Sessions {

    /** The exit code of a job, and its messages. */
    record Ended(int exit, String err) {}

    /** Jobs with a Spark of their own on two cores of this machine, which is to be closed; nobody interrupts them. */
    static Jobs local() {
        SparkConf conf = new SparkConf()
                .setAppName("test")
                .setMaster("local[2]")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1")
                .set("spark.ui.enabled", "false");
        return new Jobs(new JavaSparkContext(conf), Stop.never());
    }

    /** Runs what is typed behind {@code tilewright bulk}. */
    Ended run(String... words) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = run(this, stop, Map.of(), err, words);
        return new Ended(exit, err.toString(StandardCharsets.UTF_8));
    }

    /** Runs a job whose environment has these variables, and returns its exit code. */
    static int run(Sessions sessions, Stop stop, Map<String, String> variables, OutputStream err, String... words) {
        Environment environment = new Environment(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                err,
                Terminals.NONE,
                variables,
                System::nanoTime,
                () -> 42,
                stop,
                ServerStarter.NONE);
        List<String> all = Stream.concat(Stream.of("bulk"), Stream.of(words)).toList();
        return BulkProgram.run(environment, context -> new SparkEngine(context, sessions), all);
    }

    @Override
    public JavaSparkContext begin(SparkConf conf) {
        return spark;
    }

    @Override
    public void end(JavaSparkContext same) {}

    /** The parts of a folder, joined in the order of their names. */
    static String joined(Path out) throws IOException {
        StringBuilder text = new StringBuilder();
        try (Stream<Path> files = Files.list(out)) {
            for (Path part : files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList()) {
                text.append(Files.readString(part));
            }
        }
        return text.toString();
    }
}
