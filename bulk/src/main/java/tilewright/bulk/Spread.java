package tilewright.bulk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import scala.Tuple2;
import tilewright.bulk.output.Part;
import tilewright.bulk.output.PartMerger;
import tilewright.cli.bulk.Harvest;

/**
 * Keeps the first so many answers with each value of a field, in the order of their numbers, however they are divided into parts.
 *
 * @param tallied fields whose values are counted; the one that is spread is among them
 */
record Spread(JavaSparkContext spark, Rounds rounds, Site site, Harvest.Spread wanted, List<String> tallied) {

    /** The parts without the answers that are too many. */
    List<Part> limited(List<Part> parts) {
        Map<String, Long> left = new HashMap<>(wanted.wanted());
        List<Tuple2<Part, HashMap<String, Long>>> cuts = new ArrayList<>();
        for (Part part : parts) {
            HashMap<String, Long> most = new HashMap<>();
            part.tallies().of(wanted.field()).forEach((value, count) -> {
                long taken = Math.min(count, left.getOrDefault(value, 0L));
                left.merge(value, -taken, Long::sum);
                if (taken < count) {
                    most.put(value, taken);
                }
            });
            if (!most.isEmpty()) {
                cuts.add(new Tuple2<>(part, most));
            }
        }
        if (cuts.isEmpty()) {
            return parts;
        }
        Site here = site;
        String field = wanted.field();
        List<String> fields = new ArrayList<>(tallied);
        Function<Tuple2<Part, HashMap<String, Long>>, Part> limit =
                cut -> new PartMerger(here.attempts(), TaskContext.get().taskAttemptId(), here.hadoop())
                        .limited(cut._1(), field, cut._2(), fields);
        List<Part> all = new ArrayList<>(parts);
        rounds.collect("spreading", spark.parallelize(cuts, cuts.size()).map(limit))
                .forEach(part -> all.set(part.number(), part));
        return all;
    }
}
