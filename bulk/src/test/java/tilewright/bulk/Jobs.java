package tilewright.bulk;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
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
import tilewright.cli.context.Terminals;
import tilewright.search.Stop;

/**
 * Runs jobs in this process, all with the same Spark.
 *
 * @param stop what would interrupt them
 */
record Jobs(JavaSparkContext spark, Stop stop) implements Sessions {

    /** What came of a job. */
    record Ended(int exit, String err) {}

    /** Runs what is typed behind {@code tilewright bulk}. */
    Ended run(String... words) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Environment environment = new Environment(
                new ByteArrayInputStream(new byte[0]),
                OutputStream.nullOutputStream(),
                err,
                Terminals.NONE,
                Map.of(),
                System::nanoTime,
                () -> 42,
                stop,
                _ -> {
                    throw new IOException("no server here");
                });
        List<String> all = Stream.concat(Stream.of("bulk"), Stream.of(words)).toList();
        int exit = BulkProgram.run(environment, context -> new SparkEngine(context, this), all);
        return new Ended(exit, err.toString(StandardCharsets.UTF_8));
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
