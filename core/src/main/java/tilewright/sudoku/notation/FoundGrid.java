package tilewright.sudoku.notation;

import java.util.Arrays;
import java.util.Optional;
import tilewright.sudoku.model.Houses;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.Whitespace;

/**
 * Nine rows that were found among lines, all written in the same way.
 *
 * @param form how they are written
 * @param digits 81, 0 for an empty cell; all 0 where the rows hold candidates
 * @param rows the line of each row, from 0
 * @param columns the place of each cell in its line, from 0
 */
record FoundGrid(RowForm form, int[] digits, int[] rows, int[] columns) {

    private static final RowForm[] FORMS = forms();

    private static final int SHORTEST_ROW = 9;

    /** Maximum number of lines between two rows. */
    static final int FARTHEST = 6;

    private static RowForm[] forms() {
        int characters = BlankCells.CHOICES.length;
        RowForm[] forms = new RowForm[characters + RowForm.Fields.ALL.length + 2];
        for (int i = 0; i < characters; i++) {
            forms[i] = new RowForm.Characters(BlankCells.CHOICES[i]);
        }
        System.arraycopy(RowForm.Fields.ALL, 0, forms, characters, RowForm.Fields.ALL.length);
        forms[forms.length - 2] = new RowForm.Words();
        forms[forms.length - 1] = new RowForm.Quoted();
        return forms;
    }

    /** Number of lines to the last row. */
    int lines() {
        return rows[8] + 1;
    }

    boolean isFull() {
        return !hasCandidates() && Arrays.stream(digits).allMatch(digit -> digit > 0);
    }

    boolean hasCandidates() {
        return form instanceof RowForm.Words;
    }

    /**
     * The grid that begins with the first line, with a frame or with a row.
     *
     * @param regular whether bands and rows must be apart as they are elsewhere in the grid
     */
    static Optional<FoundGrid> at(LinesAhead ahead, boolean regular) {
        Optional<FoundGrid> plain = begins(ahead) ? inAnyForm(ahead, regular) : Optional.empty();
        if (plain.isPresent() && !plain.get().hasCandidates() || !ahead.has(0)) {
            return plain;
        }
        if (PrefixedLines.of(ahead) instanceof PrefixedLines prefixed) {
            Optional<FoundGrid> grid = inAnyForm(prefixed, regular);
            if (grid.isPresent() && !grid.get().hasCandidates() && grid.get().isPrefixed(prefixed)) {
                return grid;
            }
        }
        UnlabeledLines unlabeled = new UnlabeledLines(ahead);
        if (!unlabeled.begins()) {
            return plain;
        }
        Optional<FoundGrid> labeled = inAnyForm(unlabeled, regular);
        return labeled.isPresent() && labeled.get().isLabeled(unlabeled) ? labeled : plain;
    }

    private boolean isPrefixed(PrefixedLines lines) {
        boolean all = true;
        for (int row = 0; row < 9; row++) {
            all &= lines.isPrefixed(rows[row], row);
        }
        return all;
    }

    private boolean isLabeled(UnlabeledLines lines) {
        boolean all = true;
        for (int row = 0; row < 9; row++) {
            all &= lines.isLabeled(rows[row], row);
        }
        return all;
    }

    private static Optional<FoundGrid> inAnyForm(LinesAhead ahead, boolean regular) {
        for (RowForm form : FORMS) {
            Optional<FoundGrid> grid = at(ahead, form, regular, false);
            if (grid.isPresent()) {
                return grid;
            }
        }
        Optional<FoundGrid> columns = inColumns(ahead, regular, false);
        if (columns.isPresent() || OtherSizes.side(ahead) == 8) { // else a grid of 8 rows had an empty ninth
            return columns;
        }
        Optional<FoundGrid> tabs = at(ahead, RowForm.Fields.ALL[0], regular, true);
        return tabs.isPresent() ? tabs : inColumns(ahead, regular, true);
    }

    private static Optional<FoundGrid> inColumns(LinesAhead ahead, boolean regular, boolean blankRows) {
        Optional<RowForm> columns = ColumnFinder.find(ahead, blankRows);
        return columns.isPresent() ? at(ahead, columns.get(), regular, blankRows) : Optional.empty();
    }

    /** Whether the first line may be a row or a frame. */
    private static boolean begins(LinesAhead ahead) {
        if (!ahead.has(0)) {
            return false;
        }
        String line = ahead.line(0);
        return !Whitespace.only(line) && !LineKind.isComment(line) && !beginsWithWord(line) && !isEnd(line);
    }

