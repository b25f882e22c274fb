package tilewright.cli.batch;

import java.io.IOException;
import java.util.Optional;
import tilewright.cli.context.Failure;

/** The texts in one column of a table, one row a line. Blank lines are passed over, but counted. */
public final class ColumnLines implements Lines {

    private final Lines lines;
    private final String name;
    private Optional<TableColumn> column;
    /** Whether the line with the names of the columns is still to come. */
    private boolean head;

    /**
     * Constructs lines from the column of this name; reading the first one throws a {@link Failure} when there is no
     * such column.
     *
     * @param lines all lines of a file, from the first; closed with this
     */
    public ColumnLines(Lines lines, String name) {
        this.lines = lines;
        this.name = name;
        this.column = Optional.empty();
        this.head = true;
    }

    /**
     * Constructs the texts of a known column.
     *
     * @param lines of a file, or of a part of it; closed with this
     * @param first whether the first line of the file is among them
     */
    public ColumnLines(Lines lines, TableColumn column, boolean first) {
        this.lines = lines;
        this.name = "";
        this.column = Optional.of(column);
        this.head = first && column.headed();
    }

    @Override
    public Optional<Line> next() throws IOException {
        Optional<Line> next = lines.next();
        while (next.isPresent() && passed(next.get())) {
            next = lines.next();
        }
        return next.map(row ->
                row.fault().isPresent() || column.isEmpty() ? row : column.get().of(row));
    }

    /** Whether a line is no row. */
    private boolean passed(Line line) {
        if (line.fault().isPresent()) {
            return false;
        }
        if (line.text().isBlank()) {
            return true;
        }
        if (column.isEmpty()) {
            column = TableColumn.named(name, line.text());
            head = column.orElseThrow(() -> Failure.usage(TableColumn.missing(name, line.text())))
                    .headed();
        }
        boolean names = head;
        head = false;
        return names;
    }

    @Override
    public boolean ready() throws IOException {
        return lines.ready();
    }

    @Override
    public long total() {
        return lines.total();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
