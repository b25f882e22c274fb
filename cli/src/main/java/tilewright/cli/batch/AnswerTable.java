package tilewright.cli.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.puzzle.Column;
import tilewright.puzzle.Columns;
import tilewright.task.AllSolutions;
import tilewright.task.AnswerColumns;
import tilewright.task.Tasks;
import tilewright.text.Json;

/**
 * Answers as the rows of a table with commas (RFC 4180, lines ending with a line feed): the number of the line, the fields
 * that the verb declares, why there is no result, what of the text was left out, and the JSON of all other fields. Lists are JSON.
 */
final class AnswerTable {

    private static final String LINE = "line";
    private static final String OTHER = "other";

    /** The names of the columns, without the last, {@value #OTHER}. */
    private final List<String> columns;

    private AnswerTable(List<String> columns) {
        this.columns = List.copyOf(columns);
    }

    /** The table of a job's answers. */
    static AnswerTable of(LineJob job, Tasks<?, ?, ?> tasks) {
        String verb = job.verb().split(" ", 2)[0];
        Columns declared = switch (job.query().itself()) {
            case Query.Convert(String form) -> Columns.NONE.text(form);
            case Query.Starts _ -> Columns.NONE.text("setup", "count").truth("exact");
            default -> AnswerColumns.of(tasks, verb);
        };
        List<String> columns = new ArrayList<>(List.of(LINE));
        declared.all().stream().map(Column::name).forEach(columns::add);
        columns.add("error");
        columns.add("warning");
        return new AnswerTable(columns);
    }

    /** The line with the names of the columns. */
    String head() {
        return Stream.concat(columns.stream(), Stream.of(OTHER)).collect(Collectors.joining(","));
    }

    /** The rows of an answer: one, or one for each of all solutions. */
    String rows(Printed answer) {
        if (answer.answer().result() instanceof AllSolutions all
                && !all.solutions().isEmpty()) {
            Json.Obj line = Json.obj().with(LINE, answer.line().number());
            return all.solutions().stream()
                    .map(solution -> row(line.withAll(all.toJson(solution))))
                    .collect(Collectors.joining());
        }
        return row(answer.fields());
    }

    private String row(Json.Obj fields) {
        StringBuilder row = new StringBuilder();
        for (String column : columns) {
            row.append(fields.field(column).map(AnswerTable::value).orElse("")).append(',');
        }
        Json.Obj other = Json.obj();
        for (Map.Entry<String, Json> field : fields.fields().entrySet()) {
            other = columns.contains(field.getKey()) ? other : other.with(field.getKey(), field.getValue());
        }
        return row.append(other.fields().isEmpty() ? "" : quoted(other.toString()))
                .append('\n')
                .toString();
    }

    private static String value(Json json) {
        return json instanceof Json.Null ? "" : quoted(FieldText.of(json));
    }

    private static String quoted(String text) {
        boolean plain =
                text.chars().noneMatch(letter -> letter == ',' || letter == '"' || letter == '\n' || letter == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    /** Work whose answers are printed as rows. */
    Batch.Work rows(Batch.Work work) {
        return new Batch.Work() {
            @Override
            public Printed answer(Line line) {
                return printed(work.answer(line));
            }

            @Override
            public void release() {
                work.release();
            }

            @Override
            public Printed tooLarge(Line line) {
                return printed(work.tooLarge(line));
            }
        };
    }

    private Printed printed(Printed answer) {
        return new Printed(answer.line(), answer.answer(), rows(answer));
    }
}
