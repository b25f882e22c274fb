package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.sudoku.model.Text;
import tilewright.text.LineGrouping;
import tilewright.text.ShareIds;
import tilewright.text.Whitespace;

/**
 * Groups the lines of a file into Sudokus: one line, or nine rows with what stands between them.
 *
 * <p>A line of a whole puzzle is always a text by itself. Nine rows, a list in brackets, or sections from {@code [Puzzle]} on
 * are one text; titles above and names below are passed over. Lines that look like the beginning of a grid, a cell or two
 * too short or too long, are one text to the ninth, so that an error can name the row. A line that is nothing is a text,
 * for an error.
 */
public final class GridLines implements LineGrouping {

    /** Maximum number of lines above a grid that belong to none. */
    private static final int TITLES = 8;

    private static final ShareIds SHARE_IDS = ShareIds.of("sudoku", Text.POSITIONS);

    @Override
    public Optional<Container> container(LinesAhead ahead) {
        Optional<Container> ids = SHARE_IDS.container(new UpToWhole(ahead));
        if (ids.isPresent()) {
            return ids;
        }
        if (TomlText.begins(ahead)) {
            return Optional.of(new TomlText());
        }
        return isValue(new PlainLines(ahead))
                ? Optional.of(new ValueText())
                : SavedGameText.begin(ahead).map(text -> text);
    }

    private static boolean isValue(LinesAhead ahead) {
        String line = ahead.line(0);
        return !OpenSudokuNotation.isMarkup(line)
                && !LinkReader.isLink(line)
                && !HodokuNotation.isLine(line)
                && !SdkNotation.isSection(line)
                && ValueText.begins(ahead);
    }

    @Override
    public Group first(LinesAhead written) {
        LinesAhead ahead = new PlainLines(written);
        String line = ahead.line(0);
        LineKind kind = LineKind.of(line);
        return switch (kind) {
            case BLANK -> Group.NONE;
            case WHOLE -> Group.LINE;
            case SECTION -> new Group(sections(ahead), true);
            case HEAD -> OpenSudokuNotation.isMarkup(line) && !hasGame(ahead) ? other(ahead) : Group.NONE;
            case FRAME, ROW, OTHER -> {
                int sides = kind == LineKind.FRAME ? frames(ahead) : 0;
                if (sides > FoundGrid.FARTHEST) {
                    yield new Group(sides - FoundGrid.FARTHEST, false);
                }
                int lines = grid(ahead);
                int side = lines > 0 ? 0 : OtherSizes.side(ahead);
                yield lines > 0
                        ? new Group(lines, true)
                        : side > 0
                                ? new Group(OtherSizes.lines(ahead, side), true)
                                : OtherSizes.sideOfLine(line) > 0
                                        ? Group.LINE
                                        : kind == LineKind.OTHER ? other(ahead) : badGrid(ahead, kind);
            }
        };
    }

    /** Number of lines that look like parts of a frame. */
    private static int frames(LinesAhead ahead) {
        int lines = 1;
        while (lines < MOST && ahead.has(lines) && LineKind.of(ahead.line(lines)) == LineKind.FRAME) {
            lines++;
        }
        return lines;
    }

