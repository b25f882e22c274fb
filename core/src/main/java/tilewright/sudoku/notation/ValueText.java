package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.LineGrouping.Part;
import tilewright.text.TextLines;
import tilewright.text.Whitespace;

/**
 * Reads a value in the brackets of a programming language, JSON or another, and finds all puzzles in it: texts and lists of 81 cells,
 * or of nine rows, at any depth. Each character is looked at once; what is kept is a bracket's cells, and the text of
 * {@link ValueObjects}. Mutable; one thread at a time.
 */
final class ValueText implements LineGrouping.Container {

    private static final int DEEPEST = 64;

    /** Minimum number of cells of a text that is read as a puzzle because its name says so. */
    private static final int MEANT = 64;

    /** Minimum number of lines that look like rows and are read as a grid. */
    private static final int FEWEST_ROWS = 9;

    private static final int LONGEST_WORD = 1 << 20;

    private static final String QUOTES = "\"'`";
    private static final String OPEN = "[{(";
    private static final String CLOSE = "]})";

    private final List<ValueFrame> frames = new ArrayList<>(List.of(new ValueFrame('\0', 0, 0, 0, false)));
    private final FoundValues found = new FoundValues();
    private final ValueObjects objects = new ValueObjects();

    private String before = "";

    /** The end of the last part of the line, where a word may go on. */
    private String rest = "";

    private int line;
    private boolean remark;
    private boolean broken;

    /** A word that may be a name: what follows decides. */
    private String word = "";

    private boolean quoted;
    private boolean waiting;
    private boolean assigned;
    private long opened;

    /**
     * The puzzles of a value.
     *
     * @param lines their number
     */
    record Whole(int lines, List<Part> parts) {}

    /** The puzzles of the value that begins with the first line; empty when there are none. */
    static Optional<Whole> at(LinesAhead ahead, int most) {
        if (!opens(ahead.line(0))) {
            return Optional.empty();
        }
        ValueText value = new ValueText();
        int lines = value.read(ahead, most);
        boolean any = value.found.isPresent();
        value.end();
        return any ? Optional.of(new Whole(lines, value.parts())) : Optional.empty();
    }

    /** The puzzles of a line. */
    static Optional<Whole> in(String line) {
        return at(TextLines.of(line), 1);
    }

    /** Whether a value begins with the first line: there are puzzles in it, or it goes on over several lines and is nothing else. */
    static boolean begins(LinesAhead ahead) {
        if (!opens(ahead.line(0))) {
            return false;
        }
        ValueText value = new ValueText();
        int lines = value.read(ahead, LineGrouping.MOST);
        if (value.found.isPresent()) {
            return true;
        }
        String first = Whitespace.strip(ahead.line(0));
        boolean goesOn = lines > 1 && !value.broken && (value.isClosed() || lines == LineGrouping.MOST);
        if (!goesOn || OPEN.indexOf(first.charAt(0)) < 0 && OPEN.indexOf(first.charAt(first.length() - 1)) < 0) {
            return false;
        }
        int rows = 0;
        for (int i = 0; i < lines && rows < FEWEST_ROWS; i++) {
            LineKind kind = LineKind.of(ahead.line(i));
            rows += kind == LineKind.ROW ? 1 : 0;
            rows = kind == LineKind.WHOLE || kind == LineKind.SECTION ? FEWEST_ROWS : rows;
        }
        return rows < FEWEST_ROWS;
    }

    private static boolean opens(String text) {
        return text.indexOf('[') >= 0 || text.indexOf('{') >= 0 || text.indexOf('(') >= 0;
    }

    /** The number of lines to its end. */
    private int read(LinesAhead ahead, int most) {
        int lines = 0;
        boolean goesOn = true;
        while (goesOn && lines < most && ahead.has(lines) && (lines == 0 || !endsBefore(ahead.line(lines)))) {
            goesOn = read(ahead.line(lines));
            lines++;
        }
        return lines;
    }

    private boolean isClosed() {
        return frames.size() == 1 && !assigned;
    }

    @Override
    public boolean endsBefore(String next) {
        return GridLines.standsAlone(before, next);
    }

    @Override
    public boolean read(String written) {
        String text = rest + BlankCells.plain(written);
        rest = "";
        objects.begin(text);
        scan(text, false);
        flush();
        ValueFrame top = frames.getLast();
        top.names = top.valued ? 0 : top.names;
        objects.end(text.length());
        before = LineKind.isComment(text) ? "" : text;
        line++;
        return !broken && !isClosed();
    }

    @Override
    public void readPart(String part) {
        String text = rest + BlankCells.plain(part);
        objects.begin(text);
        int end = scan(text, true);
        objects.end(end);
        rest = text.substring(end);
        broken |= rest.length() > LONGEST_WORD;
    }

    @Override
    public void end() {
        found.end();
    }

    @Override
    public List<Part> parts() {
        return found.taken();
    }

