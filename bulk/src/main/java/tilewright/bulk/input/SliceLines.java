package tilewright.bulk.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import tilewright.cli.batch.GroupedLines;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;
import tilewright.cli.batch.StreamLines;
import tilewright.text.LineGrouping;

/** The texts of a part of the input, with the numbers that their lines have in the whole of it. */
public final class SliceLines implements Lines {

    private final Lines lines;
    private final long base;

    private SliceLines(Lines lines, long base) {
        this.lines = lines;
        this.base = base;
    }

    /**
     * The texts of a slice.
     *
     * @throws IOException when it cannot be opened
     */
    public static Lines of(Slice.Bytes slice, Machine machine) throws IOException {
        StreamLines lines = new StreamLines(
                new BoundedStream(Files.open(slice.file(), slice.from(), machine.hadoop()), slice.to() - slice.from()),
                slice.to() - slice.from(),
                slice.linesBefore());
        Lines texts = slice.column() < 0
                ? new GroupedLines(lines, machine.grouping())
                : new CsvColumn(lines, slice.column(), slice.from() == 0);
        return new SliceLines(texts, slice.base());
    }

    /**
     * All texts of a stream, from the beginning of a file.
     *
     * @param column of a table; -1 for plain text
     * @param base lines of the files before
     */
    static Lines of(InputStream in, int column, long base, LineGrouping grouping) {
        StreamLines lines = new StreamLines(in, 0);
        Lines texts = column < 0 ? new GroupedLines(lines, grouping) : new CsvColumn(lines, column, true);
        return new SliceLines(texts, base);
    }

    /** All lines of a file. */
    static Lines raw(String file, Configuration hadoop) throws IOException {
        return new StreamLines(Files.unpacked(file, hadoop), 0);
    }

    /** Numbered lines without texts. */
    public static Lines of(Slice.Items slice) {
        return new SliceLines(Lines.empty(slice.count()), slice.first());
    }

    @Override
    public Optional<Line> next() throws IOException {
        Optional<Line> next = lines.next();
        return base == 0
                ? next
                : next.map(line -> new Line(line.number() + base, line.text(), line.fault(), line.end()));
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
