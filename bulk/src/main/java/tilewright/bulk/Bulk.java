package tilewright.bulk;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;
import tilewright.bulk.table.Schema;
import tilewright.cli.batch.Line;
import tilewright.cli.bulk.BulkJob;
import tilewright.text.Json;

/** Tilewright in Spark programs: answers as tables, and functions of SQL. */
public final class Bulk {

    /** The verbs that are functions of SQL, each of a puzzle's name and a text. */
    private static final List<String> FUNCTIONS =
            List.of("solve", "count", "rate", "hint", "check", "canonical", "analyze", "perft", "lamp", "coverings");

    private Bulk() {}

    /**
     * One solution for each Sudoku: the columns {@code input}, {@code puzzle}, {@code solutions}, {@code solution}, {@code path},
     * {@code error} and {@code other}.
     */
    public static Dataset<Row> solve(Dataset<String> sudokus) {
        return answers(sudokus, "solve", "sudoku");
    }

    /**
     * The answers of a command, one row for each text: the column {@code input} has the text, the others are those of the
     * command's tables without {@code line}.
     *
     * @param verb such as {@code count}
     * @param options as typed, such as {@code --limit}, {@code 2}
     * @throws IllegalArgumentException when there is no such command, puzzle, or option
     */
    public static Dataset<Row> answers(Dataset<String> texts, String verb, String puzzle, String... options) {
        List<String> words = words(verb, puzzle, options);
        Workplace workplace = new Workplace(words, Long.MAX_VALUE);
        workplace.grouping(); // reads the words
        JavaSparkContext spark =
                JavaSparkContext.fromSparkContext(texts.sparkSession().sparkContext());
        Schema schema = Schema.of(verb, puzzle, BulkJob.form(words)).ofInput();
        return texts.mapPartitions(new Answering(spark.broadcast(workplace), schema), Encoders.row(schema.type()));
    }

    private static List<String> words(String verb, String puzzle, String... options) {
        List<String> words = new ArrayList<>(List.of("bulk", verb, puzzle, "-", "-"));
        words.addAll(List.of(options));
        return words;
    }

    /**
     * Registers functions of SQL: {@code tw_solve(puzzle, text)}, {@code tw_count}, {@code tw_rate}, {@code tw_hint},
     * {@code tw_check}, {@code tw_canonical}, {@code tw_analyze}, {@code tw_perft}, {@code tw_lamp}, and {@code tw_coverings}. Solutions and
     * counts are texts, null when there is none; the others give the command's JSON object.
     */
    public static void register(SparkSession spark) {
        for (String verb : FUNCTIONS) {
            spark.udf().register("tw_" + verb, new Answered(verb), DataTypes.StringType);
        }
    }

    /** Answers the texts of a partition. */
    private record Answering(Broadcast<Workplace> workplace, Schema schema)
            implements MapPartitionsFunction<String, Row> {
        @Override
        public Iterator<Row> call(Iterator<String> texts) {
            Workplace here = workplace.value();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return texts.hasNext();
                }

                @Override
                public Row next() {
                    String text = texts.next();
                    return schema.row(here.answer(text), text);
                }
            };
        }
    }

    /** A function of SQL. */
    private static final class Answered implements UDF2<String, String, @Nullable String> {

        private static final long serialVersionUID = 1;

        private final String verb;
        private final Map<String, Workplace> workplaces = new ConcurrentHashMap<>();

        Answered(String verb) {
            this.verb = verb;
        }

        @Override
        public @Nullable String call(@Nullable String puzzle, @Nullable String text) {
            if (puzzle == null || text == null) {
                return null;
            }
            Workplace here =
                    workplaces.computeIfAbsent(puzzle, name -> new Workplace(words(verb, name), Long.MAX_VALUE));
            String answer = here.answer(text);
            return switch (verb) {
                case "solve" -> field(answer, "solution");
                case "count" -> field(answer, "count");
                default -> answer;
            };
        }

        private static @Nullable String field(String answer, String name) {
            return ((Json.Obj) Json.parse(answer))
                    .field(name)
                    .map(json -> ((Json.Str) json).value())
                    .orElse(null);
        }
    }

    /** The line of a text that stands alone. */
    static Line line(String text) {
        return Line.of(1, text.strip(), 0);
    }
}