    /**
     * Reads a text.
     *
     * @param goesOn whether more of the line follows: then what is not whole is left
     * @return the end of what was read
     */
    private int scan(String text, boolean goesOn) {
        int i = 0;
        while (i < text.length() && !broken) {
            char c = text.charAt(i);
            boolean open = goesOn && i == text.length() - 1;
            if (open && "/*=".indexOf(c) >= 0) {
                return i;
            }
            if (remark) {
                int end = text.indexOf("*/", i);
                remark = end < 0;
                i = !remark ? end + 2 : goesOn ? text.length() - 1 : text.length();
                if (remark && goesOn) {
                    return i;
                }
            } else if (QUOTES.indexOf(c) >= 0) {
                int end = closing(text, i);
                if (end < 0 && goesOn) {
                    return i;
                }
                if (end > 0) {
                    take(text.substring(i + 1, end), true);
                }
                i = Math.max(i, end) + 1;
            } else if (isWord(c)) {
                int end = i + 1;
                while (end < text.length() && isWord(text.charAt(end))) {
                    end++;
                }
                if (end == text.length() && goesOn) {
                    return i;
                }
                if (text.startsWith("--", i) && end == i + 2) {
                    return text.length();
                }
                take(text.substring(i, end), false);
                i = end;
            } else if (c == '#' || text.startsWith("//", i)) {
                return text.length();
            } else if (text.startsWith("/*", i)) {
                remark = true;
                i += 2;
            } else {
                sign(c, text, i);
                i++;
            }
        }
        return text.length();
    }

