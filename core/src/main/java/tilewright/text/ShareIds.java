package tilewright.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.text.LineGrouping.Container;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.LineGrouping.Part;

/**
 * Share IDs that are broken over lines, as on paper: each line but the last one of an ID ends with {@link #MARK}. Where marks
 * were lost, lines are joined to the longest text that can be read. Columns that stand side by side are told apart.
 *
 * <p>Immutable; threads may share one.
 *
 * @param name with a colon at its end
 * @param positions the text behind it
 */
public record ShareIds(String name, Format<?> positions) {

    /** The character at the end of a line that continues in the next one. */
    public static final char MARK = '\\';

    /** Cells of a position of one row at least. */
    private static final int FEWEST = 64;

    private static final int LONGEST = 2_000;

    /** Maximum number of lines of an ID without marks. */
    private static final int MOST = 40;

    /**
     * A text without breaks.
     *
     * @param lines that it takes
     */
    private record Joined(int lines, String text) {}

    /** Share IDs of a puzzle. */
    public static ShareIds of(String puzzle, Format<?> positions) {
        return new ShareIds(puzzle + ":", positions);
    }

    /** Whether a text is a share ID of whatever puzzle, right or wrong: a word, a colon, and no blank behind it. */
    public static boolean isOne(String text) {
        int colon = text.indexOf(':');
        boolean word = colon > 0 && colon + 1 < text.length() && !Whitespace.is(text.charAt(colon + 1));
        for (int i = 0; i < colon && word; i++) {
            word = text.charAt(i) >= 'a' && text.charAt(i) <= 'z';
        }
        return word;
    }

    /** Whether a line begins with the name and directly behind it a cell, or with a part of it and a mark. */
    public boolean begins(String line) {
        int at = 0;
        while (at < line.length() && Whitespace.is(line.charAt(at))) {
            at++;
        }
        return startsAt(line, at);
    }

    private boolean startsAt(String line, int from) {
        int end = from;
        while (end < line.length() && end - from < name.length() && line.charAt(end) == name.charAt(end - from)) {
            end++;
        }
        char next = end < line.length() ? line.charAt(end) : '\0';
        boolean whole = end - from == name.length() && (next == '.' || Ascii.isDigit(next) || Ascii.isLetter(next));
        return whole || end > from && next == MARK;
    }

    /** Whether a line is a position by itself, with or without a name; a few cells are more likely the rest of another. */
    boolean isWhole(String line) {
        String text = Whitespace.strip(line);
        boolean few = text.indexOf('/') < 0 && text.length() < FEWEST;
        return !few && reads(startsAt(text, 0) ? text : name + text);
    }

    private boolean reads(String id) {
        try {
            positions.parse(id.substring(name.length()));
            return true;
        } catch (TextError error) {
            return false;
        }
    }

    /** Whether a line ends with the mark. */
    public static boolean isMarked(String line) {
        return endsWith(line, MARK);
    }

    /** Whether a text goes on behind a line: there is the mark, or a row is missing. */
    static boolean isOpen(String line) {
        return isMarked(line) || endsWith(line, '/');
    }

    private static boolean endsWith(String line, char wanted) {
        int end = line.length();
        while (end > 0 && Whitespace.is(line.charAt(end - 1))) {
            end--;
        }
        return end > 0 && line.charAt(end - 1) == wanted;
    }

    /**
     * A reader of the IDs in the first line and in the lines behind it; empty when there are none, or when one ID is
     * the whole line.
     */
    public Optional<Container> container(LinesAhead ahead) {
        String first = ahead.line(0);
        if (first.length() > LONGEST || first.indexOf(name) < 0 && first.indexOf(MARK) < 0) {
            return Optional.empty();
        }
        List<Integer> starts = starts(first);
        if (starts.size() == 1
                && !isMarked(first)
                && new TextColumn(ahead, starts, 0).line(0).indexOf(' ') >= 0) {
            return Optional.empty(); // a saved game: what is broken without marks has no blanks
        }
        int lines = 1;
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            Optional<Joined> id = joined(new TextColumn(ahead, starts, i));
            if (id.isEmpty() || !begins(first) && id.get().lines() == 1) {
                return Optional.empty();
            }
            lines = Math.max(lines, id.get().lines());
            parts.add(new Part(0, id.get().text(), Optional.empty()));
        }
        return lines == 1 && parts.size() < 2 ? Optional.empty() : Optional.of(new ParsedLines(lines, parts));
    }

    /** The places where names begin. */
    private List<Integer> starts(String line) {
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < line.length(); i++) {
            if ((i == 0 || Whitespace.is(line.charAt(i - 1))) && startsAt(line, i)) {
                starts.add(i);
            }
        }
        return starts;
    }

    private Optional<Joined> joined(LinesAhead ahead) {
        String first = ahead.line(0);
        if (isMarked(first)) {
            return Optional.of(marked(ahead));
        }
        if (reads(first)) {
            return Optional.of(new Joined(1, first));
        }
        Optional<Joined> longest = Optional.empty();
        String text = first;
        for (int i = 1; i < MOST && goesOn(ahead, i) && text.length() < LONGEST; i++) {
            String next = ahead.line(i);
            if (!isOpen(text) && isWhole(next)) {
                break;
            }
            if (longest.isPresent() && reads(text + " " + next)) {
                return Optional.empty(); // with this line it is another position
            }
            text += next;
            if (text.indexOf(' ') < 0 && reads(text)) {
                longest = Optional.of(new Joined(i + 1, text));
            }
        }
        return longest;
    }

    private Joined marked(LinesAhead ahead) {
        StringBuilder text = new StringBuilder(ahead.line(0));
        int lines = 1;
        while (text.charAt(text.length() - 1) == MARK && goesOn(ahead, lines) && text.length() < LONGEST) {
            text.setLength(text.length() - 1);
            text.append(ahead.line(lines));
            lines++;
        }
        return new Joined(lines, text.toString());
    }

    private boolean goesOn(LinesAhead ahead, int index) {
        return index < LineGrouping.MOST
                && ahead.has(index)
                && !ahead.line(index).isEmpty()
                && !begins(ahead.line(index));
    }

    /** Reads lines that were looked at before. Mutable. */
    private static final class ParsedLines implements Container {

        private final int lines;
        private int read;
        private List<Part> parts;

        ParsedLines(int lines, List<Part> parts) {
            this.lines = lines;
            this.parts = parts;
        }

        @Override
        public boolean endsBefore(String line) {
            return read == lines;
        }

        @Override
        public boolean read(String line) {
            read++;
            return read < lines;
        }

        @Override
        public void readPart(String part) {}

        @Override
        public void end() {}

        @Override
        public List<Part> parts() {
            List<Part> taken = read < lines ? List.of() : parts;
            parts = read < lines ? parts : List.of();
            return taken;
        }
    }
}
