package tilewright.cli.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.PlainTexts;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.Container;
import tilewright.text.LineGrouping.Group;
import tilewright.text.LineGrouping.Part;
import tilewright.text.TextLines;

/**
 * The texts that the lines of a file make up.
 *
 * <p>Passes over blank lines and comments, but counts them; within a text they stand as empty lines,
 * so that the lines of the text can be counted, too. The lines of one text are taken to come together: {@link #ready}
 * does not look for the last of them.
 */
public final class GroupedLines implements Lines {

    private final Lines lines;
    private final LineGrouping grouping;
    private final Ahead ahead = new Ahead();
    private boolean behind;

    /** The value that is being read. */
    private Optional<Container> container = Optional.empty();

    /** The number of its first line. */
    private long begin;

    /** Whether a line that is too long is read in parts. */
    private boolean within;

    private Line lastOfValue = Line.of(0, "", 0);

    /** The texts that were found in it. */
    private final Deque<Line> parts = new ArrayDeque<>();

    /** The lines that were looked at, but not yet taken. */
    private final List<Line> seen = new ArrayList<>();

    /** The place in {@link #seen} of the first that was not taken. */
    private int taken;

    /** @param lines all lines of the file, from the first; closed with this */
    public GroupedLines(Lines lines, LineGrouping grouping) {
        this.lines = lines;
        this.grouping = grouping;
    }

    private final class Ahead implements LineGrouping.LinesAhead {
        @Override
        public boolean has(int index) {
            try {
                return see(index) && seen.get(taken + index).fault().isEmpty();
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        }

        @Override
        public String line(int index) {
            return seen.get(taken + index).text();
        }
    }

    private boolean see(int index) throws IOException {
        while (seen.size() <= taken + index) {
            Optional<Line> next = lines.begun();
            if (next.isEmpty()) {
                return false;
            }
            seen.add(next.get());
        }
        return true;
    }

    @Override
    public Optional<Line> next() throws IOException {
        try {
            return text();
        } catch (UncheckedIOException error) {
            throw error.getCause();
        }
    }

    @Override
    public Optional<LineBlock> block(PlainTexts<?> plain, int most) throws IOException {
        return behind || taken < seen.size() || container.isPresent() || !parts.isEmpty()
                ? Optional.empty()
                : lines.block(plain, most);
    }

    private Optional<Line> text() throws IOException {
        if (behind && parts.isEmpty()) {
            takeAfter();
        }
        while (!parts.isEmpty() || container.isPresent() || see(0)) {
            if (!parts.isEmpty()) {
                return Optional.of(parts.removeFirst());
            }
            if (container.isPresent()) {
                readValue(container.get());
                continue;
            }
            Line first = seen.get(taken);
            if (first.fault().isPresent()) {
                take(1);
                if (first.text().isEmpty()) {
                    return Optional.of(first);
                }
                container = grouping.container(TextLines.of(first.text()));
                if (container.isEmpty()) {
                    return Optional.of(lines.skipped(first));
                }
                begin = first.number();
                lastOfValue = first;
                within = true;
                container.get().readPart(first.text());
                continue;
            }
            container = isComment(first) ? Optional.empty() : grouping.container(ahead);
            if (container.isPresent()) {
                begin = first.number();
                continue;
            }
            Group group = isComment(first) ? Group.NONE : grouping.first(ahead);
            Line text = group.text() ? joined(group.lines()) : first;
            take(group.lines());
            if (group.text()) {
                behind = group.lines() > 1;
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }

    /** Reads a line of the value. */
    private void readValue(Container value) throws IOException {
        if (within) {
            Optional<String> part = lines.more();
            within = part.isPresent();
            part.ifPresent(value::readPart);
            if (!within && !value.read("")) {
                value.end();
                container = Optional.empty();
            }
            add(value.parts());
            return;
        }
        boolean there = see(0) && seen.get(taken).fault().isEmpty();
        Line line = there ? seen.get(taken) : lastOfValue;
        boolean first = there && line.number() == begin;
        boolean reads = there && (first || !value.endsBefore(line.text()));
        boolean goesOn = reads && value.read(line.text());
        if (reads) {
            lastOfValue = line;
            take(1);
        }
        if (!goesOn) {
            value.end();
            container = Optional.empty();
            behind = lastOfValue.number() > begin;
        }
        add(value.parts());
        if (parts.isEmpty() && behind) {
            takeAfter();
        }
    }

    private void add(List<Part> found) {
        for (Part part : found) {
            parts.add(new Line(begin + part.line(), part.text(), part.fault(), lastOfValue.end()));
        }
    }

    private Line joined(int count) {
        Line first = seen.get(taken);
        if (count == 1) {
            return first;
        }
        StringBuilder text = new StringBuilder(first.text());
        for (int i = 1; i < count; i++) {
            Line line = seen.get(taken + i);
            text.append('\n').append(isComment(line) ? "" : line.text());
        }
        return Line.of(
                first.number(), text.toString(), seen.get(taken + count - 1).end());
    }

    private boolean isComment(Line line) {
        return grouping.comments(line.text());
    }

    private void takeAfter() {
        behind = false;
        int after = LineGrouping.MOST;
        while (after == LineGrouping.MOST) {
            after = grouping.after(ahead);
            take(after);
        }
    }

    private void take(int count) {
        taken += count;
        if (taken > LineGrouping.MOST || taken == seen.size()) {
            seen.subList(0, taken).clear();
            taken = 0;
        }
    }

    @Override
    public boolean ready() throws IOException {
        return !parts.isEmpty() || taken < seen.size() || lines.ready();
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
