package tilewright.cli.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tilewright.Puzzles;
import tilewright.cli.batch.Query;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.puzzle.Column;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Figure;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.task.Answer;
import tilewright.task.PositionTask;
import tilewright.task.Task;
import tilewright.text.Json;

/**
 * The fields of a job's answers, by which they are kept and counted.
 *
 * @param answered those that the questions answer, in order, each name once
 * @param figures numbers of the position itself, which are fields where a job names them
 */
public record AnswerFields(List<Column> answered, List<Column> figures) {

    public AnswerFields {
        answered = List.copyOf(answered);
        figures = List.copyOf(figures);
    }

    /**
     * The fields of a job.
     *
     * @throws Failure when two further questions answer the same field
     */
    public static AnswerFields of(JobSpec job) {
        List<Column> answered = new ArrayList<>(job.own().columns());
        List<Question> asked = new ArrayList<>();
        for (Question question : job.with()) {
            for (Column column : question.columns()) {
                asked.stream()
                        .filter(other -> named(other.columns(), column.name()).isPresent())
                        .findFirst()
                        .ifPresent(other -> {
                            throw Failure.usage(BulkMessages.sameField(other.verb(), question.verb(), column.name()));
                        });
                if (named(answered, column.name()).isEmpty()) {
                    answered.add(column);
                }
            }
            asked.add(question);
        }
        List<Column> figures = new ArrayList<>();
        if (!(job.task().query().itself() instanceof Query.Review)) {
            Puzzles.CATALOG.find(job.task().puzzle()).stream()
                    .flatMap(puzzle -> figures(puzzle).stream())
                    .filter(figure -> named(answered, figure.name()).isEmpty())
                    .forEach(figures::add);
        }
        return new AnswerFields(answered, figures);
    }

    private static List<Column> figures(Puzzle<?, ?, ?> puzzle) {
        return Columns.NONE
                .whole(puzzle.figures().stream().map(Figure::name).toArray(String[]::new))
                .all();
    }

    private static Optional<Column> named(List<Column> columns, String name) {
        return columns.stream().filter(column -> column.name().equals(name)).findFirst();
    }

    /** The columns of the figures that the options of a job name. */
    public List<Column> wanted(OutputOptions output) {
        Set<String> names = new TreeSet<>(output.tally());
        output.keep().forEach(condition -> names.add(condition.field()));
        return figures.stream().filter(figure -> names.contains(figure.name())).toList();
    }

    /** Returns a task that finds figures of positions, which are the fields of its answers. */
    public static Task figures(Puzzle<?, ?, ?> puzzle, List<Column> wanted) {
        return finding(puzzle, wanted);
    }

    private static <S> Task finding(Puzzle<?, S, ?> puzzle, List<Column> wanted) {
        return new PositionTask<>(puzzle, position -> {
            Json.Obj found = Json.obj();
            for (Figure<S> figure : puzzle.figures()) {
                found = named(wanted, figure.name()).isEmpty()
                        ? found
                        : found.with(figure.name(), figure.of().applyAsInt(position));
            }
            return new Answer.Done("", found);
        });
    }

    /**
     * The field of this name.
     *
     * @throws Failure when there is none
     */
    Column find(String name) {
        List<Column> all = Stream.concat(
                        Columns.NONE.whole("line").all().stream(), Stream.concat(answered.stream(), figures.stream()))
                .toList();
        List<String> names = all.stream().map(Column::name).toList();
        return named(all, name)
                .orElseThrow(() -> Failure.usage(
                        BulkMessages.noField(Message.verbatim(name), list(names), Nearest.suggestion(name, names))));
    }

    /** The values of a field, in order; empty where anything of its type may come. */
    static List<String> values(Column field) {
        return field.type() == Column.Type.TRUTH ? List.of("false", "true") : field.values();
    }

    /**
     * Refuses a value that the field cannot have.
     *
     * @throws Failure when it cannot
     */
    static void check(Column field, String value) {
        List<String> values = values(field);
        Message typed = Message.verbatim(value);
        if (!values.isEmpty() && !values.contains(value)) {
            throw Failure.usage(
                    BulkMessages.noValue(field.name(), typed, list(values), Nearest.suggestion(value, values)));
        }
        boolean number = field.type() == Column.Type.WHOLE || field.type() == Column.Type.DECIMAL;
        if (number && Condition.number(value).isEmpty()) {
            throw Failure.usage(BulkMessages.noNumber(field.name(), typed));
        }
    }

    private static List<Message> list(List<String> words) {
        return words.stream().map(Message::verbatim).toList();
    }

    /** The order of the values of a field by its name alone, whichever puzzle and verb have it; empty for none. */
    static List<String> order(String field) {
        return Puzzles.CATALOG.puzzles().stream()
                .flatMap(puzzle -> puzzle.abilities(new Workspace()).studies().stream()
                        .flatMap(study -> study.columns().all().stream()))
                .filter(column -> column.name().equals(field))
                .map(AnswerFields::values)
                .filter(values -> !values.isEmpty())
                .findFirst()
                .orElse(List.of());
    }
}
