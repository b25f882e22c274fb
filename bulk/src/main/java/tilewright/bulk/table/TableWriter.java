package tilewright.bulk.table;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.ReadAhead;
import tilewright.bulk.input.WorkerContext;
import tilewright.bulk.output.NumberedLines;
import tilewright.bulk.output.SummedFile;

/**
 * Writes answers as tables.
 *
 * @param format csv or parquet
 */
public record TableWriter(JavaSparkContext spark, WorkerContext context, Schema schema, String format) {

    /** The number of bytes of JSON, about, of which one file of a table is made. */
    private static final long LARGE = 128L << 20;

    /**
     * Writes the answers of these files, in order, and returns the new files, in order.
     *
     * @param bytes in these files
     * @param folder is made; there must be none
     */
    public List<String> write(List<SummedFile> files, long bytes, String folder) throws IOException {
        Schema shown = format.equals("csv") ? schema.flat() : schema;
        WorkerContext here = context;
        FlatMapFunction<SummedFile, Row> rows = file -> rows(file, shown, here.hadoop());
        int partitions = Math.clamp(bytes / LARGE, 1, Math.max(1, files.size()));
        JavaRDD<Row> all = spark.parallelize(files, partitions).flatMap(rows);
        session(spark)
                .createDataFrame(all, shown.type())
                .write()
                .option("header", true)
                .option("escape", "\"")
                .option("emptyValue", "")
                .format(format)
                .save(folder);
        Path path = new Path(folder);
        return Arrays.stream(Files.system(path, here.hadoop()).listStatus(path))
                .map(FileStatus::getPath)
                .filter(file -> file.getName().startsWith("part-"))
                .sorted(Comparator.comparing(Path::getName))
                .map(Path::toString)
                .toList();
    }

    /** Returns the Spark session for tables, in the context of a job. */
    public static SparkSession session(JavaSparkContext spark) {
        return SparkSession.builder()
                .sparkContext(spark.sc())
                .config("spark.sql.warehouse.dir", System.getProperty("java.io.tmpdir"))
                .getOrCreate();
    }

    private static Iterator<Row> rows(SummedFile file, Schema schema, Configuration hadoop) {
        NumberedLines lines = new NumberedLines(List.of(file), hadoop);
        return new ReadAhead<>(
                file.name(), () -> lines.next().map(NumberedLines::fields).map(schema::row));
    }
}
