package tilewright.text;

import java.util.Optional;

/**
 * Groups lines into texts of one line each, except for {@linkplain ShareIds share IDs} that are broken over several
 * lines.
 */
public record ShareIdLines(ShareIds ids) implements LineGrouping {

    @Override
    public Group first(LinesAhead ahead) {
        int lines = 1;
        while (ShareIds.isMarked(ahead.line(lines - 1)) && lines < MOST && ahead.has(lines)) {
            lines++;
        }
        return lines > 1 ? new Group(lines, true) : LINES.first(ahead);
    }

    @Override
    public Optional<Container> container(LinesAhead ahead) {
        return ids.container(ahead);
    }

    @Override
    public boolean cutBefore(String before, String line) {
        return ids.begins(line) || !ShareIds.isOpen(before) && ids.isWhole(line);
    }
}
