package tilewright.bulk.input;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import scala.Tuple2;
import tilewright.bulk.input.Files.Found;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;

/**
 * The texts of text files: in slices where the files can be cut, else put together by one task for each file and handed out.
 *
 * @param columns of each file, that which holds the texts; -1 for plain text
 */
public record TextInput(
        JavaSparkContext spark, Machine machine, Collector collector, List<Found> files, int[] columns, int cores) {

    private static final long SMALL = 1 << 20;
    private static final int MOST_TEXTS = 20_000;
    private static final int TASKS_PER_CORE = 32;

    /**
     * The input of these files.
     *
     * @param column of tables; empty for plain text
     * @param cores by which the files are cut
     * @throws Trouble when a table has no such column
     */
    public static TextInput of(
            JavaSparkContext spark,
            Machine machine,
            Collector collector,
            List<Found> files,
            Optional<String> column,
            int cores) {
        int[] columns = files.stream()
                .mapToInt(
                        file -> column.map(name -> column(file, name, machine)).orElse(-1))
                .toArray();
        return new TextInput(spark, machine, collector, files, columns, cores);
    }

    private static int column(Found file, String name, Machine machine) {
        try (Lines lines = SliceLines.raw(file.name(), machine.hadoop())) {
            List<String> names = lines.next().map(line -> CsvColumn.values(line.text())).orElse(List.of()).stream()
                    .map(String::strip)
                    .toList();
            if (!names.contains(name)) {
                throw Trouble.of("'" + Trouble.shown(file.name()) + "' has no column '" + name + "'; it has "
                        + String.join(", ", names));
            }
            return names.indexOf(name);
        } catch (IOException error) {
            throw Trouble.reading(file.name(), error);
        }
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

    /** What little there is, the driver reads by itself. */
    private List<TextRange.Seen> seen(List<TextRange> ranges) {
        Machine here = machine;
        Function<TextRange, TextRange.Seen> look = range -> range.look(here);
        return files.stream().mapToLong(Found::length).sum() < SMALL
                ? ranges.stream().map(range -> range.look(here)).toList()
                : collector.collect(
                        "numbering",
                        spark.parallelize(ranges, Math.min(ranges.size(), 4 * cores))
                                .map(look));
    }

    /** A file that is read from its beginning. */
    private record Whole(String name, int column, long linesBefore, long textsBefore) implements Serializable {}

    /** What a file has. */
    private record Size(long lines, long texts) implements Serializable {}

    /** All texts by their places, sorted, in partitions of the same size; only the last is smaller. */
    public JavaPairRDD<Long, String> texts() {
        List<Whole> unnumbered = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            unnumbered.add(new Whole(files.get(i).name(), columns[i], 0, 0));
        }
        Machine here = machine;
        Function<Whole, Size> measure = file -> size(file, here);
        List<Size> sizes = collector.collect(
                "numbering", spark.parallelize(unnumbered, unnumbered.size()).map(measure));
        List<Whole> numbered = new ArrayList<>();
        long lines = 0;
        long texts = 0;
        for (int i = 0; i < sizes.size(); i++) {
            numbered.add(new Whole(files.get(i).name(), columns[i], lines, texts));
            lines += sizes.get(i).lines();
            texts += sizes.get(i).texts();
        }
        PairFlatMapFunction<Whole, Long, String> read = file -> new Reading(file, here);
        return spark.parallelize(numbered, numbered.size())
                .flatMapToPair(read)
                .repartitionAndSortWithinPartitions(places(texts, cores));
    }

    /** Partitions of so many texts in all. */
    static Places places(long texts, int cores) {
        long size = Math.clamp(texts / ((long) cores * TASKS_PER_CORE), 1, MOST_TEXTS);
        return new Places(size, (int) Math.max(1, (texts + size - 1) / size));
    }

    private static Size size(Whole file, Machine machine) {
        try (CountedStream in = new CountedStream(Files.unpacked(file.name(), machine.hadoop()));
                Lines lines = SliceLines.of(in, file.column(), 0, machine.grouping())) {
            long texts = 0;
            while (lines.next().isPresent()) {
                texts++;
            }
            return new Size(in.lines(), texts);
        } catch (IOException error) {
            throw Trouble.reading(file.name(), error);
        }
    }

    /** The texts of a file with their places among all. */
    private static final class Reading implements Iterator<Tuple2<Long, String>> {

        private final Whole file;
        private final Lines lines;
        private long place;
        private Optional<Line> next;

        Reading(Whole file, Machine machine) {
            this.file = file;
            this.place = file.textsBefore();
            try {
                this.lines = SliceLines.of(
                        Files.unpacked(file.name(), machine.hadoop()),
                        file.column(),
                        file.linesBefore(),
                        machine.grouping());
                this.next = lines.next();
            } catch (IOException error) {
                throw Trouble.reading(file.name(), error);
            }
        }

        @Override
        public boolean hasNext() {
            return next.isPresent();
        }

        @Override
        public Tuple2<Long, String> next() {
            Line line = next.orElseThrow(NoSuchElementException::new);
            try {
                next = lines.next();
                if (next.isEmpty()) {
                    lines.close();
                }
            } catch (IOException error) {
                throw Trouble.reading(file.name(), error);
            }
            return new Tuple2<>(place++, Packed.of(line));
        }
    }
}
