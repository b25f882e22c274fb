package tilewright.cli.batch;

import java.io.IOException;
import java.util.Optional;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.Place;

/**
 * The texts that the lines of a file make up.
 *
 * <p>Passes over blank lines and lines that begin with {@code #}, but counts them; within a text they stand as empty lines,
 * so that the lines of the text can be counted, too. The lines of one text are taken to come together: {@link #ready}
 * does not look for the last of them.
 */
public final class GroupedLines implements Lines {

    private final Lines lines;
    private final LineGrouping.Grouper grouper;
    private Optional<Line> held = Optional.empty();
    private Optional<Line> begun = Optional.empty();
    private final StringBuilder text = new StringBuilder();
    private long end;

    /** @param lines all lines of the file, from the first; closed with this */
    public GroupedLines(Lines lines, LineGrouping grouping) {
        this.lines = lines;
        this.grouper = grouping.grouper();
    }

    @Override
    public Optional<Line> next() throws IOException {
        Optional<Line> done = held;
        held = Optional.empty();
        while (done.isEmpty()) {
            Optional<Line> next = lines.next();
            if (next.isEmpty()) {
                return ended();
            }
            done = done(next.get());
        }
        return done;
    }

    /** The text that is whole with this line, if there is one. */
    private Optional<Line> done(Line line) {
        Place place = place(line);
        return switch (begun.isEmpty() && place != Place.BETWEEN && place != Place.ALONE ? Place.FIRST : place) {
            case BETWEEN -> ended();
            case ALONE -> {
                Optional<Line> before = ended();
                held = before.isEmpty() ? Optional.empty() : Optional.of(line);
                yield before.isEmpty() ? Optional.of(line) : before;
            }
            case FIRST -> {
                Optional<Line> before = ended();
                begun = Optional.of(line);
                add(line);
                yield before;
            }
            case INSIDE -> {
                add(line);
                yield Optional.empty();
            }
            case LAST -> {
                add(line);
                yield ended();
            }
        };
    }

    private Place place(Line line) {
        if (line.fault().isPresent()) {
            grouper.next("");
            return Place.ALONE;
        }
        if (line.text().startsWith("#")) {
            return begun.isEmpty() ? Place.BETWEEN : Place.INSIDE;
        }
        return grouper.next(line.text());
    }

    private void add(Line line) {
        text.append(text.isEmpty() ? "" : "\n").append(line.text().startsWith("#") ? "" : line.text());
        end = line.end();
    }

    /** The text that was begun, if one was. */
    private Optional<Line> ended() {
        if (begun.isEmpty()) { // after most lines; a lambda would be linked anew at each start
            return begun;
        }
        Optional<Line> ended = Optional.of(Line.of(begun.get().number(), text.toString(), end));
        begun = Optional.empty();
        text.setLength(0);
        return ended;
    }

    @Override
    public boolean ready() throws IOException {
        return held.isPresent() || lines.ready();
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
