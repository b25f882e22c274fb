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
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.PartitionPruningRDD;
import org.apache.spark.util.SerializableConfiguration;
import scala.Function1;
import scala.Tuple2;
import tilewright.bulk.Answers.RepeatedLines;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Slice;
import tilewright.bulk.input.TextInput;
import tilewright.bulk.input.WorkerContext;
import tilewright.bulk.output.DoneFile;
import tilewright.bulk.output.OutFolder;
import tilewright.bulk.output.Part;
import tilewright.bulk.output.PartMerger;
import tilewright.bulk.table.Schema;
import tilewright.bulk.table.TableInput;
import tilewright.bulk.table.TableWriter;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.bulk.JobSpec;
import tilewright.cli.context.Failure;
import tilewright.message.Message;

/**
 * Answers all lines of a job: slice by slice, each line with a small budget where a result tells that it was enough; then the
 * lines that need more, a few at a time, so that nobody waits for one of them.
 *
 * @param context goes to each task
 * @param out where tasks write, and where what was done before is kept
 * @param cores by which the input is cut
 */
record LineWork(
        JavaSparkContext spark, JobRunner runner, BulkJob job, WorkerContext context, OutFolder out, int cores) {

    private static final int TASKS_PER_CORE = 32;
    private static final int MOST_ITEMS = 10_000;
    private static final int MOST_SLICES = 20_000;
    private static final int MOST_AGAIN = 1_000;

    /** The work of a job. */
    static LineWork of(JavaSparkContext spark, JobRunner runner, BulkJob job, OutFolder out, int cores) {
        WorkerContext context = new WorkerContext(
                job.spec(),
                spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration())),
                out.attempts());
        return new LineWork(spark, runner, job, context, out, cores);
    }

    /** The answers of all lines, in order. */
    List<Part> parts(List<Files.Found> files) throws IOException {
        JobSpec spec = job.spec();
        Broadcast<LineProcessor> whole = spark.broadcast(new LineProcessor(spec));
        Answers all = new Answers(context, whole);
        LineProcessor few = new LineProcessor(spec, spec.firstNodes());
        boolean twice = spec.firstNodes() > 0 && few.bounded();
        List<Part> parts = collected(
                "answering", "part", answered(files, twice ? new Answers(context, spark.broadcast(few)) : all));
        if (twice) {
            parts = answeredAgain(parts, all);
        }
        RowFilter filter = new RowFilter(spark, runner, context);
        if (spec.output().distinct()) {
            parts = filter.distinct(parts, whole);
        }
        return spec.output().spread().isEmpty()
                ? parts
                : filter.limited(parts, spec.output().spread());
    }

    /**
     * All parts, in order: those that are kept, and those that are made now.
     *
     * @param all the part of each number in the partition of this number
     */
    private List<Part> collected(String name, String kind, JavaRDD<Part> all) throws IOException {
        List<String> kept = out.done(kind);
        if (kept.isEmpty()) {
            return runner.collect(name, all);
        }
        Map<Integer, Part> parts = sound(kept);
        Set<Integer> damaged = new HashSet<>(DoneFile.numbers(kept));
        damaged.removeAll(parts.keySet());
        runner.keep(name, parts.size(), damaged.size(), all.getNumPartitions());
        Set<Integer> done = Set.copyOf(parts.keySet());
        Function1<Object, Object> open = (Function1<Object, Object> & Serializable) number -> !done.contains(number);
        JavaRDD<Part> left = PartitionPruningRDD.create(all.rdd(), open).toJavaRDD();
        runner.collect(name, left).forEach(part -> parts.put(part.number(), part));
        return List.copyOf(parts.values());
    }

    /** The parts among those that are kept whose files are what was written, by number. */
    private Map<Integer, Part> sound(List<String> kept) {
        WorkerContext here = context;
        FlatMapFunction<String, Part> read =
                file -> DoneFile.read(file, here.hadoop()).stream().iterator();
        Map<Integer, Part> parts = new TreeMap<>();
        runner.collect(
                        "checking",
                        spark.parallelize(kept, Math.min(kept.size(), TASKS_PER_CORE * cores))
                                .flatMap(read))
                .forEach(part -> parts.put(part.number(), part));
        return parts;
    }

    private JavaRDD<Part> answered(List<Files.Found> files, Answers answers) {
        if (job.spec().generates()) {
            return sliced(items(job.spec().output().first(), job.spec().count()), answers);
        }
        Optional<String> column = Optional.of(job.spec().column()).filter(name -> !name.isEmpty());
        if (TableInput.reads(files)) {
            TableInput table = new TableInput(spark, files, job.spec().column(), cores);
            if (column.isEmpty()) {
                throw Failure.usage(BulkMessages.nameColumn(
                        Message.verbatim(job.options().in()),
                        table.columns().stream().map(Message::verbatim).toList()));
            }
            return table.texts().mapPartitionsWithIndex(answers::texts, false);
        }
        TextInput input = TextInput.of(spark, context, runner, files, column, cores);
        Optional<List<Slice>> slices = input.slices();
        return slices.isPresent()
                ? sliced(slices.get(), answers)
                : input.texts().mapPartitionsWithIndex(answers::texts, false);
    }

    private JavaRDD<Part> sliced(List<Slice> slices, Answers answers) {
        return spark.parallelize(slices, Math.max(1, slices.size())).map(answers::slice);
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
        return new TableWriter(
                        spark, context, Schema.of(job.spec()), job.options().format())
                .write(parts.stream().map(Part::file).toList(), bytes, out.attempts() + "/tables");
    }

    private List<Part> answeredAgain(List<Part> parts, Answers answers) throws IOException {
        List<RepeatedLines> again = again(parts);
        if (again.isEmpty()) {
            return parts;
        }
        List<Part> made = collected(
                "answering hard lines",
                "again",
                spark.parallelize(again, again.size()).map(answers::again));
        Map<Integer, List<Part>> second = new LinkedHashMap<>();
        for (RepeatedLines work : again) {
            second.computeIfAbsent(work.part(), _ -> new ArrayList<>()).add(made.get(work.number()));
        }
        List<Tuple2<Part, List<Part>>> pairs = new ArrayList<>();
        second.forEach((part, more) -> pairs.add(new Tuple2<>(parts.get(part), more)));
        WorkerContext here = context;
        Function<Tuple2<Part, List<Part>>, Part> merge =
                pair -> PartMerger.here(here).merged(pair._1(), pair._2());
        return runner.replaced(
                "joining", parts, spark.parallelize(pairs, pairs.size()).map(merge));
    }

    private List<RepeatedLines> again(List<Part> parts) {
        long lines = Part.tally(parts).again();
        long size = Math.clamp(lines / ((long) cores * TASKS_PER_CORE), 1, MOST_AGAIN);
        List<RepeatedLines> again = new ArrayList<>();
        for (Part part : parts) {
            long left = part.tally().again();
            for (long from = 0; from < left; from += size) {
                again.add(new RepeatedLines(
                        again.size(), part.number(), part.again(), from, Math.min(size, left - from)));
            }
        }
        return again;
    }
}
