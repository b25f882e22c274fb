package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.sudoku.model.Houses;

/**
 * The puzzle in a line that has all 81 cells, whatever stands before and behind them.
 *
 * @param digits 81, 0 for an empty cell
 * @param columns the place of each cell in the line
 * @param solution where 81 digits stand that may be its solution; -1 for nowhere
 */
record WholeLine(int[] digits, int[] columns, int solution) {

    /** The fewest cells and letters without a blank that are taken for a whole puzzle. */
    private static final int MEANT = 64;

    private static final int LONGEST_ROW = 200;

    private static final String SEPARATORS = "\t,;|";

    /** A line of cells and what stands between them is no longer. */
    private static final int LONGEST = 4_000;

    /** Whether a line is a text by itself, right or wrong. */
    static boolean is(String line) {
        return line.length() >= MEANT
                && (line.length() > LONGEST_ROW
                        || begins(line)
                        || find(line).isPresent()
                        || line.length() > Houses.CELLS && ValueText.in(line).isPresent());
    }

    private static boolean begins(String line) {
        int end = 0;
        while (end < MEANT && isMeant(line.charAt(end))) {
            end++;
        }
        return end == MEANT && !BlankCells.isFrame(line);
    }

    private static boolean isMeant(char c) {
        return BlankCells.ALL.digit(c) >= 0 || c >= 'A' && c <= 'Z';
    }

    /** The puzzle of a line; empty when there is none, or more than one way to read it. */
    static Optional<WholeLine> find(String line) {
        Optional<WholeLine> run = run(line);
        if (run.isPresent() || line.length() > LONGEST || isTriples(line)) {
            return run;
        }
        for (BlankCells blanks : BlankCells.CHOICES) {
            Optional<WholeLine> apart = apart(line, blanks);
            if (apart.isPresent()) {
                return apart;
            }
        }
        Optional<WholeLine> fields = fields(line);
        return fields.isPresent() ? fields : blanks(line);
    }

