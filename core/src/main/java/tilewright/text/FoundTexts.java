package tilewright.text;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.text.LineGrouping.Container;
import tilewright.text.LineGrouping.Group;

/**
 * The texts that the lines of a whole file make up, in order, each found when it is asked for. One thread at a time.
 */
public final class FoundTexts implements Iterator<FoundTexts.Found> {

    private final LineGrouping grouping;
    private TextLines lines;
    private List<Found> next = List.of();

    /**
     * A text of a file: where it stands, and what is wrong with it.
     *
     * @param line where it begins, from 0
     * @param lines their number
     * @param text lines without blanks at their ends, comments empty
     * @param fault why it cannot be read
     */
    public record Found(int line, int lines, String text, Optional<Message> fault) {}

    public FoundTexts(LineGrouping grouping, TextLines lines) {
        this.grouping = grouping;
        this.lines = lines;
    }

    @Override
    public boolean hasNext() {
        while (next.isEmpty() && lines.size() > 0) {
            look();
        }
        return !next.isEmpty();
    }

    @Override
    public Found next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        Found found = next.getFirst();
        next = next.subList(1, next.size());
        return found;
    }

    private void look() {
        if (grouping.comments(lines.line(0))) {
            lines = lines.behind(1);
            return;
        }
        Optional<Container> container = grouping.container(lines);
        if (container.isPresent()) {
            read(container.get());
            return;
        }
        Group group = grouping.first(lines);
        int count = Math.min(group.lines(), lines.size());
        if (group.text()) {
            next = List.of(new Found(lines.from(), count, joined(count), Optional.empty()));
        }
        pass(count, group.text());
    }

    private void read(Container container) {
        int count = 0;
        boolean goesOn = true;
        while (goesOn && lines.has(count) && (count == 0 || !container.endsBefore(lines.line(count)))) {
            goesOn = container.read(lines.line(count));
            count++;
        }
        container.end();
        List<Found> found = new ArrayList<>();
        for (LineGrouping.Part part : container.parts()) {
            found.add(new Found(lines.from() + part.line(), count, part.text(), part.fault()));
        }
        next = found;
        pass(count, true);
    }

    private void pass(int count, boolean text) {
        lines = lines.behind(count);
        int after = text && count > 1 ? LineGrouping.MOST : 0;
        while (after == LineGrouping.MOST) {
            after = grouping.after(lines);
            lines = lines.behind(Math.min(after, lines.size()));
        }
    }

    private String joined(int count) {
        StringBuilder text = new StringBuilder(Whitespace.stripTrailing(lines.line(0)));
        for (int i = 1; i < count; i++) {
            String line = lines.line(i);
            text.append('\n').append(grouping.comments(line) ? "" : Whitespace.stripTrailing(line));
        }
        return text.toString();
    }
}
