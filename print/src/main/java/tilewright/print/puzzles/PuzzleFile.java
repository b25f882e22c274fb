package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tilewright.message.Message;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.puzzles.BookPlan.Given;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.WithVariants;
import tilewright.task.Tasks;
import tilewright.text.FieldError;
import tilewright.text.FoundTexts;
import tilewright.text.TableRow;
import tilewright.text.TextError;
import tilewright.text.TextLines;

/**
 * Reads the puzzles of a file: in any form that the puzzle's texts have, or a table whose first line has the names of its columns, one
 * of them {@code title} or {@code id}. A remark behind a puzzle in its line is its title.
 */
record PuzzleFile<S>(Puzzle<?, S, ?> puzzle, PrintedTexts printedTexts) {

    /** Maximum number of characters of a line of a table. */
    private static final int LONGEST_ROW = 100_000;

    private static final String REMARK = " #";
    private static final String SEPARATORS = ",;\t|";
    private static final List<String> TITLES = List.of("title", "name");
    private static final List<String> IDS = List.of("id", "number", "no");

    /** The columns of a table, from 0. */
    private record Table(char separator, int position, OptionalInt title, OptionalInt id) {}

    /**
     * The puzzles of a text.
     *
     * @param name of the file, for the error
     * @throws FieldError that names the line of the first one that cannot be read, or when there is none
     */
    List<Given> read(String name, String text) {
        TextLines lines = TextLines.of(text);
        List<Given> given = new ArrayList<>();
        int first = IntStream.range(0, lines.size())
                .filter(i -> !lines.line(i).isBlank())
                .findFirst()
                .orElse(0);
        Optional<Table> table = table(lines, first);
        if (table.isPresent()) {
            for (int i = first + 1; i < lines.size(); i++) {
                if (!lines.line(i).isBlank()) {
                    given.add(row(name, i + 1, lines.line(i), table.get()));
                    bound(name, given);
                }
            }
        } else {
            grouped(name, lines, given);
        }
        if (given.isEmpty()) {
            throw new FieldError(PuzzlesMessages.noPuzzlesIn(Message.verbatim(name)));
        }
        return given;
    }

    private void grouped(String name, TextLines all, List<Given> given) {
        FoundTexts texts = new FoundTexts(puzzle.texts().grouping(), all);
        while (texts.hasNext()) {
            FoundTexts.Found found = texts.next();
            int line = found.line() + 1;
            found.fault().ifPresent(fault -> {
                throw wrong(name, line, fault);
            });
            String position = checked(name, line, found.text());
            given.add(new Given(position, found.lines() == 1 ? remark(name, line, position) : "", ""));
            bound(name, given);
        }
    }

    /** A remark behind a puzzle in the same line, which is its title. */
    private String remark(String name, int line, String text) {
        int sign = text.indexOf(REMARK);
        return sign < 0 ? "" : title(name, line, text.substring(sign + REMARK.length()));
    }

    private static void bound(String name, List<Given> given) {
        if (given.size() > BookPlan.MOST) {
            throw new FieldError(PuzzlesMessages.manyPuzzlesIn(Message.verbatim(name), BookPlan.MOST));
        }
    }

    /** The text of a position, when it is one. */
    private String checked(String name, int line, String text) {
        try {
            Tasks.position(WithVariants.ofLine(puzzle, text), text);
            return text;
        } catch (TextError error) {
            throw wrong(name, line, error.explained());
        }
    }

    private static FieldError wrong(String name, int line, Message reason) {
        return new FieldError(PuzzlesMessages.fileLine(Message.verbatim(name), line, reason));
    }

    /** The columns, when the first line names one with titles or IDs and the next one has a position. */
    private Optional<Table> table(TextLines lines, int first) {
        if (first + 1 >= lines.size() || lines.line(first).length() > LONGEST_ROW) {
            return Optional.empty();
        }
        for (int i = 0; i < SEPARATORS.length(); i++) {
            char separator = SEPARATORS.charAt(i);
            List<String> names =
                    TableRow.values(lines.line(first), separator, Integer.MAX_VALUE).orElse(List.of()).stream()
                            .map(name -> name.strip().toLowerCase(Locale.ROOT))
                            .toList();
            OptionalInt title = column(names, TITLES);
            OptionalInt id = column(names, IDS);
            if (names.size() > 1 && (title.isPresent() || id.isPresent())) {
                List<String> row = TableRow.values(lines.line(first + 1), separator, Integer.MAX_VALUE)
                        .orElse(List.of());
                OptionalInt position = IntStream.range(0, row.size())
                        .filter(k -> k != title.orElse(-1) && k != id.orElse(-1) && isPosition(row.get(k)))
                        .findFirst();
                if (position.isPresent()) {
                    return Optional.of(new Table(separator, position.getAsInt(), title, id));
                }
            }
        }
        return Optional.empty();
    }

    private static OptionalInt column(List<String> names, List<String> known) {
        return IntStream.range(0, names.size())
                .filter(i -> known.contains(names.get(i)))
                .findFirst();
    }

    private boolean isPosition(String text) {
        try {
            Tasks.position(WithVariants.ofLine(puzzle, text.strip()), text.strip());
            return true;
        } catch (TextError none) {
            return false;
        }
    }

    private Given row(String name, int line, String row, Table table) {
        if (row.length() > LONGEST_ROW) {
            throw wrong(name, line, PuzzlesMessages.longRow(LONGEST_ROW));
        }
        List<String> values = TableRow.values(row, table.separator(), Integer.MAX_VALUE)
                .orElseThrow(() -> wrong(name, line, PuzzlesMessages.openQuote()));
        if (values.size() <= table.position()) {
            throw wrong(name, line, PuzzlesMessages.shortRow(table.position() + 1, values.size()));
        }
        return new Given(
                checked(name, line, values.get(table.position()).strip()),
                title(name, line, values, table.title()),
                title(name, line, values, table.id()));
    }

    private String title(String name, int line, List<String> values, OptionalInt column) {
        return column.isEmpty() || column.getAsInt() >= values.size()
                ? ""
                : title(name, line, values.get(column.getAsInt()));
    }

    private String title(String name, int line, String typed) {
        try {
            return printedTexts.title("title", typed, "");
        } catch (FieldError error) {
            throw wrong(name, line, error.message());
        }
    }
}
