package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.text.Ascii;
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

    /** A bit beside those of {@link ValueNames}: a cell, or a field of one. */
    private static final int CELL_KEY = 1 << 10;

    private static final int MOST_MEANINGS = 100;

    /** The names of facts about a cell. */
    private static final Set<String> FACTS = Set.of(
            "given", "givens", "clue", "clues", "cell", "value", "val", "initial", "init", "hint", "fixed", "known",
            "preset", "sudoku", "puzzle", "board", "grid", "start", "digit", "number", "entry", "filled", "set",
            "place", "put", "at", "x", "in");

    private static final String QUOTES = "\"'`";
    private static final String OPEN = "[{(";
    private static final String CLOSE = "]})";

    private final List<ValueFrame> frames = new ArrayList<>(List.of(new ValueFrame('\0', 0, 0, 0, false)));
    private final FoundValues found = new FoundValues();
    private final ValueObjects objects = new ValueObjects();
    private final Map<String, Integer> meanings = new HashMap<>();

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
        boolean any = value.isFound();
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
        if (value.isFound()) {
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

    /** The number of open brackets. */
    int depth() {
        return frames.size() - 1;
    }

    private boolean isFound() {
        return found.isPresent() || frames.getFirst().placed(true).isPresent();
    }

    private boolean isClosed() {
        return frames.size() == 1 && !assigned;
    }

    @Override
    public boolean endsBefore(String next) {
        return isClosed() && !goesOnWithFact(next) || GridLines.standsAlone(before, next);
    }

    /** Whether a line belongs to the facts before it: it has one, or nothing but a remark. */
    private static boolean goesOnWithFact(String next) {
        String text = Whitespace.strip(next);
        int end = text.indexOf('(');
        return text.isEmpty()
                || text.charAt(0) == '%'
                || end > 0 && FACTS.contains(Ascii.lower(Whitespace.stripTrailing(text.substring(0, end))));
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
        return !broken && (!isClosed() || frames.getFirst().hasPlaced());
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
        frames.getFirst().placed(true).ifPresent(facts -> grid(facts, 0));
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
            if (c >= '0' && c <= '9' && !waiting && !remark && isCell(text, i)) {
                i = cell(text, i);
                continue;
            }
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
            } else if (c == '[' && indexEnd(text, i) > 0) {
                flush();
                i = indexEnd(text, i);
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

    /** Whether a digit stands alone in a list: what most cells are. */
    private boolean isCell(String text, int at) {
        char next = at + 1 < text.length() ? text.charAt(at + 1) : '\0';
        return (next == ',' || next == ']') && frames.getLast().takesCells();
    }

    /** Takes a digit, and a comma behind it; returns the end. */
    private int cell(String text, int at) {
        ValueFrame top = frames.getLast();
        top.addCell((byte) (text.charAt(at) - '0'));
        assigned = false;
        if (text.charAt(at + 1) == ']') {
            return at + 1;
        }
        top.next();
        return at + 2;
    }

    /** The end of the number of an element in brackets with {@code =} or {@code =>} behind it; 0 for anything else. */
    private static int indexEnd(String text, int from) {
        int at = from + 1;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == from + 1
                || at == text.length()
                || text.charAt(at) != ']'
                || from > 0 && isWord(text.charAt(from - 1))) {
            return 0;
        }
        do {
            at++;
        } while (at < text.length() && text.charAt(at) == ' ');
        boolean equals = text.startsWith("=", at) && !text.startsWith("==", at);
        return equals ? at + (text.startsWith("=>", at) ? 2 : 1) : 0;
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
            top.next();
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
        if (waiting && top.isIndex(word)) {
            waiting = false;
        } else if (waiting) {
            int meaning = meaning(word);
            top.key = word;
            top.cellKey = (meaning & CELL_KEY) != 0;
            top.ruleName = (meaning & ValueNames.RULE) != 0 ? word : "";
            top.names = (field ? 0 : top.names) | meaning & ~CELL_KEY | ValueNames.ANY;
            top.valued = false;
            top.keyed = true;
            top.cellObjects |= word.equals(GnomeNotation.LEVEL);
            waiting = false;
        } else if (top.place.isPlace()) {
            top.keyed = true;
        }
    }

    /** The {@link ValueNames} bits of a name, and whether it is one of a cell; the same names come again and again. */
    private int meaning(String name) {
        Integer known = meanings.get(name);
        if (known != null) {
            return known;
        }
        boolean cell = CellFields.isName(name) || CellName.of(name).isPlace();
        int meaning = ValueNames.of(name) | (cell ? CELL_KEY : 0);
        if (meanings.size() < MOST_MEANINGS) {
            meanings.put(name, meaning);
        }
        return meaning;
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
        if (!quoted && isArray()) {
            return;
        }
        if (top.takesField(word)) {
            top.add(ValueFrame.Shape.CELL, ValueCells.blank());
            return;
        }
        if (word.length() == Houses.CELLS && top.takesUsualBoxes(ValueCells.all(word))) {
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
            return;
        }
        if (word.length() == Houses.CELLS && isPlain() && !top.takesRule(true)) {
            take(word, line);
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
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
        } else if (quoted && !top.keyed && OtherSizes.isSide(word.length()) && ValueCells.row(word).length > 0) {
            top.addRow(word.length(), ValueCells.row(word));
        } else if (word.length() > 9 && quoted) {
            text(top);
        } else {
            byte cell = ValueCells.of(word);
            top.odd = cell == ValueCells.FOREIGN && top.odd.isEmpty() ? word : top.odd;
            top.names |= cell == ValueCells.FOREIGN && !quoted ? ValueNames.of(word) : 0;
            top.add(ValueFrame.Shape.CELL, new byte[] {cell == ValueCells.FOREIGN ? ValueCells.large(word) : cell});
        }
    }

    /** Whether the word has nothing but digits and points. */
    private boolean isPlain() {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c != '.' && (c < '1' || c > '9')) {
                return false;
            }
        }
        return true;
    }

    /** Whether the word is what programs print before the brackets of a list. */
    private boolean isArray() {
        return word.equals("array") || word.equals("Array");
    }

    private static boolean isRows(int length) {
        return length == 9 || length == 27 || length == Houses.CELLS;
    }

    /** A text that may be a position of ours, or was meant as a puzzle. */
    private void text(ValueFrame top) {
        top.add(ValueFrame.Shape.OTHER, new byte[0]);
        boolean named = (top.nearest() & ValueNames.PUZZLE) != 0;
        boolean solution = (top.nearest() & (ValueNames.SOLUTION | ValueNames.RESULT)) != 0;
        if (!solution && (LinkContent.of(word).isPresent() || named && OtherSizes.sideOfLine(word) > 0)) {
            found.addText(line, word);
            return;
        }
        boolean whole = word.length() > Houses.CELLS
                && word.charAt(Houses.CELLS) == ' '
                && ValueCells.all(word.substring(0, Houses.CELLS)).length > 0;
        int cells = 0;
        for (int i = 0; i < word.length() && !whole && cells < MEANT; i++) {
            cells += BlankCells.ALL.digit(word.charAt(i)) >= 0 ? 1 : 0;
        }
        if (!solution && (whole || cells >= MEANT && named)) {
            found.addText(line, word.replace("\\n", "\n").replace("\\r", ""));
        }
    }

    private void open(char c, int at) {
        ValueFrame top = frames.getLast();
        if (waiting && (quoted || ValueCells.of(word) != ValueCells.FOREIGN)) {
            flush();
        }
        String called = "";
        if (waiting) {
            called = word;
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
        frame.called = called;
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
        if (top.takesUsualBoxes(closed.cells()) || top.takesRule(closed.isOfThings())) {
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
            return;
        }
        if (top.isRoot() ? isFact(closed) && top.addTriple(closed) : top.takesCell(closed)) {
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
            return;
        }
        if (closed.bracket == '(' && top.bracket == '{' && closed.pair().isPlace()) {
            top.place = closed.pair();
            return;
        }
        Optional<PlacedCells> placed = placed(closed);
        ValueFrame.Shape shape = closed.shape();
        if (placed.isPresent()) {
            grid(placed.get(), closed.line);
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
        } else if (shape == ValueFrame.Shape.GRID) {
            grid(closed.cells(), closed.odd, closed.line);
            top.add(ValueFrame.Shape.OTHER, new byte[0]);
        } else if (shape != ValueFrame.Shape.OTHER) {
            top.odd = top.odd.isEmpty() ? closed.odd : top.odd;
            top.add(shape, closed.cells());
        } else {
            top.addOther(closed);
            top.addTriple(closed);
            top.cellObjects |= closed.isCellObjects();
            takeOther(closed);
            object.ifPresent(kept -> object(kept, closed));
        }
    }

    /** Whether a bracket outside of all others is a fact about a cell, such as {@code given(1,1,5)}. */
    private static boolean isFact(ValueFrame closed) {
        return closed.bracket == '(' && FACTS.contains(Ascii.lower(closed.called));
    }

    /** The cells by places in a bracket, if they are a grid; not those of a saved game that is kept whole. */
    private Optional<PlacedCells> placed(ValueFrame closed) {
        return !closed.hasPlaced() || closed.cellObjects || frames.stream().anyMatch(frame -> frame.cellObjects)
                ? Optional.empty()
                : closed.placed((closed.near & ValueNames.PUZZLE) != 0);
    }

    private void grid(PlacedCells placed, int at) {
        try {
            grid(placed.cells(), "", at);
        } catch (FPuzzles.Foreign foreign) {
            found.refuse(at, "", foreign.problem());
        }
    }

    /** Takes a grid: 81 digits and points. */
    private void take(String digits, int at) {
        ValueFrame top = frames.getLast();
        boolean solution = (top.nearest() & (ValueNames.SOLUTION | ValueNames.RESULT)) != 0;
        FoundValues.Grid grid = new FoundValues.Grid(digits, digits, at, top.keyed ? top.number : -1, opened);
        String rule = rule();
        if (solution || top.solved && grid.isFull()) {
            found.addSolution(grid);
        } else if (!rule.isEmpty()) {
            found.refuse(at, "", NotationMessages.variant(FPuzzles.name(rule)));
        } else {
            found.add(grid);
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
            take(ValueCells.grid(cells, odd), at);
        } catch (FPuzzles.Foreign foreignCells) {
            if (!solution) {
                found.refuse(at, "", foreignCells.problem());
            }
        }
    }

    /** The name of a further rule of what is here; empty for none. */
    private String rule() {
        for (ValueFrame frame : frames) {
            if (!frame.rule.isEmpty()) {
                return frame.rule;
            }
        }
        return "";
    }

    /** Takes a grid of another size; refuses a list that is named a puzzle, and is damaged. */
    private void takeOther(ValueFrame closed) {
        if ((closed.near & (ValueNames.SOLUTION | ValueNames.RESULT)) != 0) {
            return;
        }
        boolean named = (closed.near & ValueNames.PUZZLE) != 0;
        int side = closed.otherSize();
        Optional<OtherGrid> grid = side > 3 ? OtherGrid.of(side, closed.cells()) : Optional.empty();
        if (grid.isPresent() && (named || grid.get().isPlausible())) {
            String rule = rule();
            if (rule.isEmpty()) {
                found.addText(closed.line, grid.get().toString());
            } else {
                found.refuse(closed.line, "", NotationMessages.variant(FPuzzles.name(rule)));
            }
        } else if (named && side > 3) {
            found.refuse(closed.line, "", NotationMessages.otherSize(side));
        } else if (named && closed.isNearlyGrid()) {
            found.refuse(closed.line, "", NotationMessages.wrongCount(closed.count()));
        }
    }

    private void object(String text, ValueFrame closed) {
        found.dropSince(closed.number);
        try {
            WebPuzzle.in(text)
                    .ifPresent(puzzle -> found.addText(
                            closed.line,
                            puzzle.rules().isEmpty()
                                    ? Text.POSITIONS.format(puzzle.board())
                                    : text.replace('\n', ' ')));
        } catch (FPuzzles.Foreign further) { // readers of other rules may know it
            found.addText(closed.line, text.replace('\n', ' '));
        }
    }
}
