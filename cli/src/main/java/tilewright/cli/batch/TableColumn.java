package tilewright.cli.batch;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.Nearest;
import tilewright.text.Json;
import tilewright.text.TableRow;
import tilewright.text.TextError;

/** The place of the text in each line of a table. Immutable. */
public sealed interface TableColumn extends Serializable {

    /** The most names of columns that a sentence shows. */
    int MOST_NAMES = 30;

    int LONG_NAME = 40;

    /** Whether the first line of a file has the names of the columns. */
    boolean headed();

    /** The text of a row as a line with the row's number, or with a fault when the row has no such text. */
    Line of(Line row);

    /**
     * The column of this name; empty when there is none.
     *
     * @param first the first line of the table that is not blank: the names of the columns, with commas, tabs or semicolons
     *     between, in quotes or not; or a JSON object, as all lines are then, whose field it is
     */
    static Optional<TableColumn> named(String name, String first) {
        if (object(first)) {
            return Optional.of(new Field(name));
        }
        for (int i = 0; i < Separated.SEPARATORS.length(); i++) {
            char separator = Separated.SEPARATORS.charAt(i);
            int place = Separated.names(first, separator).indexOf(name);
            if (place >= 0) {
                return Optional.of(new Separated(separator, place));
            }
        }
        return Optional.empty();
    }

    /** Returns the sentence for a name that no column has. */
    static Message missing(String name, String first) {
        List<String> names = List.of();
        for (int i = 0; i < Separated.SEPARATORS.length(); i++) {
            List<String> split = Separated.names(first, Separated.SEPARATORS.charAt(i));
            names = split.size() > names.size() ? split : names;
        }
        return BatchMessages.noColumn(Message.verbatim(name), messages(names), Nearest.suggestion(name, names));
    }

    private static boolean object(String first) {
        return !first.isEmpty() && first.charAt(0) == '{';
    }

    private static List<Message> messages(List<String> names) {
        return names.stream()
                .limit(MOST_NAMES)
                .map(name -> Message.verbatim(name.length() > LONG_NAME ? name.substring(0, LONG_NAME) + "…" : name))
                .toList();
    }

    private static Line faulty(Line row, Message fault) {
        return new Line(row.number(), "", Optional.of(fault), row.end());
    }

    /**
     * A column of a table in text (RFC 4180, but a row is one line).
     *
     * @param place from 0
     */
    record Separated(char separator, int place) implements TableColumn {

        private static final String SEPARATORS = ",\t;";

        @Override
        public boolean headed() {
            return true;
        }

        @Override
        public Line of(Line row) {
            Optional<List<String>> values = TableRow.values(row.text(), separator, place + 1);
            if (values.isEmpty()) {
                return faulty(row, BatchMessages.openQuote());
            }
            if (place >= values.get().size()) {
                return faulty(row, BatchMessages.shortRow(values.get().size(), place + 1));
            }
            String text = values.get().get(place).strip();
            return text.isEmpty() ? faulty(row, BatchMessages.emptyCell()) : Line.of(row.number(), text, row.end());
        }

        static List<String> names(String first, char separator) {
            return TableRow.values(first, separator, Integer.MAX_VALUE).orElse(List.of()).stream()
                    .map(String::strip)
                    .toList();
        }
    }

    /** A field of JSON objects. */
    record Field(String name) implements TableColumn {

        @Override
        public boolean headed() {
            return false;
        }

        @Override
        public Line of(Line row) {
            try {
                return Json.parse(row.text()) instanceof Json.Obj object
                        ? of(row, object)
                        : faulty(row, BatchMessages.noObject());
            } catch (TextError error) {
                return faulty(row, BatchMessages.notJson(error.column(), error.problem()));
            }
        }

        private Line of(Line row, Json.Obj object) {
            return switch (object.field(name).orElse(Json.NULL)) {
                case Json.Str(String text) -> Line.of(row.number(), text, row.end());
                case Json.Num number -> Line.of(row.number(), number.toString(), row.end());
                default -> faulty(row, fault(object));
            };
        }

        private Message fault(Json.Obj object) {
            if (object.field(name).isPresent()) {
                return BatchMessages.noText(Message.verbatim(name));
            }
            List<String> names = List.copyOf(object.fields().keySet());
            return BatchMessages.noField(Message.verbatim(name), messages(names), Nearest.suggestion(name, names));
        }
    }
}
