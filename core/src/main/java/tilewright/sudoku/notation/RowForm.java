package tilewright.sudoku.notation;

import java.util.Arrays;
import tilewright.text.Whitespace;

/** The form in which the nine cells of a row are written. All rows of a grid are written in the same way. */
sealed interface RowForm {

    /** The kind of a line. */
    enum RowKind {
        ROW,
        /** A frame, or what stands between rows. */
        BETWEEN,
        /** Empty fields. */
        PAD,
        /** Neither. */
        OTHER
    }

    /** Number of cells. */
    int CELLS = 9;

    /** Nine cells and where they stand. Mutable. */
    final class Cells {
        final int[] digits = new int[9];
        final int[] columns = new int[9];
        int count;

        /** Whether -1 stands for an empty cell. */
        boolean minus;

        boolean zero;

        void clear() {
            count = 0;
            minus = false;
            zero = false;
            Arrays.fill(digits, 0);
            Arrays.fill(columns, 0);
        }

        void add(int digit, int column) {
            if (count < 9) {
                digits[count] = digit;
                columns[count] = column;
            }
            count++;
        }
    }

    /**
     * Looks at a line and fills in its cells, if it is a row.
     *
     * @param cells without any
     */
    RowKind read(String line, Cells cells);

    /**
     * One character for each cell, with anything but letters between; words may follow.
     *
     * @param blanks what stands for an empty cell
     */
    record Characters(BlankCells blanks) implements RowForm {
        @Override
        public RowKind read(String line, Cells cells) {
            boolean clue = false;
            boolean sign = false;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (cells.count == 9 && isRemark(line, i)) {
                    break;
                }
                int digit = blanks.digit(c);
                if (digit < 0 && BlankCells.isNegative(line, i)) {
                    if (line.charAt(i + 1) != '1') {
                        return RowKind.OTHER;
                    }
                    cells.add(0, i++);
                    cells.minus = true;
                    sign = true;
                } else if (digit >= 0) {
                    cells.add(digit, i);
                    cells.zero |= c == '0';
                    clue |= c >= '0' && c <= '9';
                    sign |= c < '0' || c > '9';
                } else if (BlankCells.isLetter(c) && BlankCells.ALL.digit(c) < 0) {
                    return RowKind.OTHER;
                }
            }
            if (clue || sign && cells.count == 9 && !blanks.isCrossed(line)) {
                return cells.count == 9 ? RowKind.ROW : RowKind.OTHER;
            }
            return BlankCells.isFrame(line) ? RowKind.BETWEEN : RowKind.OTHER;
        }

        private static boolean isRemark(String line, int at) {
            char c = line.charAt(at);
            boolean begins = at > 0 && BlankCells.isBlank(line.charAt(at - 1));
            return c == '#'
                            && (begins
                                    || at + 1 < line.length()
                                            && isWord(line, at + 1)
                                            && BlankCells.isLetter(line.charAt(at + 1)))
                    || c == '/' && at + 1 < line.length() && line.charAt(at + 1) == '/'
                    || begins && BlankCells.isLetter(c) && isWord(line, at);
        }

