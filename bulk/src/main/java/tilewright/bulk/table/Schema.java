package tilewright.bulk.table;

import java.io.Serializable;
import java.util.ArrayList;
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
import tilewright.text.Json;

/**
 * The columns of a verb's answers: the line's number, the fields of the JSON object with the same names, why there is no result,
 * and the JSON of fields without a column. The same for all results of a verb; documented in docs/bulk.md.
 */
public record Schema(List<Column> columns) implements Serializable {

    /** A column and the type of its values. */
    record Column(String name, Kind kind) implements Serializable {}

    /** What the values of a column are. */
    enum Kind {
        TEXT(DataTypes.StringType),
        WHOLE(DataTypes.LongType),
        DECIMAL(DataTypes.DoubleType),
        TRUTH(DataTypes.BooleanType),
        TEXTS(DataTypes.createArrayType(DataTypes.StringType)),
        WHOLES(DataTypes.createArrayType(DataTypes.LongType)),
        /** Any JSON, as its text. */
        JSON(DataTypes.StringType);

        private final transient DataType type;

        Kind(DataType type) {
            this.type = type;
        }
    }

    private static final String INPUT = "input";
    /** What all tables end with. */
    private static final List<Column> COMMON = List.of(new Column("error", Kind.TEXT), new Column("other", Kind.JSON));

    private static final String COUNT = "count:TEXT exact:TRUTH estimate:TEXT low:TEXT high:TEXT";
    private static final String PATH = "solutions:WHOLE solution:TEXT path:JSON";

    /** By verb and puzzle, or by verb where all puzzles have the same. */
    private static final Map<String, String> COLUMNS = Map.ofEntries(
            Map.entry("solve", "puzzle:TEXT solutions:WHOLE solution:TEXT path:JSON"),
            Map.entry("count", COUNT),
            Map.entry("coverings", COUNT),
            Map.entry(
                    "hint sudoku",
                    "technique:TEXT se:DECIMAL placements:TEXTS eliminations:TEXTS text:TEXT steps:JSON"),
            Map.entry("hint paletto", "technique:TEXT cells:WHOLES text:TEXT"),
            Map.entry("hint hues", "technique:TEXT cell:TEXT color:WHOLE text:TEXT"),
            Map.entry("hint trominoes", "technique:TEXT left:TEXT of:TEXT text:TEXT"),
            Map.entry("rate sudoku", "er:DECIMAL ep:DECIMAL ed:DECIMAL level:TEXT score:WHOLE hardest:TEXT"),
            Map.entry("rate paletto", "value:TEXT legal:WHOLE winning:WHOLE proven:TRUTH"),
            Map.entry("rate hues", "grade:TEXT tiles:WHOLE"),
            Map.entry("analyze", "value:TEXT proven:TRUTH winning:JSON best:WHOLES"),
            Map.entry("verdicts", "moves:JSON"),
            Map.entry("perft", "sequences:WHOLES colorWins:WHOLES lastPieceWins:WHOLES bothWins:WHOLES"),
            Map.entry("check", "wrong:JSON missing:JSON"),
            Map.entry(
                    "canonical",
                    "canonical:TEXT automorphisms:TEXT transposed:TRUTH rows:WHOLES columns:WHOLES digits:WHOLES"),
            Map.entry("candidates", "count:TEXT exact:TRUTH candidates:JSON placements:JSON"),
            Map.entry("forced", "count:TEXT exact:TRUTH forced:TEXTS"),
            Map.entry("lamp", "verdict:TEXT completion:TEXT"),
            Map.entry("path", PATH),
            Map.entry("review", "turns:JSON mistakes:WHOLES firstLosing:WHOLE open:WHOLE proven:TRUTH"),
            Map.entry("show", "puzzle:TEXT title:TEXT status:TEXT drawing:TEXT svg:TEXT"),
            Map.entry("new", "puzzle:TEXT setup:TEXT seed:WHOLE item:WHOLE"));

    public Schema {
        columns = new ArrayList<>(columns);
    }