    /** Whether a line is a list of brackets with three values each: rows, columns, and digits of cells, and no rows of a grid. */
    private static boolean isTriples(String line) {
        int depth = 0;
        int commas = 0;
        int triples = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '(' || c == '[' || c == '{') {
                depth++;
                commas = 0;
                if (depth > 2) {
                    return false;
                }
            } else if (c == ')' || c == ']' || c == '}') {
                triples += commas == 2 ? 1 : 0;
                commas = 0;
                depth--;
            } else if (c == ',') {
                commas++;
            }
        }
        return triples == Houses.CELLS / 3;
    }

    /** 81 cells without anything between them. */
    private static Optional<WholeLine> run(String line) {
        int first = -1;
        int second = -1;
        int from = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i < line.length() && BlankCells.ALL.digit(line.charAt(i)) >= 0) {
                continue;
            }
            if (i - from == Houses.CELLS
                    && isFree(line, from - 1)
                    && isFree(line, i)
                    && BlankCells.odd(line, from, i) < 0) {
                second = first < 0 ? -1 : second < 0 ? from : second;
                first = first < 0 ? from : first;
            }
            from = i + 1;
        }
        if (first < 0) {
            return Optional.empty();
        }
        boolean swapped = second >= 0 && isFull(line, first) && !isFull(line, second);
        int puzzle = swapped ? second : first;
        int other = swapped ? first : second;
        int[] digits = new int[Houses.CELLS];
        int[] columns = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            digits[cell] = Math.max(0, BlankCells.ALL.digit(line.charAt(puzzle + cell)));
            columns[cell] = puzzle + cell;
        }
        return Optional.of(new WholeLine(digits, columns, other >= 0 && isFull(line, other) ? other : -1));
    }

    private static boolean isFull(String line, int from) {
        for (int i = from; i < from + Houses.CELLS; i++) {
            if (line.charAt(i) < '1' || line.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean isFree(String line, int at) {
        return at < 0 || at >= line.length() || !BlankCells.isLetter(line.charAt(at)) && line.charAt(at) != '+';
    }

    /** 81 cells with something between them, but for letters. */
    private static Optional<WholeLine> apart(String line, BlankCells blanks) {
        int from = 0;
        for (int i = 0; i <= line.length(); i++) {
            boolean ends = i == line.length()
                    || line.charAt(i) == '#'
                    || BlankCells.isLetter(line.charAt(i)) && blanks.digit(line.charAt(i)) < 0;
            if (!ends) {
                continue;
            }
            if (i - from >= Houses.CELLS) {
                Optional<WholeLine> span = span(line, from, i, blanks);
                if (span.isPresent()) {
                    return span;
                }
            }
            from = i + 1;
        }
        return Optional.empty();
    }

    /** The cells of a part of a line, if they stand in groups of the same size. */
    private static Optional<WholeLine> span(String line, int from, int to, BlankCells blanks) {
        int[] digits = new int[Houses.CELLS];
        int[] columns = new int[Houses.CELLS];
        int count = 0;
        boolean clue = false;
        boolean ascending = true; // all candidates of nine cells
        int size = 0;
        int group = 0;
        boolean minus = false; // -1 for an empty cell
        boolean zero = false;
        for (int i = from; i < to; i++) {
            int digit = blanks.digit(line.charAt(i));
            boolean negative = digit < 0 && BlankCells.isNegative(line, i);
            if (digit < 0 && !negative) {
                continue;
            }
            if (negative && (zero || line.charAt(i + 1) != '1') || minus && line.charAt(i) == '0') {
                return Optional.empty();
            }
            minus |= negative;
            zero |= line.charAt(i) == '0';
            digit = Math.max(0, digit);
            i += negative ? 1 : 0;
            group++;
            boolean ends = i + 1 == to || blanks.digit(line.charAt(i + 1)) < 0;
            if (count == Houses.CELLS || ends && size > 0 && group != size) {
                return Optional.empty();
            }
            size = ends ? group : size;
            group = ends ? 0 : group;
            ascending &= digit == count % 9 + 1;
            digits[count] = digit;
            columns[count++] = i;
            clue |= digit > 0;
        }
        return count == Houses.CELLS && clue && !ascending
                ? Optional.of(new WholeLine(digits, columns, -1))
                : Optional.empty();
    }

    /** 81 fields one behind the other, with nothing in one when its cell is empty. */
    private static Optional<WholeLine> fields(String line) {
        for (int s = 0; s < SEPARATORS.length(); s++) {
            char separator = SEPARATORS.charAt(s);
            if (!hasFields(line, separator)) {
                continue;
            }
            int[] digits = new int[Houses.CELLS];
            int[] columns = new int[Houses.CELLS];
            int count = 0;
            int from = 0;
            for (int i = 0; i <= line.length(); i++) {
                if (i < line.length() && line.charAt(i) != separator) {
                    continue;
                }
                int digit = RowForm.Fields.digit(line, from, i);
                if (digit >= 0 && count < Houses.CELLS) {
                    digits[count] = digit;
                    columns[count] = from;
                }
                boolean ends = digit < 0 || i == line.length();
                count += digit < 0 ? 0 : 1;
                if (ends && count == Houses.CELLS) {
                    return Optional.of(new WholeLine(digits, columns, -1));
                }
                count = digit < 0 ? 0 : count;
                from = i + 1;
            }
        }
        return Optional.empty();
    }

    private static boolean hasFields(String line, char separator) {
        int count = 0;
        for (int i = 0; i < line.length(); i++) {
            count += line.charAt(i) == separator ? 1 : 0;
        }
        return count >= Houses.CELLS - 1;
    }

    /** 81 characters, blank for an empty cell; blanks at the end may be missing. */
    private static Optional<WholeLine> blanks(String line) {
        if (line.length() > Houses.CELLS || line.length() < MEANT || !isOfDigits(line)) {
            return Optional.empty();
        }
        int[] digits = new int[Houses.CELLS];
        int[] columns = new int[Houses.CELLS];
        int clues = 0;
        for (int i = 0; i < Houses.CELLS; i++) {
            char c = i < line.length() ? line.charAt(i) : ' ';
            digits[i] = c == ' ' ? 0 : c - '0';
            clues += c == ' ' ? 0 : 1;
            columns[i] = Math.min(i, line.length());
        }
        return clues >= 17 && clues < line.length() && !isCandidates(line)
                ? Optional.of(new WholeLine(digits, columns, -1))
                : Optional.empty();
    }

    private static boolean isOfDigits(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c != ' ' && (c < '1' || c > '9')) {
                return false;
            }
        }
        return true;
    }

    /** Whether a line is the candidates of nine cells: as many words, each in ascending order. */
    private static boolean isCandidates(String line) {
        int words = 0;
        char before = ' ';
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            words += c != ' ' && before == ' ' ? 1 : 0;
            if (c != ' ' && c <= before) {
                return false;
            }
            before = c;
        }
        return words == 9;
    }
}
