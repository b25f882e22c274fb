package tilewright.sudoku.notation;

import tilewright.text.LineGrouping;

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

    private static final int MOST_BELOW = 8;

    @Override
    public Group first(LinesAhead ahead) {
        String line = ahead.line(0);
        LineKind kind = LineKind.of(line);
        return switch (kind) {
            case BLANK -> Group.NONE;
            case WHOLE -> Group.LINE;
            case SECTION -> new Group(sections(ahead), true);
            case HEAD -> OpenSudokuNotation.isMarkup(line) ? markup(ahead) : Group.NONE;
            case FRAME, ROW, OTHER -> {
                int sides = kind == LineKind.FRAME ? frames(ahead) : 0;
                if (sides > FoundGrid.FARTHEST) {
                    yield new Group(sides - FoundGrid.FARTHEST, false);
                }
                int lines = grid(ahead);
                yield lines > 0 ? new Group(lines, true) : kind == LineKind.OTHER ? other(ahead) : badGrid(ahead, kind);
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

    /** Markup without a puzzle: passed over before one, and where a tag goes on or ends. */
    private static Group markup(LinesAhead ahead) {
        String first = ahead.line(0).strip();
        if (!first.startsWith("<") || first.startsWith("</")) {
            return Group.NONE;
        }
        for (int i = 1; i < MOST && ahead.has(i); i++) {
            if (OpenSudokuNotation.hasGame(ahead.line(i))) {
                return Group.NONE;
            }
        }
        return Group.LINE;
    }

    /** Number of lines of the grid that begins here; 0 for none. */
    private static int grid(LinesAhead ahead) {
        int listed = ListText.at(ahead).map(ListText.Found::lines).orElse(0);
        return listed > 0
                ? listed
                : FoundGrid.at(ahead, true).map(FoundGrid::lines).orElse(0);
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

    /** A title, the head of a table, or nothing. */
    private static Group other(LinesAhead ahead) {
        if (isOpening(ahead.line(0).stripTrailing())) {
            return Group.NONE;
        }
        if (ahead.has(1) && TableHead.is(ahead.line(0), ahead.line(1))) {
            return Group.NONE;
        }
        for (int i = 1; i <= TITLES && ahead.has(i); i++) {
            LineKind kind = LineKind.of(ahead.line(i));
            if (kind == LineKind.WHOLE || kind == LineKind.SECTION || kind == LineKind.HEAD) {
                return Group.LINE;
            }
            if (kind != LineKind.BLANK && grid(new Behind(ahead, i)) > 0) {
                return new Group(i, false);
            }
            if (kind == LineKind.ROW || kind == LineKind.FRAME || ListText.begins(ahead.line(i))) {
                return Group.LINE;
            }
        }
        return Group.LINE;
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
        return (kind == LineKind.ROW || kind == LineKind.FRAME) && grid(new Behind(ahead, next)) == 0;
    }

    /** The frame below, and the name of a program. */
    @Override
    public int after(LinesAhead ahead) {
        int lines = 0;
        int last = 0;
        while (lines < MOST_BELOW && ahead.has(lines)) {
            LineKind kind = LineKind.of(ahead.line(lines));
            boolean lowerSide = lines == 0 && kind == LineKind.FRAME;
            boolean begins = kind == LineKind.WHOLE || kind == LineKind.SECTION || kind == LineKind.ROW;
            if (!lowerSide && (begins || kind == LineKind.HEAD || grid(new Behind(ahead, lines)) > 0)) {
                break;
            }
            lines++;
            last = kind == LineKind.BLANK ? last : lines;
        }
        return last;
    }

    @Override
    public boolean comments(String line) {
        return LineKind.isComment(line);
    }

    @Override
    public boolean cutBefore(String before, String line) {
        LineKind kind = LineKind.of(line);
        boolean settled = LineKind.of(before) != LineKind.OTHER;
        return kind == LineKind.WHOLE && settled || kind == LineKind.SECTION && SdkNotation.isFirst(line);
    }

    /** The lines behind some. */
    private record Behind(LinesAhead ahead, int lines) implements LinesAhead {
        @Override
        public boolean has(int index) {
            return lines + index < MOST && ahead.has(lines + index);
        }

        @Override
        public String line(int index) {
            return ahead.line(lines + index);
        }
    }
}