    /** Whether there is a letter that stands for nothing where the cells of a row would be. */
    private static boolean beginsWithWord(String line) {
        for (int i = 0; i < Math.min(SHORTEST_ROW, line.length()); i++) {
            char c = line.charAt(i);
            if (BlankCells.isLetter(c) && BlankCells.ALL.digit(c) < 0 && c != 'u') {
                return true;
            }
        }
        return false;
    }

    private static boolean isEnd(String line) {
        return SdkNotation.isSection(line) || WholeLine.is(line);
    }

    /** @param blankRows whether a blank line is a row without clues */
    private static Optional<FoundGrid> at(LinesAhead ahead, RowForm form, boolean regular, boolean blankRows) {
        int[] digits = new int[Houses.CELLS];
        int[] columns = new int[Houses.CELLS];
        int[] rows = new int[9];
        int[] gaps = new int[9];
        int count = 0;
        int pads = 0;
        int rules = 0; // of Markdown, below the first row
        boolean minus = false;
        boolean zero = false;
        RowForm.Cells cells = new RowForm.Cells();
        for (int i = 0; i < LineGrouping.MOST && ahead.has(i); i++) {
            String line = ahead.line(i);
            if (LineKind.isComment(line)) {
                continue;
            }
            cells.clear();
            RowForm.RowKind kind = RowForm.RowKind.BETWEEN;
            if (Whitespace.only(line) && blankRows && count > 0) {
                kind = RowForm.RowKind.ROW;
            } else if (!Whitespace.only(line)) {
                kind = form.read(line, cells);
                kind = kind != RowForm.RowKind.OTHER && isEnd(line) ? RowForm.RowKind.OTHER : kind; // which costs more
            }
            if (kind == RowForm.RowKind.OTHER) {
                return Optional.empty();
            }
            if (kind == RowForm.RowKind.PAD || kind == RowForm.RowKind.BETWEEN) {
                pads += kind == RowForm.RowKind.PAD ? 1 : 0;
                if (count == 1 && gaps[1] == 0 && isRule(line)) {
                    rules++;
                }
                if (++gaps[count] > FARTHEST) {
                    return Optional.empty();
                }
                continue;
            }
            minus |= cells.minus;
            zero |= cells.zero;
            if (minus && zero) {
                return Optional.empty(); // nothing says what the zeros are
            }
            System.arraycopy(cells.digits, 0, digits, 9 * count, 9);
            System.arraycopy(cells.columns, 0, columns, 9 * count, 9);
            rows[count++] = i;
            if (count == 9) {
                boolean padded = !(form instanceof RowForm.Fields fields) || !fields.padded() || pads >= 8;
                boolean parted = !(form instanceof RowForm.Fields fields) || !fields.hasTabs() || hasTabs(ahead, rows);
                boolean apart = isRegular(gaps, 0) || rules > 0 && isRegular(gaps, rules);
                return !padded || !parted || regular && !apart
                        ? Optional.empty()
                        : Optional.of(new FoundGrid(form, digits, rows, columns));
            }
        }
        return Optional.empty();
    }

    /** Whether most rows have a tab, and the first is not a number above nine others. */
    private static boolean hasTabs(LinesAhead ahead, int[] rows) {
        int behind = rows[8] + 1;
        boolean further = behind < LineGrouping.MOST
                && ahead.has(behind)
                && ahead.line(behind).indexOf('\t') >= 0;
        if (further && ahead.line(rows[0]).indexOf('\t') < 0) {
            return false;
        }
        int tabs = 0;
        for (int row : rows) {
            tabs += ahead.line(row).indexOf('\t') >= 0 ? 1 : 0;
        }
        return tabs > 4;
    }

    /** Whether a line stands below the head of a table in Markdown: dashes between bars. */
    private static boolean isRule(String line) {
        boolean rule = line.indexOf('|') >= 0 && line.contains("---");
        for (int i = 0; i < line.length() && rule; i++) {
            rule = "|-: ".indexOf(line.charAt(i)) >= 0;
        }
        return rule;
    }

    /**
     * Whether all rows are equally far apart, and all bands.
     *
     * @param gaps lines before each row
     * @param rules lines below the first row that do not count
     */
    private static boolean isRegular(int[] gaps, int rules) {
        int first = gaps[1] - rules;
        boolean regular = gaps[3] == gaps[6] && gaps[3] >= first;
        for (int row = 2; row < 9; row++) {
            regular &= row % 3 == 0 || gaps[row] == first;
        }
        return regular;
    }
}
