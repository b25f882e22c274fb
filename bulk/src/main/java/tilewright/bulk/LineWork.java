package tilewright.bulk;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.PartitionPruningRDD;
import org.apache.spark.util.SerializableConfiguration;
import scala.Function1;
import scala.Tuple2;
import tilewright.bulk.Answers.Again;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Slice;
import tilewright.bulk.input.TextInput;
import tilewright.bulk.output.DoneFile;
import tilewright.bulk.output.OutFolder;
import tilewright.bulk.output.Part;
import tilewright.bulk.table.Schema;
import tilewright.bulk.table.TableInput;
import tilewright.bulk.table.TableWriter;
import tilewright.cli.batch.LineSource;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.bulk.Harvest;

/**
 * Answers all lines of a job: slice by slice, each line with a small budget where a result tells that it was enough; then the
 * lines that need more, a few at a time, so that nobody waits for one of them.
 *
 * @param out where tasks write, and where what was done before is kept
 * @param cores by which the input is cut
 */
record LineWork(JavaSparkContext spark, Rounds rounds, BulkJob job, OutFolder out, int cores) {

    private static final int TASKS_PER_CORE = 32;
    private static final int MOST_ITEMS = 10_000;
    private static final int MOST_SLICES = 20_000;
    private static final int MOST_AGAIN = 1_000;

    /** The answers of all lines, in order. */
    List<Part> parts(List<Files.Found> files) throws IOException {
        Broadcast<SerializableConfiguration> hadoop =
                spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
        long first = job.options().firstNodes();
        boolean twice = first > 0 && new Workplace(job.words(), first).bounded();
        Site site = site(hadoop, twice ? first : Long.MAX_VALUE);
        List<Part> parts = collected("answering", "part", answered(files, site), site);
        if (twice) {
            parts = answeredAgain(parts, site(hadoop, Long.MAX_VALUE));
        }
        Harvest harvest = job.options().harvest();
        if (harvest.distinct()) {
            parts = new Duplicates(spark, rounds, site, harvest.tally()).removed(parts);
        }
        return harvest.spread().isEmpty()
                ? parts
                : new Spread(spark, rounds, site, harvest.spread().get(), harvest.tally()).limited(parts);
    }

    /**
     * All parts, in order: those that are kept, and those that are made now.
     *
     * @param all the part of each number in the partition of this number
     * @param site where those that are kept are read
     */
    private List<Part> collected(String name, String kind, JavaRDD<Part> all, Site site) throws IOException {
        List<String> kept = out.done(kind);
        if (kept.isEmpty()) {
            return rounds.collect(name, all);
        }
        Map<Integer, Part> parts = sound(kept, site);
        Set<Integer> damaged = new HashSet<>(DoneFile.numbers(kept));
        damaged.removeAll(parts.keySet());
        rounds.keep(name, parts.size(), damaged.size(), all.getNumPartitions());
        Set<Integer> done = Set.copyOf(parts.keySet());
        Function1<Object, Object> open = (Function1<Object, Object> & Serializable) number -> !done.contains(number);
        JavaRDD<Part> left = PartitionPruningRDD.create(all.rdd(), open).toJavaRDD();
        rounds.collect(name, left).forEach(part -> parts.put(part.number(), part));
        return List.copyOf(parts.values());
    }

    /** The parts among those that are kept whose files are what was written, by number. */
    private Map<Integer, Part> sound(List<String> kept, Site site) {
        FlatMapFunction<String, Part> read =
                file -> DoneFile.read(file, site.hadoop()).stream().iterator();
        Map<Integer, Part> parts = new TreeMap<>();
        rounds.collect(
                        "checking",
                        spark.parallelize(kept, Math.min(kept.size(), TASKS_PER_CORE * cores))
                                .flatMap(read))
                .forEach(part -> parts.put(part.number(), part));
        return parts;
    }

    private Site site(Broadcast<SerializableConfiguration> hadoop, long mostNodes) {
        return new Site(spark.broadcast(new Workplace(job.words(), mostNodes)), hadoop, out.attempts());
    }

    private JavaRDD<Part> answered(List<Files.Found> files, Site site) {
        if (job.source() instanceof LineSource.Numbered numbered) {
            return sliced(items(job.options().harvest().first(), numbered.count()), site);
        }
        Optional<String> column = job.options().column();
        if (column.isPresent() && TableInput.reads(files)) {
            return new TableInput(spark, files, column.get(), cores)
                    .texts()
                    .mapPartitionsWithIndex(new Answers.OfTexts(site), false);
        }
        TextInput input = TextInput.of(spark, site, rounds, files, column, cores);
        Optional<List<Slice>> slices = input.slices();
        return slices.isPresent()
                ? sliced(slices.get(), site)
                : input.texts().mapPartitionsWithIndex(new Answers.OfTexts(site), false);
    }

    private JavaRDD<Part> sliced(List<Slice> slices, Site site) {
        return spark.parallelize(slices, Math.max(1, slices.size())).map(new Answers.OfSlice(site));
    }

    private List<Slice> items(long begin, long count) {
        long size = Math.clamp(count / ((long) cores * TASKS_PER_CORE), 1, MOST_ITEMS);
        size = Math.max(size, count / MOST_SLICES);
        List<Slice> slices = new ArrayList<>();
        for (long first = 0; first < count; first += size) {
            slices.add(new Slice.Items(slices.size(), begin + first, Math.min(size, count - first)));
        }
        return slices;
    }

    /** The answers as tables: their files, in order. */
    List<String> tables(List<Part> parts, long bytes) throws IOException {
        Broadcast<SerializableConfiguration> hadoop =
                spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
        Schema schema = Schema.of(job.verb(), job.options().puzzle(), BulkJob.form(job.words()));
        return new TableWriter(spark, site(hadoop, 0), schema, job.options().format())
                .write(parts.stream().map(Part::file).toList(), bytes, out.attempts() + "/tables");
    }

    private List<Part> answeredAgain(List<Part> parts, Site site) throws IOException {
        List<Again> again = again(parts);
        if (again.isEmpty()) {
            return parts;
        }
        List<Part> answers = collected(
                "answering hard lines",
                "again",
                spark.parallelize(again, again.size()).map(new Answers.OfAgain(site)),
                site);
        Map<Integer, List<Part>> second = new LinkedHashMap<>();
        for (Again work : again) {
            second.computeIfAbsent(work.part(), _ -> new ArrayList<>()).add(answers.get(work.number()));
        }
        List<Tuple2<Part, List<Part>>> pairs = new ArrayList<>();
        second.forEach((part, more) -> pairs.add(new Tuple2<>(parts.get(part), more)));
        List<Part> merged =
                rounds.collect("joining", spark.parallelize(pairs, pairs.size()).map(new Answers.Merging(site)));
        List<Part> all = new ArrayList<>(parts);
        merged.forEach(part -> all.set(part.number(), part));
        return all;
    }

    private List<Again> again(List<Part> parts) {
        long lines = Part.tally(parts).again();
        long size = Math.clamp(lines / ((long) cores * TASKS_PER_CORE), 1, MOST_AGAIN);
        List<Again> again = new ArrayList<>();
        for (Part part : parts) {
            long left = part.tally().again();
            for (long from = 0; from < left; from += size) {
                again.add(new Again(again.size(), part.number(), part.again(), from, Math.min(size, left - from)));
            }
        }
        return again;
    }
}