    /** Whether markup without a puzzle is part of one: a game comes soon, or a tag goes on or ends. */
    private static boolean hasGame(LinesAhead ahead) {
        String first = Whitespace.strip(ahead.line(0));
        if (!first.startsWith("<") || first.startsWith("</")) {
            return true;
        }
        for (int i = 1; i < MOST && ahead.has(i); i++) {
            if (OpenSudokuNotation.hasGame(ahead.line(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a grid, a value, or a saved game begins here. */
    private static boolean begins(LinesAhead ahead) {
        return isValue(ahead)
                || TomlText.begins(ahead)
                || grid(ahead) > 0
                || SavedGame.begin(ahead).isPresent();
    }

    /** Number of lines of the grid that begins here; 0 for none. */
    private static int grid(LinesAhead ahead) {
        return FoundGrid.at(ahead, true).map(FoundGrid::lines).orElse(0);
    }

    private static int sections(LinesAhead ahead) {
        int lines = 1;
        int last = 1;
        int rows = 0;
        while (lines < MOST && ahead.has(lines)) {
            String line = ahead.line(lines);
            LineKind kind = LineKind.of(line);
            boolean further = kind == LineKind.ROW && rows == 9;
            if (further || kind == LineKind.WHOLE || kind == LineKind.SECTION && SdkNotation.isFirst(line)) {
                break;
            }
            rows = kind == LineKind.SECTION ? 0 : kind == LineKind.ROW || kind == LineKind.OTHER ? rows + 1 : rows;
            lines++;
            last = kind == LineKind.BLANK ? last : lines;
        }
        return last;
    }

    /** Titles, the head of a table, or lines with nothing, which are one text up to where anything begins. */
    private static Group other(LinesAhead ahead) {
        if (isOpening(Whitespace.stripTrailing(ahead.line(0)))) {
            return Group.NONE;
        }
        if (ahead.has(1) && TableHead.is(ahead.line(0), ahead.line(1))) {
            return Group.NONE;
        }
        int last = 1;
        boolean titles = TextFaults.isTitle(ahead.line(0));
        boolean nothing = TextFaults.isNothing(ahead.line(0));
        for (int i = 1; i < MOST && ahead.has(i) && (nothing || i <= TITLES); i++) {
            String line = ahead.line(i);
            LineKind kind = LineKind.of(line);
            if (kind == LineKind.WHOLE) {
                return titles ? new Group(i, false) : new Group(nothing ? last : 1, true);
            }
            if (kind == LineKind.BLANK) {
                continue;
            }
            if (kind != LineKind.SECTION && begins(new OffsetLines(ahead, i))) {
                return new Group(i, false);
            }
            boolean more = kind == LineKind.OTHER
                    || kind == LineKind.ROW && !TextFaults.isNearlyRow(line)
                    || kind == LineKind.FRAME
                    || kind == LineKind.HEAD && OpenSudokuNotation.isMarkup(line);
            if (!more || isBracket(line)) {
                return new Group(nothing ? last : 1, true);
            }
            titles &= TextFaults.isTitle(line);
            nothing &= TextFaults.isNothing(line);
            last = nothing ? i + 1 : last;
        }
        return new Group(nothing ? last : 1, true);
    }

    private static boolean isBracket(String line) {
        String text = Whitespace.strip(line);
        return !text.isEmpty() && "[{".indexOf(text.charAt(0)) >= 0;
    }

    /** Whether a line ends with the bracket of a list. */
    private static boolean isOpening(String line) {
        return !line.isEmpty() && "[{(".indexOf(line.charAt(line.length() - 1)) >= 0;
    }

    /** Up to nine rows that are no grid; a frame around nothing is passed over. */
    private static Group badGrid(LinesAhead ahead, LineKind first) {
        int rows = first == LineKind.ROW ? 1 : 0;
        int lines = 1;
        for (int i = 1; i < MOST && rows < 9 && ahead.has(i); i++) {
            LineKind kind = LineKind.of(ahead.line(i));
            boolean ends = kind == LineKind.WHOLE || kind == LineKind.SECTION || kind == LineKind.HEAD;
            boolean apart = kind == LineKind.BLANK && !LineKind.isComment(ahead.line(i)) && !goesOn(ahead, i + 1);
            if (ends || apart || rows == 0 && kind == LineKind.OTHER) {
                break;
            }
            rows += kind == LineKind.ROW || kind == LineKind.OTHER ? 1 : 0;
            lines = kind == LineKind.ROW || kind == LineKind.OTHER ? i + 1 : lines;
        }
        return rows == 0 ? Group.NONE : new Group(lines, true);
    }

    /** Whether a grid goes on behind a blank line. */
    private static boolean goesOn(LinesAhead ahead, int from) {
        int next = from;
        while (next < MOST && ahead.has(next) && LineKind.of(ahead.line(next)) == LineKind.BLANK) {
            next++;
        }
        if (next >= MOST || !ahead.has(next)) {
            return false;
        }
        LineKind kind = LineKind.of(ahead.line(next));
        return (kind == LineKind.ROW || kind == LineKind.FRAME) && grid(new OffsetLines(ahead, next)) == 0;
    }

    /** Returns the number of lines behind a grid that belong to it: the frame below, and the name of a program. */
    @Override
    public int after(LinesAhead written) {
        LinesAhead ahead = new PlainLines(written);
        int lines = 0;
        int last = 0;
        while (lines < MOST && ahead.has(lines)) {
            LineKind kind = LineKind.of(ahead.line(lines));
            boolean lowerSide = lines == 0 && kind == LineKind.FRAME && !isValue(ahead);
            boolean row = kind == LineKind.ROW && TextFaults.isNearlyRow(ahead.line(lines));
            boolean begins = kind == LineKind.WHOLE || kind == LineKind.SECTION || row;
            boolean head = kind == LineKind.HEAD && !OpenSudokuNotation.isMarkup(ahead.line(lines));
            if (!lowerSide && (begins || head || begins(new OffsetLines(ahead, lines)))) {
                break;
            }
            lines += 1 + solution(new OffsetLines(ahead, lines));
            last = kind == LineKind.BLANK ? last : lines;
        }
        return lines == MOST ? MOST : last;
    }

    /** Number of lines of the full grid below a line that is named a solution; 0 for none. */
    private static int solution(LinesAhead ahead) {
        String name = Whitespace.strip(ahead.line(0));
        boolean named =
                name.endsWith(":") && (ValueNames.of(name.substring(0, name.length() - 1)) & ValueNames.SOLUTION) != 0;
        Optional<FoundGrid> grid =
                named && ahead.has(1) ? FoundGrid.at(new OffsetLines(ahead, 1), true) : Optional.empty();
        return grid.filter(FoundGrid::isFull).map(FoundGrid::lines).orElse(0);
    }

    @Override
    public boolean comments(String line) {
        return LineKind.isComment(line);
    }

    @Override
    public boolean cutBefore(String before, String line) {
        return standsAlone(before, line)
                && (SdkNotation.isFirst(line) || LineKind.of(BlankCells.plain(before)) != LineKind.OTHER);
    }

    /**
     * Whether a line is no part of any value that began before it: the clues of a section, or a whole puzzle, but for what may be
     * an element of a list.
     *
     * @param before empty for a comment
     */
    static boolean standsAlone(String before, String line) {
        if (SdkNotation.isFirst(line)) {
            return LineKind.of(line) == LineKind.SECTION;
        }
        if (line.isEmpty() || SoloSave.isLine(line) || goesOn(before) || goesOn(line) || line.charAt(0) == ',') {
            return false;
        }
        boolean bare =
                BlankCells.MIXED.digit(line.charAt(0)) >= 0 && "[{(\"'".chars().noneMatch(c -> line.indexOf(c) >= 0);
        boolean follows = !Whitespace.only(before) && before.indexOf('#') < 0 && !before.contains("//");
        if (!bare && (!follows || line.charAt(0) <= ' ') || Whitespace.only(line) || LineKind.isComment(line)) {
            return false;
        }
        return LineKind.isWhole(BlankCells.plain(line));
    }

    /** Whether a value goes on behind a line. */
    private static boolean goesOn(String line) {
        int end = line.length();
        while (end > 0 && BlankCells.isBlank(line.charAt(end - 1))) {
            end--;
        }
        return end > 0 && ",;:=[{(\\".indexOf(line.charAt(end - 1)) >= 0;
    }

    /** The lines behind a number of other ones. */
    private record OffsetLines(LinesAhead ahead, int lines) implements LinesAhead {
        @Override
        public boolean has(int index) {
            return lines + index < MOST && ahead.has(lines + index);
        }

        @Override
        public String line(int index) {
            return ahead.line(lines + index);
        }
    }

    /** The lines with digits of ASCII, whatever script they are written in. */
    private record PlainLines(LinesAhead ahead) implements LinesAhead {
        @Override
        public boolean has(int index) {
            return ahead.has(index);
        }

        @Override
        public String line(int index) {
            return BlankCells.plain(ahead.line(index));
        }
    }
}
