package tilewright.bulk;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;
import tilewright.bulk.input.IoFailure;
import tilewright.bulk.input.WorkerContext;
import tilewright.bulk.output.NumberedLines;
import tilewright.bulk.output.Part;
import tilewright.bulk.output.PartMerger;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.bulk.RowQuota;

/** Removes the answers that others make superfluous, however the answers are divided into parts. */
record RowFilter(JavaSparkContext spark, JobRunner runner, WorkerContext context) {

    /** The lines of a part that stay. */
    private sealed interface Cut extends Serializable {

        /** Returns whether a line stays; the lines are asked about in their order. */
        Predicate<String> kept();
    }

    /** A cut that keeps all lines but these. */
    private record Without(Set<Long> lines) implements Cut {
        @Override
        public Predicate<String> kept() {
            return line -> !lines.contains(NumberedLines.number(line));
        }
    }

    /** A cut that keeps the first lines with each of some values of a field, and all lines with other values. */
    private record Limited(String field, Map<String, Long> most) implements Cut {
        @Override
        public Predicate<String> kept() {
            Map<String, Long> left = new HashMap<>(most);
            return line -> {
                String value = OutputOptions.value(NumberedLines.fields(line), field);
                return !most.containsKey(value) || left.merge(value, -1L, Long::sum) >= 0;
            };
        }
    }

    /** The place of an answer. */
    private record Place(int part, long line) implements Serializable {}

    /** The first of equivalent positions, and the others. */
    private record Equivalent(Place first, List<Place> others) implements Serializable {

        Equivalent joined(Equivalent more) {
            boolean before = first.line() < more.first.line();
            List<Place> all = new ArrayList<>(others);
            all.addAll(more.others);
            all.add(before ? more.first : first);
            return new Equivalent(before ? first : more.first, all);
        }
    }

    /** The parts with the first of equivalent positions alone, by their canonical forms. */
    List<Part> distinct(List<Part> parts, Broadcast<LineProcessor> processor) {
        WorkerContext here = context;
        PairFlatMapFunction<Part, String, Equivalent> forms =
                part -> forms(part, processor.value(), here).iterator();
        Function2<Equivalent, Equivalent, Equivalent> join = Equivalent::joined;
        JavaRDD<Place> found = spark.parallelize(parts, parts.size())
                .flatMapToPair(forms)
                .reduceByKey(join)
                .flatMap(pair -> pair._2().others().iterator());
        Map<Integer, Set<Long>> lines = new TreeMap<>();
        for (Place place : runner.collect("comparing", found)) {
            lines.computeIfAbsent(place.part(), _ -> new HashSet<>()).add(place.line());
        }
        Map<Integer, Cut> cuts = new TreeMap<>();
        lines.forEach((part, others) -> cuts.put(part, new Without(others)));
        return cut("removing duplicates", "distinct", parts, cuts);
    }

    private static List<Tuple2<String, Equivalent>> forms(Part part, LineProcessor processor, WorkerContext context) {
        List<Tuple2<String, Equivalent>> forms = new ArrayList<>();
        try (NumberedLines lines = new NumberedLines(List.of(part.file()), context.hadoop())) {
            for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                Place place = new Place(part.number(), NumberedLines.number(line.get()));
                processor
                        .canonical(NumberedLines.fields(line.get()))
                        .ifPresent(text -> forms.add(new Tuple2<>(text, new Equivalent(place, new ArrayList<>()))));
            }
            return forms;
        } catch (IOException error) {
            throw IoFailure.reading(part.file().name(), error);
        }
    }

    /** The parts with the first answers of each value alone, in the order of their numbers. */
    List<Part> limited(List<Part> parts, RowQuota quota) {
        Map<String, Long> left = new HashMap<>(quota.wanted());
        Map<Integer, Cut> cuts = new TreeMap<>();
        for (Part part : parts) {
            Map<String, Long> most = new HashMap<>();
            part.counters().of(quota.field()).forEach((value, count) -> {
                long taken = Math.min(count, left.getOrDefault(value, 0L));
                left.merge(value, -taken, Long::sum);
                if (taken < count) {
                    most.put(value, taken);
                }
            });
            if (!most.isEmpty()) {
                cuts.put(part.number(), new Limited(quota.field(), most));
            }
        }
        return cut("spreading", "spread", parts, cuts);
    }

    /** @param cuts by the numbers of the parts */
    private List<Part> cut(String name, String kind, List<Part> parts, Map<Integer, Cut> cuts) {
        if (cuts.isEmpty()) {
            return parts;
        }
        WorkerContext here = context;
        List<Tuple2<Part, Cut>> pairs = new ArrayList<>();
        cuts.forEach((number, cut) -> pairs.add(new Tuple2<>(parts.get(number), cut)));
        Function<Tuple2<Part, Cut>, Part> rewrite = pair -> PartMerger.here(here)
                .rewritten(
                        pair._1(), kind, pair._2().kept(), here.spec().output().tally());
        return runner.replaced(
                name, parts, spark.parallelize(pairs, pairs.size()).map(rewrite));
    }
}
