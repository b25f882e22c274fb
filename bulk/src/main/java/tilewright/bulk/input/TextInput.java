package tilewright.bulk.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import scala.Tuple2;
import tilewright.bulk.input.Files.Found;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;
import tilewright.cli.batch.StreamLines;
import tilewright.cli.batch.TableColumn;
import tilewright.cli.context.Failure;
import tilewright.message.Message;

/**
 * The texts of text files: in slices where the files can be cut, else put together by one task for each file and handed out.
 *
 * @param columns of each file, that which holds the texts, one at most; none for plain text
 */
public record TextInput(
        JavaSparkContext spark,
        WorkerContext context,
        Collector collector,
        List<Found> files,
        List<List<TableColumn>> columns,
        int cores) {

    private static final long SMALL = 1 << 20;

    /**
     * The input of these files.
     *
     * @param column of tables; empty for plain text
     * @param cores by which the files are cut
     * @throws Failure when a table has no such column
     */
    public static TextInput of(
            JavaSparkContext spark,
            WorkerContext context,
            Collector collector,
            List<Found> files,
            Optional<String> column,
            int cores) {
        List<List<TableColumn>> columns = files.stream()
                .map(file ->
                        column.map(name -> List.of(column(file, name, context))).orElse(List.of()))
                .toList();
        return new TextInput(spark, context, collector, files, columns, cores);
    }

    /** The column of this name by the first line of the file; one of nothing where it is empty. */
    private static TableColumn column(Found file, String name, WorkerContext context) {
        try (Lines lines = new StreamLines(Files.unpacked(file.name(), context.hadoop()), 0)) {
            for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                Line first = line.get();
                if (first.fault().isPresent()) {
                    throw refused(file, first.fault().get());
                }
                if (!first.text().isBlank()) {
                    return TableColumn.named(name, first.text())
                            .orElseThrow(() -> refused(file, TableColumn.missing(name, first.text())));
                }
            }
            return new TableColumn.Field(name);
        } catch (IOException error) {
            throw IoFailure.reading(file.name(), error);
        }
    }

    private static Failure refused(Found file, Message why) {
        return Failure.usage(InputMessages.ofFile(Message.verbatim(IoFailure.shown(file.name())), why));
    }

    /** The slices of the files; empty when they cannot be cut. */
    public Optional<List<Slice>> slices() {
        if (!files.stream().allMatch(Found::plain)) {
            return Optional.empty();
        }
        SliceIndex index = SliceIndex.of(files, columns, cores);
        List<TextRange> ranges = index.ranges();
        if (ranges.isEmpty()) {
            return Optional.of(List.of());
        }
        return index.slices(seen(ranges));
    }

    /** Looks through ranges; small input is read by the driver itself. */
    private List<TextRange.Seen> seen(List<TextRange> ranges) {
        WorkerContext here = context;
        Function<TextRange, TextRange.Seen> look = range -> range.look(here);
        return files.stream().mapToLong(Found::length).sum() < SMALL
                ? ranges.stream().map(range -> range.look(here)).toList()
                : collector.collect(
                        "numbering",
                        spark.parallelize(ranges, Math.min(ranges.size(), 4 * cores))
                                .map(look));
    }

    /** A file that is read from its beginning. */
    private record Whole(String name, List<TableColumn> column, long linesBefore, long textsBefore)
            implements Serializable {}

    /** The size of a file. */
    private record Size(long lines, long texts) implements Serializable {}

    /** All texts by their places, sorted, in partitions of the same size; only the last is smaller. */
    public JavaPairRDD<Long, String> texts() {
        List<Whole> unnumbered = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            unnumbered.add(new Whole(files.get(i).name(), columns.get(i), 0, 0));
        }
        WorkerContext here = context;
        Function<Whole, Size> measure = file -> size(file, here);
        List<Size> sizes = collector.collect(
                "numbering", spark.parallelize(unnumbered, unnumbered.size()).map(measure));
        List<Whole> numbered = new ArrayList<>();
        long lines = 0;
        long texts = 0;
        for (int i = 0; i < sizes.size(); i++) {
            numbered.add(new Whole(files.get(i).name(), columns.get(i), lines, texts));
            lines += sizes.get(i).lines();
            texts += sizes.get(i).texts();
        }
        PairFlatMapFunction<Whole, Long, String> read = file -> read(file, here);
        return spark.parallelize(numbered, numbered.size())
                .flatMapToPair(read)
                .repartitionAndSortWithinPartitions(new Partitioner(texts, cores));
    }

    private static Size size(Whole file, WorkerContext context) {
        try (StreamLines lines = new StreamLines(Files.unpacked(file.name(), context.hadoop()), 0)) {
            Lines all = Slice.texts(lines, file.column(), true, context);
            long texts = 0;
            while (all.next().isPresent()) {
                texts++;
            }
            return new Size(lines.number(), texts);
        } catch (IOException error) {
            throw IoFailure.reading(file.name(), error);
        }
    }

    private static InputStream opened(Whole file, WorkerContext context) {
        try {
            return Files.unpacked(file.name(), context.hadoop());
        } catch (IOException error) {
            throw IoFailure.reading(file.name(), error);
        }
    }

    /** The texts of a file with their places among all. */
    private static Iterator<Tuple2<Long, String>> read(Whole file, WorkerContext context) {
        Lines lines = Slice.texts(
                new StreamLines(opened(file, context), 0, file.linesBefore(), true), file.column(), true, context);
        AtomicLong place = new AtomicLong(file.textsBefore());
        return new ReadAhead<>(file.name(), () -> {
            Optional<Line> line = lines.next();
            if (line.isEmpty()) {
                lines.close();
            }
            return line.map(text -> new Tuple2<>(place.getAndIncrement(), LineCodec.encoded(text)));
        });
    }
}
