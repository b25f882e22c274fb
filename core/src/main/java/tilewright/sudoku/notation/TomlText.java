package tilewright.sudoku.notation;

import java.util.List;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.LineGrouping.Part;
import tilewright.text.Whitespace;

/**
 * Reads tables of TOML, names in brackets with fields below them, as the list of objects that they are; its texts of several lines are one
 * text. Mutable; one thread at a time.
 */
final class TomlText implements LineGrouping.Container {

    private static final List<String> LONG_QUOTES = List.of("\"\"\"", "'''");

    /** Maximum number of fields above the first table. */
    private static final int MOST_ABOVE = 16;

    private static final int LONGEST_TEXT = 4_000;

    /** The number of brackets around a field. */
    private static final int DEPTH = 2;

    private final ValueText value = new ValueText();
    private final StringBuilder text = new StringBuilder();

    /** The quotation marks of the text that goes on; empty for none. */
    private String quotes = "";

    private boolean begun;
    private boolean field;

    /** Whether tables begin with the first line, or with fields above them. */
    static boolean begins(LinesAhead ahead) {
        for (int i = 0; i < MOST_ABOVE && ahead.has(i); i++) {
            String line = ahead.line(i);
            if (isTable(ahead, i)) {
                return true;
            }
            if (!isField(line) && (i == 0 || !isBlank(line))) {
                return false;
            }
        }
        return false;
    }

    /** Whether a line is the name of a table: the next one is a field. */
    private static boolean isTable(LinesAhead ahead, int line) {
        int next = line + 1;
        while (next < LineGrouping.MOST && ahead.has(next) && isBlank(ahead.line(next))) {
            next++;
        }
        return isTable(ahead.line(line)) && next < LineGrouping.MOST && ahead.has(next) && isField(ahead.line(next));
    }

    private static boolean isTable(String line) {
        return line.startsWith("[")
                && line.endsWith("]")
                && isName(line.replace("[", "").replace("]", ""));
    }

    private static boolean isField(String line) {
        int equals = line.indexOf('=');
        return equals > 0 && equals + 1 < line.length() && isName(Whitespace.strip(line.substring(0, equals)));
    }

    private static boolean isName(String text) {
        boolean name = !text.isEmpty() && BlankCells.isLetter(text.charAt(0));
        for (int i = 1; i < text.length() && name; i++) {
            char c = text.charAt(i);
            name = BlankCells.isLetter(c) || c >= '0' && c <= '9' || "-_.".indexOf(c) >= 0;
        }
        return name;
    }

    private static boolean isBlank(String line) {
        return Whitespace.only(line) || line.startsWith("#");
    }

    private boolean goesOn() {
        return !quotes.isEmpty() || value.depth() > DEPTH;
    }

    @Override
    public boolean endsBefore(String line) {
        String next = Whitespace.strip(line);
        return !goesOn() && !isBlank(next) && !isTable(next) && !isField(next);
    }

    @Override
    public boolean read(String line) {
        value.read(written(Whitespace.strip(line)));
        return true;
    }

    /** The line as a part of a list of objects. */
    private String written(String line) {
        if (!quotes.isEmpty()) {
            return quoted(line);
        }
        if (value.depth() > DEPTH || isBlank(line)) {
            return line;
        }
        String before = begun ? "" : "[{";
        begun = true;
        if (isTable(line)) {
            field = false;
            return before.isEmpty() ? "}, {" : before;
        }
        int equals = line.indexOf('=');
        String item = Whitespace.strip(line.substring(equals + 1));
        String name = before + (field ? ", " : "") + '"' + Whitespace.strip(line.substring(0, equals)) + "\": ";
        field = true;
        for (String begin : LONG_QUOTES) {
            if (item.startsWith(begin)) {
                quotes = begin;
                return name + quoted(item.substring(begin.length()));
            }
        }
        return name + item;
    }

    /** The text that ends in a line; nothing when it goes on. */
    private String quoted(String line) {
        int end = line.indexOf(quotes);
        if (text.length() < LONGEST_TEXT) {
            text.append(end < 0 ? line : line.substring(0, end));
        }
        if (end < 0) {
            return "";
        }
        quotes = "";
        String whole = '"' + text.toString().replace('"', '\'').replace('\\', '/') + '"';
        text.setLength(0);
        return whole;
    }

    @Override
    public void readPart(String part) {
        value.readPart(part);
    }

    @Override
    public void end() {
        value.read("}]");
        value.end();
    }

    @Override
    public List<Part> parts() {
        return value.parts();
    }
}
