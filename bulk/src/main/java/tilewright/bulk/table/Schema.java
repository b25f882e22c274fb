package tilewright.bulk.table;

import java.io.Serializable;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import tilewright.Puzzles;
import tilewright.cli.batch.FieldText;
import tilewright.cli.bulk.AnswerFields;
import tilewright.cli.bulk.JobSpec;
import tilewright.cli.bulk.Question;
import tilewright.message.Message;
import tilewright.puzzle.Column;
import tilewright.puzzle.Columns;
import tilewright.text.Json;

/**
 * The columns of a verb's answers: the line's number, the fields of the JSON object that the verb declares, why there is no result,
 * what of the text was left out, and the JSON of fields without a column. The same for all results of a verb; documented in docs/guide/bulk.md.
 */
public record Schema(List<Column> columns) implements Serializable {

    /** The column with the text that was asked about. */
    public static final String INPUT = "input";

    /** The last columns of all tables. */
    private static final List<Column> COMMON =
            Columns.NONE.text("error", "warning").json("other").all();

    public Schema {
        columns = List.copyOf(columns);
    }

    /** The schema of a job's answers. */
    public static Schema of(JobSpec job) {
        AnswerFields fields = AnswerFields.of(job);
        List<Column> first = Columns.NONE.whole("line").all();
        return new Schema(Stream.of(
                        first.stream(),
                        fields.answered().stream(),
                        fields.wanted(job.output()).stream(),
                        COMMON.stream())
                .flatMap(some -> some)
                .toList());
    }

    /**
     * The columns of a verb's answers for all puzzles, without the line's number: those of other puzzles stay empty.
     *
     * @throws IllegalArgumentException when two puzzles have a column of one name and different types
     */
    public static Schema ofAllPuzzles(String verb) {
        LinkedHashMap<String, Column> all = new LinkedHashMap<>();
        Puzzles.CATALOG.puzzles().stream()
                .sorted(Comparator.comparing(puzzle -> puzzle.id()))
                .flatMap(puzzle -> Question.columns(puzzle, verb).stream())
                .forEach(column -> {
                    if (all.getOrDefault(column.name(), column).type() != column.type()) {
                        throw new IllegalArgumentException("column (%s) of (%s) has two types".formatted(column, verb));
                    }
                    all.put(column.name(), column);
                });
        COMMON.forEach(column -> all.putLast(column.name(), column));
        return new Schema(List.copyOf(all.values()));
    }

    /** Returns the schema for tables whose values are texts and numbers only: lists are JSON. */
    public Schema flat() {
        return new Schema(columns.stream()
                .map(column -> switch (column.type()) {
                    case TEXTS, WHOLES -> new Column(column.name(), Column.Type.JSON);
                    case TEXT, WHOLE, DECIMAL, TRUTH, JSON -> column;
                })
                .toList());
    }

    /** Returns the schema with the column {@code input} first, which has the text, for texts without numbers. */
    public Schema ofInput() {
        return new Schema(Stream.concat(
                        Stream.of(new Column(INPUT, Column.Type.TEXT)),
                        columns.stream().skip(1))
                .toList());
    }

    /** The type of the rows in Spark. */
    public StructType type() {
        return new StructType(columns.stream()
                .map(column -> DataTypes.createStructField(
                        column.name(), type(column.type()), !column.name().equals("line")))
                .toArray(StructField[]::new));
    }

    private static DataType type(Column.Type type) {
        return switch (type) {
            case TEXT, JSON -> DataTypes.StringType;
            case WHOLE -> DataTypes.LongType;
            case DECIMAL -> DataTypes.DoubleType;
            case TRUTH -> DataTypes.BooleanType;
            case TEXTS -> DataTypes.createArrayType(DataTypes.StringType);
            case WHOLES -> DataTypes.createArrayType(DataTypes.LongType);
        };
    }

    /** The row of an answer. */
    public Row row(Json.Obj answer) {
        @Nullable Object[] values = new Object[columns.size()];
        Json.Obj other = Json.obj();
        int found = 0;
        for (int i = 0; i < values.length; i++) {
            Optional<Json> field = answer.field(columns.get(i).name());
            if (field.isPresent()) {
                values[i] = value(field.get(), columns.get(i).type());
                found++;
            }
        }
        if (found < answer.fields().size()) {
            for (Map.Entry<String, Json> field : answer.fields().entrySet()) {
                boolean known =
                        columns.stream().anyMatch(column -> column.name().equals(field.getKey()));
                other = known ? other : other.with(field.getKey(), field.getValue());
            }
            values[values.length - 1] = other.toString();
        }
        return RowFactory.create(values);
    }

    private static @Nullable Object value(Json json, Column.Type type) {
        if (json instanceof Json.Null) {
            return null;
        }
        return switch (type) {
            case TEXT -> text(json);
            case WHOLE -> Long.valueOf(text(json));
            case DECIMAL -> Double.valueOf(text(json));
            case TRUTH -> json.equals(Json.TRUE);
            case JSON -> json.toString();
            case TEXTS -> items(json).stream().map(Schema::text).toArray(String[]::new);
            case WHOLES ->
                items(json).stream().map(item -> Long.valueOf(text(item))).toArray(Long[]::new);
        };
    }

    private static List<Json> items(Json json) {
        return switch (json) {
            case Json.Arr(List<Json> items) -> items;
            case Json.Sentences(List<Message> messages, boolean single)
            when !single -> messages.stream().<Json>map(Json.Text::new).toList();
            default -> List.of(json);
        };
    }

    private static String text(Json json) {
        return FieldText.of(json);
    }
}
