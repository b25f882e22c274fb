package tilewright.bulk.table;

import static org.apache.spark.sql.functions.col;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.PairFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import scala.Tuple2;
import tilewright.bulk.input.Files.Found;
import tilewright.bulk.input.IoFailure;
import tilewright.bulk.input.LineCodec;
import tilewright.bulk.input.Partitioner;

/**
 * The texts in a column of Parquet files. A row has the number of its place, counted from 1 through all files.
 *
 * @param column holds the texts; empty where nobody named one
 * @param cores by which the rows are divided
 */
public record TableInput(JavaSparkContext spark, List<Found> files, String column, int cores) {

    /**
     * Whether files are Parquet files.
     *
     * @throws IoFailure when some are, and others are not
     */
    public static boolean reads(List<Found> files) {
        Map<Boolean, List<Found>> kinds = files.stream()
                .collect(Collectors.partitioningBy(file -> file.name().endsWith(".parquet")));
        List<Found> tables = kinds.getOrDefault(true, List.of());
        List<Found> others = kinds.getOrDefault(false, List.of());
        if (!tables.isEmpty() && !others.isEmpty()) {
            throw IoFailure.of("'" + IoFailure.shown(tables.getFirst().name()) + "' is Parquet, and '"
                    + IoFailure.shown(others.getFirst().name()) + "' is not; name files of one kind");
        }
        return !tables.isEmpty();
    }

    /** The names of the columns. */
    public List<String> columns() {
        return List.of(table().columns());
    }

    private Dataset<Row> table() {
        return TableWriter.session(spark)
                .read()
                .parquet(files.stream().map(Found::name).toArray(String[]::new));
    }

    /**
     * All texts by their places, sorted.
     *
     * @throws IoFailure when there is no such column
     */
    public JavaPairRDD<Long, String> texts() {
        Dataset<Row> table = table();
        if (!Arrays.asList(table.columns()).contains(column)) {
            throw IoFailure.of(
                    "the table has no column '" + column + "'; it has " + String.join(", ", table.columns()));
        }
        Dataset<Row> rows = table.select(
                col("`" + column + "`").cast("string"), col("_metadata.file_path"), col("_metadata.row_index"));
        Map<String, Long> counts = new HashMap<>();
        rows.groupBy("file_path")
                .count()
                .collectAsList()
                .forEach(row -> counts.put(path(row.getString(0)), row.getLong(1)));
        HashMap<String, Long> before = new HashMap<>();
        long total = 0;
        for (Found file : files) {
            before.put(path(file.name()), total);
            total += counts.getOrDefault(path(file.name()), 0L);
        }
        PairFunction<Row, Long, String> numbered = row -> {
            long place = before.getOrDefault(path(row.getString(1)), 0L) + row.getLong(2);
            return new Tuple2<>(place, LineCodec.cell(place + 1, row.isNullAt(0) ? "" : row.getString(0)));
        };
        return rows.toJavaRDD().mapToPair(numbered).repartitionAndSortWithinPartitions(new Partitioner(total, cores));
    }

    private static String path(String name) {
        return new Path(name).toUri().getPath();
    }
}
