package tilewright.sudoku.notation;

import java.util.Arrays;
import java.util.Optional;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.Whitespace;

/**
 * Finds the columns of the cells where empty cells are blank.
 *
 * <p>The columns with digits, in all rows, must be some of nine that are equally far apart, in three groups. Bars between the
 * groups say where those are.
 */
final class ColumnFinder {

    private static final String BARS = "|!#*:\u2502\u2503\u2551\u2506\u2507\u250a\u250b";
    private static final int LONGEST = 64;

    /** The columns of digits, as bits. */
    private long digits;

    private int width;
    private int[] bars = new int[0];

    private ColumnFinder() {}

    /** @param blankRows whether a blank line is a row without clues */
    static Optional<RowForm> find(LinesAhead ahead, boolean blankRows) {
        ColumnFinder finder = new ColumnFinder();
        int rows = 0;
        for (int i = 0; i < LineGrouping.MOST && rows < 9 && ahead.has(i); i++) {
            String line = ahead.line(i);
            if (Whitespace.only(line) || LineKind.isComment(line)) {
                rows += Whitespace.only(line) && blankRows && rows > 0 ? 1 : 0;
                continue;
            }
            if (isRow(line)) {
                if (line.length() > LONGEST || !finder.add(line, rows == 0)) {
                    return Optional.empty();
                }
                rows++;
            } else if (!BlankCells.isFrame(line)) {
                return Optional.empty();
            }
        }
        return rows == 9 && Long.bitCount(finder.digits) > 4 ? finder.form() : Optional.empty();
    }

    /** Whether there are only digits, bars and blanks in it, and no side of a frame. */
    private static boolean isRow(String line) {
        int bars = 0;
        boolean clue = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (!isDigit(c) && BARS.indexOf(c) < 0 && c != ' ' && c != '\r') {
                return false;
            }
            clue |= isDigit(c);
            bars += BARS.indexOf(c) >= 0 ? 1 : 0;
        }
        return clue || bars <= 4;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Adds a row; false when its bars are elsewhere. */
    private boolean add(String line, boolean first) {
        int[] found = new int[12];
        int count = 0;
        for (int i = 0; i < line.length(); i++) {
            if (isDigit(line.charAt(i))) {
                digits |= 1L << i;
            } else if (BARS.indexOf(line.charAt(i)) >= 0) {
                if (count == found.length) {
                    return false;
                }
                found[count++] = i;
            }
        }
        width = Math.max(width, line.length());
        int[] here = Arrays.copyOf(found, count);
        bars = first ? here : bars;
        return Arrays.equals(bars, here);
    }

    private Optional<RowForm> form() {
        return switch (bars.length) {
            case 0 -> unbarred();
            case 2 -> isFramed() ? framed(bars[0], bars[1]) : barred(bars[0], bars[1], 2 * bars[1] - bars[0]);
            case 4 ->
                bars[1] - bars[0] == bars[2] - bars[1] && bars[3] - bars[2] == bars[2] - bars[1]
                        ? barred(bars[1], bars[2], bars[3])
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** Whether the two bars are the sides of a frame: all digits stand between them. */
    private boolean isFramed() {
        return Long.numberOfTrailingZeros(digits) > bars[0]
                && 63 - Long.numberOfLeadingZeros(digits) < bars[1]
                && bars[1] - bars[0] > 9;
    }

    private Optional<RowForm> framed(int left, int right) {
        int[] columns = new int[9];
        for (int apart = 1; apart <= 5; apart++) {
            for (int gap = 0; gap <= 5; gap++) {
                int rest = right - left - 2 - 8 * apart - 2 * gap;
                for (int k = 0; k < 9; k++) {
                    columns[k] = left + 1 + rest / 2 + k * apart + k / 3 * gap;
                }
                if (rest >= 0 && rest % 2 == 0 && fits(columns)) {
                    return Optional.of(new RowForm.Columns(columns, BARS));
                }
            }
        }
        return Optional.empty();
    }

    /** @param first the bar between the first and the second group */
    private Optional<RowForm> barred(int first, int second, int third) {
        int inside = second - first - 1;
        int[] columns = new int[9];
        for (int uneven = 0; uneven < inside; uneven++) {
            for (int apart = 1; apart <= inside / 2; apart++) {
                for (int side = 0; side < 2; side++) {
                    int rest = inside - 1 - 2 * apart - uneven;
                    if (rest < 0 || rest % 2 != 0 || uneven == 0 && side == 1) {
                        continue;
                    }
                    int before = rest / 2 + (side == 0 ? 0 : uneven);
                    for (int k = 0; k < 3; k++) {
                        int right = before + k * apart;
                        columns[k] = first - (second - first) + 1 + right;
                        columns[3 + k] = first + 1 + right;
                        columns[6 + k] = second + 1 + right;
                    }
                    if (columns[0] >= 0 && columns[8] < third && fits(columns)) {
                        return Optional.of(new RowForm.Columns(columns.clone(), BARS));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private Optional<RowForm> unbarred() {
        int least = Long.numberOfTrailingZeros(digits);
        int[] starts = {0, least};
        int[] columns = new int[9];
        for (int start : starts) {
            for (int apart = 1; apart <= 5; apart++) {
                for (int gap = 0; gap <= 5; gap++) {
                    for (int k = 0; k < 9; k++) {
                        columns[k] = start + k * apart + k / 3 * gap;
                    }
                    if (fits(columns) && Long.bitCount(digits) >= 7) {
                        return Optional.of(new RowForm.Columns(columns, BARS));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean fits(int[] columns) {
        long allowed = 0;
        for (int column : columns) {
            allowed |= column < 64 ? 1L << column : 0;
        }
        return (digits & ~allowed) == 0;
    }
}
