package tilewright.bulk.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;

/**
 * The texts in one column of a table with commas (RFC 4180), one row a line. The first line of the file has the names and is
 * passed over, as blank lines are.
 */
final class CsvColumn implements Lines {

    private final Lines lines;
    private final int column;
    private boolean headed;

    /** @param headed whether the first line is no row */
    CsvColumn(Lines lines, int column, boolean headed) {
        this.lines = lines;
        this.column = column;
        this.headed = headed;
    }

    @Override
    public Optional<Line> next() throws IOException {
        Optional<Line> next = lines.next();
        while (next.isPresent()
                && (headed || next.get().text().isBlank() && next.get().fault().isEmpty())) {
            headed = false;
            next = lines.next();
        }
        return next.map(this::value);
    }

    private Line value(Line line) {
        if (line.fault().isPresent()) {
            return line;
        }
        List<String> values = values(line.text());
        if (column < values.size()) {
            return Line.of(line.number(), values.get(column).strip(), line.end());
        }
        String fault = "the row has %d columns, not %d".formatted(values.size(), column + 1);
        return new Line(line.number(), line.text(), Optional.of(fault), line.end());
    }

    /** The values of a row. */
    static List<String> values(String row) {
        List<String> values = new ArrayList<>();
        StringBuilder value = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < row.length(); i++) {
            char letter = row.charAt(i);
            if (quoted && letter == '"' && i + 1 < row.length() && row.charAt(i + 1) == '"') {
                value.append(letter);
                i++;
            } else if (letter == '"') {
                quoted = !quoted;
            } else if (letter == ',' && !quoted) {
                values.add(value.toString());
                value.setLength(0);
            } else {
                value.append(letter);
            }
        }
        values.add(value.toString());
        return values;
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
