package tilewright.bulk;

import java.io.Serializable;
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
import tilewright.Puzzles;
import tilewright.bulk.table.Schema;
import tilewright.cli.BulkProgram;
import tilewright.cli.batch.Query;
import tilewright.cli.bulk.JobSpec;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.bulk.TaskSpec;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.text.Json;

/** Tilewright in Spark programs: answers as tables, and functions of SQL. */
public final class Bulk {

    private Bulk() {}

    /**
     * The answers of a command, one row for each text: the column {@code input} has the text, the others are those of the
     * command's tables without {@code line}.
     *
     * @param verb such as {@code count}
     * @param options as typed, such as {@code --limit}, {@code 2}
     * @throws IllegalArgumentException when there is no such command, puzzle, or option
     */
    public static Dataset<Row> answers(Dataset<String> texts, String verb, String puzzle, String... options) {
        JobSpec spec = BulkProgram.job(BulkProgram.words(verb, puzzle, List.of(options)))
                .spec();
        JavaSparkContext spark =
                JavaSparkContext.fromSparkContext(texts.sparkSession().sparkContext());
        Schema schema = Schema.of(spec).ofInput();
        return texts.mapPartitions(
                new Answering(spark.broadcast(new LineProcessor(spec)), schema), Encoders.row(schema.type()));
    }

    /**
     * The same as beans: the class has getters and setters for the columns that it wants, by their names, of types that can be
     * null.
     */
    public static <T> Dataset<T> answers(
            Dataset<String> texts, Class<T> bean, String verb, String puzzle, String... options) {
        return answers(texts, verb, puzzle, options).as(Encoders.bean(bean));
    }

    /**
     * Registers functions of SQL with a puzzle and a text: {@code tw_solve(puzzle, text)} and {@code tw_count}, which give a
     * text, null when there is no result; {@code tw_hint}, and one for each study, such as {@code tw_rate}, which give a struct
     * with the columns of the verb's tables, those of all puzzles.
     */
    public static void register(SparkSession spark) {
        spark.udf().register("tw_solve", new TextFunction(new Query.Solve(), "solution"), DataTypes.StringType);
        spark.udf().register("tw_count", new TextFunction(new Query.Count(), "count"), DataTypes.StringType);
        struct(spark, "hint", new Query.Hint());
        for (Catalog.Verb study : Puzzles.CATALOG.verbs(new Workspace())) {
            struct(spark, study.name(), new Query.Study(study.name(), 1));
        }
    }

    private static void struct(SparkSession spark, String verb, Query query) {
        Schema schema = Schema.ofAllPuzzles(verb);
        spark.udf().register("tw_" + verb, new StructFunction(query, schema), schema.type());
    }

    /** Answers the texts of a partition. */
    private record Answering(Broadcast<LineProcessor> processor, Schema schema)
            implements MapPartitionsFunction<String, Row> {
        @Override
        public Iterator<Row> call(Iterator<String> texts) {
            LineProcessor here = processor.value();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return texts.hasNext();
                }

                @Override
                public Row next() {
                    String text = texts.next();
                    return schema.row(Json.obj().with(Schema.INPUT, text).withAll(here.answer(text)));
                }
            };
        }
    }

    /** A question, with a processor for each puzzle that it is asked of. */
    private record PuzzleProcessors(Query query, Map<String, LineProcessor> processors) implements Serializable {

        PuzzleProcessors(Query query) {
            this(query, new ConcurrentHashMap<>());
        }

        Json.Obj answer(String puzzle, String text) {
            return processors
                    .computeIfAbsent(puzzle, name -> new LineProcessor(JobSpec.of("", TaskSpec.usual(name, query))))
                    .answer(text);
        }
    }

    /**
     * A function of SQL whose value is a text.
     *
     * @param field of the answer that has it
     */
    private record TextFunction(PuzzleProcessors processors, String field)
            implements UDF2<String, String, @Nullable String> {

        TextFunction(Query query, String field) {
            this(new PuzzleProcessors(query), field);
        }

        @Override
        public @Nullable String call(@Nullable String puzzle, @Nullable String text) {
            if (puzzle == null || text == null) {
                return null;
            }
            Json.Obj answer = processors.answer(puzzle, text);
            return answer.field(field).isEmpty() ? null : OutputOptions.value(answer, field);
        }
    }

    /** A function of SQL whose value has columns. */
    private record StructFunction(PuzzleProcessors processors, Schema schema)
            implements UDF2<String, String, @Nullable Row> {

        StructFunction(Query query, Schema schema) {
            this(new PuzzleProcessors(query), schema);
        }

        @Override
        public @Nullable Row call(@Nullable String puzzle, @Nullable String text) {
            return puzzle == null || text == null ? null : schema.row(processors.answer(puzzle, text));
        }
    }
}