    /** The place of the quotation mark that ends a text; -1 when it is not in this line. */
    private static int closing(String text, int from) {
        for (int i = from + 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == text.charAt(from)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isWord(char c) {
        return BlankCells.isLetter(c) || c >= '0' && c <= '9' || c == '_' || BlankCells.ALL.digit(c) >= 0;
    }

    private void sign(char c, String text, int at) {
        if (OPEN.indexOf(c) >= 0) {
            if (!isWithinCells(text, at)) {
                open(c, at);
            }
        } else if (CLOSE.indexOf(c) >= 0) {
            close(c, at);
        } else if (c == ',' || c == ';') {
            flush();
            ValueFrame top = frames.getLast();
            if (c == ',' && !top.filled && top.hasCellsAlone()) {
                top.add(ValueFrame.Shape.CELL, ValueCells.blank());
            }
            top.filled = false;
            top.valued = false;
            top.names = 0;
            assigned = false;
        } else if (c == ':' || c == '=') {
            name(c == ':' || text.startsWith("=>", at));
            assigned = c == '=';
        }
    }

    /** Whether a bracket outside of all others stands directly behind what begins as a cell: a slip in a row, not a value. */
    private boolean isWithinCells(String text, int at) {
        return frames.size() == 1
                && waiting
                && !quoted
                && at > 0
                && isWord(text.charAt(at - 1))
                && BlankCells.ALL.digit(word.charAt(0)) >= 0;
    }

    private void name(boolean field) {
        ValueFrame top = frames.getLast();
        if (waiting) {
            top.ruleName = (ValueNames.of(word) & ValueNames.RULE) != 0 ? word : "";
            top.names = (field ? 0 : top.names) | ValueNames.of(word) | ValueNames.ANY;
            top.valued = false;
            top.keyed = true;
            top.cellObjects |= word.equals(GnomeNotation.LEVEL);
            waiting = false;
        }
    }

    private void take(String text, boolean inQuotes) {
        flush();
        word = text;
        quoted = inQuotes;
        waiting = true;
    }

    /** Adds the word that is no name. */
    private void flush() {
        if (!waiting) {
            return;
        }
        waiting = false;
        assigned = false;
        ValueFrame top = frames.getLast();
        if (top.isRoot()) {
            top.names |= quoted ? 0 : ValueNames.of(word);
            return;
        }
        byte[] cells = isRows(word.length()) ? ValueCells.all(word) : new byte[0];
        if (cells.length > 0 && top.takesRule(true)) {
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
        } else if (cells.length == Houses.CELLS) {
            grid(cells, "", line);
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
        } else if (cells.length > 0) {
            top.add(cells.length == 9 ? ValueFrame.Shape.ROW : ValueFrame.Shape.BAND, cells);
        } else if (word.length() > 9 && quoted) {
            text(top);
        } else {
            byte cell = ValueCells.of(word);
            top.odd = cell == ValueCells.FOREIGN && top.odd.isEmpty() ? word : top.odd;
            top.names |= cell == ValueCells.FOREIGN && !quoted ? ValueNames.of(word) : 0;
            top.add(ValueFrame.Shape.CELL, new byte[] {cell});
        }
    }

    private static boolean isRows(int length) {
        return length == 9 || length == 27 || length == Houses.CELLS;
    }

    /** A text that may be a position of ours, or was meant as a puzzle. */
    private void text(ValueFrame top) {
        top.add(ValueFrame.Shape.OTHER, new byte[0]);
        boolean whole = word.length() > Houses.CELLS
                && word.charAt(Houses.CELLS) == ' '
                && ValueCells.all(word.substring(0, Houses.CELLS)).length > 0;
        int cells = 0;
        for (int i = 0; i < word.length() && !whole && cells < MEANT; i++) {
            cells += BlankCells.ALL.digit(word.charAt(i)) >= 0 ? 1 : 0;
        }
        if (whole || cells >= MEANT && (top.nearest() & ValueNames.PUZZLE) != 0) {
            if ((top.nearest() & (ValueNames.SOLUTION | ValueNames.RESULT)) == 0) {
                found.addText(line, word.replace("\\n", "\n").replace("\\r", ""));
            }
        }
    }

    private void open(char c, int at) {
        ValueFrame top = frames.getLast();
        if (waiting && (quoted || ValueCells.of(word) != ValueCells.FOREIGN)) {
            flush();
        }
        if (waiting) {
            top.names |= ValueNames.of(word);
            waiting = false;
        }
        assigned = false;
        if (frames.size() > DEEPEST) {
            broken = true;
            return;
        }
        boolean solved = top.solved || (top.nearest() & ValueNames.SOLUTION) != 0;
        ValueFrame frame = new ValueFrame(c, ++opened, line, top.nearest(), solved);
        frames.add(frame);
        if (c == '{') {
            objects.open(at);
        }
    }

    private void close(char c, int at) {
        flush();
        ValueFrame closed = frames.getLast();
        if (closed.bracket != OPEN.charAt(CLOSE.indexOf(c))) {
            broken = true;
            return;
        }
        frames.removeLast();
        ValueFrame top = frames.getLast();
        if (!closed.rule.isEmpty()) {
            found.refuseSince(closed.number, NotationMessages.variant(FPuzzles.name(closed.rule)));
        }
        Optional<String> object = c == '}' ? objects.close(at + 1, closed.cellObjects) : Optional.empty();
        if (top.takesRule(closed.isOfThings())) {
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
            return;
        }
        ValueFrame.Shape shape = closed.shape();
        if (shape == ValueFrame.Shape.GRID) {
            grid(closed.cells(), closed.odd, closed.line);
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
        } else if (shape != ValueFrame.Shape.OTHER) {
            top.odd = top.odd.isEmpty() ? closed.odd : top.odd;
            top.add(shape, closed.cells());
        } else {
            top.addOther(closed);
            top.cellObjects |= closed.isCellObjects();
            refuseOther(closed);
            object.ifPresent(kept -> object(kept, closed));
        }
    }

    private void grid(byte[] cells, String odd, int at) {
        ValueFrame top = frames.getLast();
        int near = top.nearest();
        boolean solution = (near & (ValueNames.SOLUTION | ValueNames.RESULT)) != 0;
        int foreign = ValueCells.foreign(cells);
        if (foreign > 0 && (solution || (near & ValueNames.PUZZLE) == 0 && foreign > Houses.CELLS / 2)) {
            return;
        }
        try {
            String digits = ValueCells.grid(cells, odd);
            FoundValues.Grid grid = new FoundValues.Grid(digits, digits, at, top.keyed ? top.number : -1, opened);
            String rule = rule();
            if (solution || top.solved && grid.isFull()) {
                found.addSolution(grid);
            } else if (!rule.isEmpty()) {
                found.refuse(at, "", NotationMessages.variant(FPuzzles.name(rule)));
            } else {
                found.add(grid);
            }
        } catch (FPuzzles.Foreign foreignCells) {
            if (!solution) {
                found.refuse(at, "", foreignCells.problem());
            }
        }
    }

    /** The name of a further rule of what is here; empty for none. */
    private String rule() {
        return frames.stream()
                .map(frame -> frame.rule)
                .filter(rule -> !rule.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Refuses a list that is named a puzzle, and is another one or damaged. */
    private void refuseOther(ValueFrame closed) {
        if ((closed.near & (ValueNames.PUZZLE | ValueNames.SOLUTION | ValueNames.RESULT)) != ValueNames.PUZZLE) {
            return;
        }
        if (closed.otherSize() > 3) {
            found.refuse(closed.line, "", NotationMessages.otherSize(closed.otherSize()));
        } else if (closed.isNearlyGrid()) {
            found.refuse(closed.line, "", NotationMessages.wrongCount(closed.count()));
        }
    }

    private void object(String text, ValueFrame closed) {
        try {
            WebPuzzle.in(text)
                    .ifPresent(puzzle -> found.addText(
                            closed.line,
                            puzzle.rules().isEmpty()
                                    ? Text.POSITIONS.format(puzzle.board())
                                    : text.replace('\n', ' ')));
        } catch (FPuzzles.Foreign foreign) {
            found.refuse(closed.line, "", foreign.problem());
        }
    }
}
