package tilewright.bulk;

import java.io.Serializable;
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

    /** The verbs that are functions of SQL with a text, and the field that has it. */
    private static final Map<String, String> TEXTS = Map.of("solve", "solution", "count", "count");

    /** The verbs that are functions of SQL with a struct. */
    private static final List<String> STRUCTS =
            List.of("rate", "hint", "check", "canonical", "analyze", "perft", "lamp", "coverings");

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

    /**
     * The same as beans: the class has getters and setters for the columns that it wants, by their names, of types that can be
     * null.
     */
    public static <T> Dataset<T> answers(
            Dataset<String> texts, Class<T> bean, String verb, String puzzle, String... options) {
        return answers(texts, verb, puzzle, options).as(Encoders.bean(bean));
    }

    /** The ratings of Sudokus. */
    public static Dataset<SudokuRating> rate(Dataset<String> sudokus) {
        return answers(sudokus, SudokuRating.class, "rate", "sudoku");
    }

    private static List<String> words(String verb, String puzzle, String... options) {
        List<String> words = new ArrayList<>(List.of("bulk", verb, puzzle, "-", "-"));
        words.addAll(List.of(options));
        return words;
    }

    /**
     * Registers functions of SQL: {@code tw_solve(puzzle, text)}, {@code tw_count}, {@code tw_rate}, {@code tw_hint},
     * {@code tw_check}, {@code tw_canonical}, {@code tw_analyze}, {@code tw_perft}, {@code tw_lamp}, and {@code tw_coverings}. Solutions and
     * counts are texts, null when there is none; the others give a struct with the columns of the verb's tables, those of all
     * puzzles.
     */
    public static void register(SparkSession spark) {
        for (String verb : TEXTS.keySet()) {
            spark.udf().register("tw_" + verb, new TextFunction(verb), DataTypes.StringType);
        }
        for (String verb : STRUCTS) {
            Schema schema = Schema.ofAllPuzzles(verb);
            spark.udf().register("tw_" + verb, new StructFunction(verb, schema), schema.type());
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

    /** A job for each puzzle that a function is asked about. */
    private record Asked(String verb, Map<String, Workplace> workplaces) implements Serializable {

        Asked(String verb) {
            this(verb, new ConcurrentHashMap<>());
        }

        Json.Obj answer(String puzzle, String text) {
            return workplaces
                    .computeIfAbsent(puzzle, name -> new Workplace(words(verb, name), Long.MAX_VALUE))
                    .answer(text);
        }
    }

    /** A function of SQL whose value is a text. */
    private static final class TextFunction implements UDF2<String, String, @Nullable String> {

        private static final long serialVersionUID = 2;

        private final Asked asked;

        TextFunction(String verb) {
            asked = new Asked(verb);
        }

        @Override
        public @Nullable String call(@Nullable String puzzle, @Nullable String text) {
            if (puzzle == null || text == null) {
                return null;
            }
            return asked.answer(puzzle, text)
                    .field(String.valueOf(TEXTS.get(asked.verb())))
                    .map(json -> ((Json.Str) json).value())
                    .orElse(null);
        }
    }

    /** A function of SQL whose value has columns. */
    private static final class StructFunction implements UDF2<String, String, @Nullable Row> {

        private static final long serialVersionUID = 2;

        private final Asked asked;
        private final Schema schema;

        StructFunction(String verb, Schema schema) {
            asked = new Asked(verb);
            this.schema = schema;
        }

        @Override
        public @Nullable Row call(@Nullable String puzzle, @Nullable String text) {
            return puzzle == null || text == null ? null : schema.struct(asked.answer(puzzle, text));
        }
    }

    /** The line of a text that stands alone. */
    static Line line(String text) {
        return Line.of(1, text.strip(), 0);
    }
}
