package tilewright.bulk;

import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;
import tilewright.Puzzles;
import tilewright.bulk.table.Schema;
import tilewright.cli.BulkProgram;
import tilewright.cli.batch.Query;
import tilewright.cli.bulk.JobSpec;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.bulk.TaskSpec;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Tasks;
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
     * The answers of a command as beans: the class has getters and setters for the columns that it wants, by their
     * names, of types that can be null.
     */
    public static <T> Dataset<T> answers(
            Dataset<String> texts, Class<T> bean, String verb, String puzzle, String... options) {
        return answers(texts, verb, puzzle, options).as(Encoders.bean(bean));
    }

    /**
     * Registers functions of SQL with a puzzle and a text: {@code tw_solve(puzzle, text)} and {@code tw_count}, which give a
     * text, null when there is no result; {@code tw_hint}, and one for each study, such as {@code tw_rate}, which give a struct
     * with the columns of the verb's tables, those of all puzzles. A wrong puzzle in the words of a query is refused before the
     * query runs, as an {@link IllegalArgumentException}; one in a column gives no text, or a struct with an error alone.
     */
    public static void register(SparkSession spark) {
        text(spark, "tw_solve", new Query.Solve(), "solution");
        text(spark, "tw_count", new Query.Count(), "count");
        struct(spark, "hint", new Query.Hint());
        for (Catalog.Verb study : Puzzles.CATALOG.verbs(new Workspace())) {
            struct(spark, study.name(), new Query.Study(study.name(), 1));
        }
    }

    private static void text(SparkSession spark, String name, Query query, String field) {
        PuzzleProcessors processors = new PuzzleProcessors(query);
        spark.udf().register(name, new TextFunction(processors, field), DataTypes.StringType);
        check(spark, name, processors);
    }

    private static void struct(SparkSession spark, String verb, Query query) {
        Schema schema = Schema.ofAllPuzzles(verb);
        PuzzleProcessors processors = new PuzzleProcessors(query);
        spark.udf().register("tw_" + verb, new StructFunction(processors, schema), schema.type());
        check(spark, "tw_" + verb, processors);
    }

    /** Checks a puzzle's name that is written in a query before the query runs, in a session of this process. */
    private static void check(SparkSession spark, String name, PuzzleProcessors processors) {
        if (spark instanceof org.apache.spark.sql.classic.SparkSession session) {
            FunctionRegistry registry = session.sessionState().functionRegistry();
            FunctionIdentifier id = CollectionConverters.asJava(registry.listFunction()).stream()
                    .filter(function -> function.funcName().equals(name))
                    .findFirst()
                    .orElseThrow();
            var entry = registry.lookupFunctionEntry(id).get();
            registry.registerFunction(id, entry._1(), arguments -> {
                if (arguments.nonEmpty()
                        && arguments.head() instanceof Literal word
                        && word.value() instanceof UTF8String puzzle) {
                    processors.refusal(puzzle.toString()).ifPresent(sentence -> {
                        throw new IllegalArgumentException(name + ": " + sentence);
                    });
                }
                return entry._2().apply(arguments);
            });
        }
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

        /** The reason why a puzzle cannot be asked; empty when it can. */
        Optional<String> refusal(String puzzle) {
            Optional<Puzzle<?, ?, ?>> known = Puzzles.CATALOG.find(puzzle);
            if (known.isEmpty()) {
                return Optional.of(Puzzles.CATALOG.noPuzzle(puzzle).text());
            }
            boolean able = query.task(new Tasks<>(known.get(), new Workspace()), Limits.NONE)
                    .isPresent();
            return able ? Optional.empty() : Optional.of("'" + puzzle + "' does not answer this");
        }

        /** The fields of the answer; only an error where the puzzle cannot be asked. */
        Json.Obj answer(String puzzle, String text) {
            @Nullable LineProcessor known = processors.get(puzzle);
            if (known == null) {
                Optional<String> refusal = refusal(puzzle);
                if (refusal.isPresent()) {
                    return Json.obj().with("error", refusal.get());
                }
                known = processors.computeIfAbsent(
                        puzzle, name -> new LineProcessor(JobSpec.of("", TaskSpec.usual(name, query))));
            }
            return known.answer(text);
        }
    }

    /**
     * A function of SQL whose value is a text.
     *
     * @param field of the answer that has it
     */
    private record TextFunction(PuzzleProcessors processors, String field)
            implements UDF2<String, String, @Nullable String> {

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

        @Override
        public @Nullable Row call(@Nullable String puzzle, @Nullable String text) {
            return puzzle == null || text == null ? null : schema.row(processors.answer(puzzle, text));
        }
    }
}