        /** Whether it is more than a sign for an empty cell. */
        private static boolean isWord(String line, int at) {
            return BlankCells.ALL.digit(line.charAt(at)) < 0
                    || at + 1 < line.length()
                            && BlankCells.isLetter(line.charAt(at + 1))
                            && BlankCells.ALL.digit(line.charAt(at + 1)) < 0;
        }
    }

    /**
     * One field for each cell, with nothing in it when the cell is empty.
     *
     * @param separators any of these stands between two fields
     * @param framed whether one of them may stand at each end
     * @param padded whether rows without a digit are no rows, but make the cells higher
     */
    record Fields(String separators, boolean framed, boolean padded) implements RowForm {

        private static final String BARS = "|:&#*\u2502\u2503\u2551\u2506\u2507\u250a\u250b\u254e\u254f";

        static final Fields[] ALL = {
            new Fields("\t", false, false),
            new Fields(",", false, false),
            new Fields(";", false, false),
            new Fields(BARS, true, true),
            new Fields(BARS, true, false),
            new Fields(BARS, false, false)
        };

        @Override
        public RowKind read(String line, Cells cells) {
            int from = 0;
            int to = line.length();
            while (to > 0 && BlankCells.isBlank(line.charAt(to - 1)) && separators.indexOf(line.charAt(to - 1)) < 0) {
                to--;
            }
            if (framed) {
                while (from < to && BlankCells.isBlank(line.charAt(from))) {
                    from++;
                }
                from += from < to && separators.indexOf(line.charAt(from)) >= 0 ? 1 : 0;
                to -= to > from && separators.indexOf(line.charAt(to - 1)) >= 0 ? 1 : 0;
            }
            boolean parted = false;
            int cell = from;
            for (int i = from; i <= to; i++) {
                if (i < to && separators.indexOf(line.charAt(i)) < 0) {
                    continue;
                }
                int digit = digit(line, cell, i);
                if (digit < 0 && !(cells.count == 9 && i == to)) {
                    return BlankCells.isFrame(line) ? RowKind.BETWEEN : RowKind.OTHER;
                }
                boolean last = i == to && cells.count == 9 && digit(line, cell, i) == 0;
                if (!last) {
                    cells.add(Math.max(0, digit), cell);
                }
                parted |= i < to;
                cell = i + 1;
            }
            // what a spreadsheet copies ends early when trailing cells are lost
            boolean tabs = hasTabs() && cells.count < 9 && !BlankCells.isFrame(line);
            while (tabs && cells.count < 9) {
                cells.add(0, to);
            }
            if ((parted || tabs) && cells.count == 9) {
                return padded && BlankCells.isFrame(line) ? RowKind.PAD : RowKind.ROW;
            }
            return BlankCells.isFrame(line) ? RowKind.BETWEEN : RowKind.OTHER;
        }

        boolean hasTabs() {
            return separators.equals("\t");
        }

        /** The digit in a field, 0 for none; -1 when there is more. */
        static int digit(String line, int from, int to) {
            int digit = 0;
            boolean seen = false;
            for (int i = from; i < to; i++) {
                char c = line.charAt(i);
                int found = BlankCells.ALL.digit(c);
                if (found >= 0 && !seen) {
                    digit = found;
                    seen = true;
                } else if (found >= 0 || "\"'[](){}<>!\\".indexOf(c) < 0 && !BlankCells.isBlank(c)) {
                    return -1;
                }
            }
            return digit;
        }
    }

    /** Nine characters in quotes, a blank for an empty cell; anything but letters may stand around them. */
    record Quoted() implements RowForm {
        @Override
        public RowKind read(String line, Cells cells) {
            int open = line.indexOf('"') < 0 ? line.indexOf('\'') : line.indexOf('"');
            int close = open + CELLS + 1;
            boolean quoted = open >= 0 && close < line.length() && line.charAt(close) == line.charAt(open);
            for (int i = 0; i < line.length() && quoted; i++) {
                char c = line.charAt(i);
                if (i > open && i < close) {
                    quoted = c == ' ' || c >= '1' && c <= '9';
                    cells.add(c == ' ' ? 0 : c - '0', i);
                } else {
                    quoted = i == open || i == close || !BlankCells.isLetter(c) && BlankCells.ALL.digit(c) < 0;
                }
            }
            return quoted ? RowKind.ROW : BlankCells.isFrame(line) ? RowKind.BETWEEN : RowKind.OTHER;
        }
    }

    /** One word for each cell: its candidates. */
    record Words() implements RowForm {
        @Override
        public RowKind read(String line, Cells cells) {
            int from = -1;
            for (int i = 0; i <= line.length(); i++) {
                char c = i < line.length() ? line.charAt(i) : ' ';
                if (c == '-' && BlankCells.isNegative(line, i)) {
                    return RowKind.OTHER;
                }
                boolean part = c >= '1' && c <= '9' || (c == 'u' || c == '.' || c == '0') && from < 0;
                if (part && from < 0) {
                    from = i;
                } else if (!part && from >= 0) {
                    cells.add(0, from);
                    from = -1;
                }
                if (!part && BlankCells.isLetter(c)) {
                    return RowKind.OTHER;
                }
            }
            if (BlankCells.isFrame(line)) {
                return RowKind.BETWEEN;
            }
            return cells.count == 9 ? RowKind.ROW : RowKind.OTHER;
        }
    }

    /**
     * A cell at each of nine columns, blank when it is empty.
     *
     * @param columns from 0, ascending
     */
    record Columns(int[] columns, String bars) implements RowForm {
        @Override
        public RowKind read(String line, Cells cells) {
            int next = 0;
            int at = 0;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                boolean cell = next < 9 && columns[next] == i;
                if (cell) {
                    next++;
                }
                if (c >= '0' && c <= '9' && cell) {
                    cells.add(c - '0', i);
                    at++;
                } else if (cell && BlankCells.isBlank(c)) {
                    cells.add(0, i);
                } else if (!BlankCells.isBlank(c) && (bars.indexOf(c) < 0 || cell)) {
                    return BlankCells.isFrame(line) ? RowKind.BETWEEN : RowKind.OTHER;
                }
            }
            while (next < 9) {
                cells.add(0, Math.min(columns[next], line.length()));
                next++;
            }
            return at > 0 || !Whitespace.only(line) ? RowKind.ROW : RowKind.BETWEEN;
        }
    }
}