    /**
     * The schema of a verb's answers.
     *
     * @param form of {@code convert}, whose answers have the field of this name; else empty
     */
    public static Schema of(String verb, String puzzle, Optional<String> form) {
        String fields = form.map(name -> name + ":TEXT")
                .orElseGet(() -> COLUMNS.getOrDefault(verb + " " + puzzle, COLUMNS.getOrDefault(verb, "")));
        return new Schema(Stream.of(Stream.of(new Column("line", Kind.WHOLE)), own(fields), COMMON.stream())
                .flatMap(each -> each)
                .toList());
    }

    /**
     * The columns of a verb's answers for all puzzles, without the line's number: those of other puzzles stay empty.
     *
     * @throws IllegalArgumentException when two puzzles have a column of one name and different kinds
     */
    public static Schema ofAllPuzzles(String verb) {
        LinkedHashMap<String, Column> all = new LinkedHashMap<>();
        COLUMNS.keySet().stream()
                .filter(key -> key.equals(verb) || key.startsWith(verb + " "))
                .sorted()
                .flatMap(key -> Stream.concat(own(COLUMNS.getOrDefault(key, "")), COMMON.stream()))
                .forEach(column -> {
                    if (!all.getOrDefault(column.name(), column).equals(column)) {
                        throw new IllegalArgumentException("column (%s) of (%s) has two kinds".formatted(column, verb));
                    }
                    all.put(column.name(), column);
                });
        COMMON.forEach(column -> all.putLast(column.name(), column));
        return new Schema(List.copyOf(all.values()));
    }

    private static Stream<Column> own(String fields) {
        return Stream.of(fields.split(" ")).filter(field -> !field.isEmpty()).map(field -> {
            int colon = field.indexOf(':');
            return new Column(field.substring(0, colon), Kind.valueOf(field.substring(colon + 1)));
        });
    }

    /** The same for tables whose values are texts and numbers only: lists are JSON. */
    public Schema flat() {
        return new Schema(columns.stream()
                .map(column -> switch (column.kind()) {
                    case TEXTS, WHOLES -> new Column(column.name(), Kind.JSON);
                    case TEXT, WHOLE, DECIMAL, TRUTH, JSON -> column;
                })
                .toList());
    }

    /** The same for texts without numbers: {@code input} has the text. */
    public Schema ofInput() {
        return new Schema(Stream.concat(
                        Stream.of(new Column(INPUT, Kind.TEXT)),
                        columns.stream().skip(1))
                .toList());
    }

    /** As Spark has it. */
    public StructType type() {
        return new StructType(columns.stream()
                .map(column -> DataTypes.createStructField(
                        column.name(), column.kind().type, !column.name().equals("line")))
                .toArray(StructField[]::new));
    }

    /** The row of an answer for a text. */
    public Row row(Json.Obj answer, String text) {
        return row(Json.obj().with(INPUT, text).withAll(withoutLine(answer)));
    }

    /** The row of an answer without its line's number. */
    public Row struct(Json.Obj answer) {
        return row(withoutLine(answer));
    }

    private static Json.Obj withoutLine(Json.Obj answer) {
        Json.Obj left = Json.obj();
        for (Map.Entry<String, Json> field : answer.fields().entrySet()) {
            left = field.getKey().equals("line") ? left : left.with(field.getKey(), field.getValue());
        }
        return left;
    }

    /** The row of an answer. */
    public Row row(Json.Obj answer) {
        @Nullable Object[] values = new Object[columns.size()];
        Json.Obj other = Json.obj();
        int found = 0;
        for (int i = 0; i < values.length; i++) {
            Optional<Json> field = answer.field(columns.get(i).name());
            if (field.isPresent()) {
                values[i] = value(field.get(), columns.get(i).kind());
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

    private static @Nullable Object value(Json json, Kind kind) {
        if (json instanceof Json.Null) {
            return null;
        }
        return switch (kind) {
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
        return json instanceof Json.Arr list ? list.items() : List.of(json);
    }

    private static String text(Json json) {
        return json instanceof Json.Str string ? string.value() : json.toString();
    }
}
