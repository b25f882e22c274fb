package tilewright.cli.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.PlainTexts;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.Group;

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
            Optional<Line> next = lines.next();
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
    public Optional<Block> block(PlainTexts<?> plain, int most) throws IOException {
        return behind || taken < seen.size() ? Optional.empty() : lines.block(plain, most);
    }

    private Optional<Line> text() throws IOException {
        if (behind) {
            take(grouping.after(ahead));
            behind = false;
        }
        while (see(0)) {
            Line first = seen.get(taken);
            if (first.fault().isPresent()) {
                take(1);
                return Optional.of(first);
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

    private void take(int count) {
        taken += count;
        if (taken > LineGrouping.MOST || taken == seen.size()) {
            seen.subList(0, taken).clear();
            taken = 0;
        }
    }

    @Override
    public boolean ready() throws IOException {
        return taken < seen.size() || lines.ready();
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
