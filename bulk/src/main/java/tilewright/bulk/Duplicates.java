package tilewright.bulk;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import scala.Tuple2;
import tilewright.bulk.input.Trouble;
import tilewright.bulk.output.NumberedLines;
import tilewright.bulk.output.Part;
import tilewright.bulk.output.PartMerger;
import tilewright.text.Json;

/**
 * Finds positions that are the same in another guise, by their canonical forms, and keeps the first of each.
 *
 * @param tallied fields whose values are counted
 */
record Duplicates(JavaSparkContext spark, Rounds rounds, Site site, List<String> tallied) {

    /** Where an answer is. */
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

    /** The parts without the answers that are duplicates. */
    List<Part> removed(List<Part> parts) {
        Site here = site;
        PairFlatMapFunction<Part, String, Equivalent> forms =
                part -> forms(part, here).iterator();
        Function2<Equivalent, Equivalent, Equivalent> join = Equivalent::joined;
        JavaPairRDD<String, Equivalent> classes =
                spark.parallelize(parts, parts.size()).flatMapToPair(forms).reduceByKey(join);
        JavaRDD<Place> found = classes.flatMap(pair -> pair._2().others().iterator());
        Map<Integer, Set<Long>> lines = new HashMap<>();
        for (Place place : rounds.collect("comparing", found)) {
            lines.computeIfAbsent(place.part(), _ -> new HashSet<>()).add(place.line());
        }
        List<Tuple2<Part, Set<Long>>> pairs = new ArrayList<>();
        for (Part part : parts) {
            if (lines.containsKey(part.number())) {
                pairs.add(new Tuple2<>(part, lines.get(part.number())));
            }
        }
        if (pairs.isEmpty()) {
            return parts;
        }
        List<String> fields = new ArrayList<>(tallied);
        Function<Tuple2<Part, Set<Long>>, Part> without =
                pair -> new PartMerger(here.attempts(), TaskContext.get().taskAttemptId(), here.hadoop())
                        .without(pair._1(), pair._2(), fields);
        List<Part> all = new ArrayList<>(parts);
        rounds.collect(
                        "removing duplicates",
                        spark.parallelize(pairs, pairs.size()).map(without))
                .forEach(part -> all.set(part.number(), part));
        return all;
    }

    private static List<Tuple2<String, Equivalent>> forms(Part part, Site site) {
        List<Tuple2<String, Equivalent>> forms = new ArrayList<>();
        try (NumberedLines lines = new NumberedLines(List.of(part.file()), site.hadoop())) {
            for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                Place place = new Place(part.number(), NumberedLines.number(line.get()));
                Json.Obj answer = NumberedLines.fields(line.get());
                Optional<String> form = site.workplace().value().canonical(answer);
                form.ifPresent(text -> forms.add(new Tuple2<>(text, new Equivalent(place, new ArrayList<>()))));
            }
            return forms;
        } catch (IOException error) {
            throw Trouble.reading(part.file().name(), error);
        }
    }
}
