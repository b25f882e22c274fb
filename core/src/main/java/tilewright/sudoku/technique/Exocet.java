package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Two cells of a box in one line, the base, with three or four digits, and a cell in each of the other two boxes of the band (or
 * stack), the targets, that hold the same two digits as the base.
 *
 * <p>Source: the junior exocet as David P. Bird defined it for the Sudoku players' forum; the argument is told below.
 */
final class Exocet implements Technique {

    /*
     * Told for a base in a row; columns are the same with rows and columns exchanged. The targets are not in the base's row, and the
     * cells beside them in their boxes' columns, the companions, hold none of the digits. The cross-lines are the columns of
     * the targets and the column of the base's box that has no cell of the base.
     *
     * A digit that is right in the base is not elsewhere in its row and box. So in the band, it is in no cell of the
     * cross-lines but the targets. If it were in neither, it would take three cells of the cross-lines outside the band, in
     * different rows. The pattern asks that the digit has no three such places. So both digits of the base are in a target, and
     * each target holds one. Then:
     *
     *   - a target has no other digit;
     *   - a digit without two such places, or in no target, is not in the base;
     *   - the digit of a target is, in the other target's box, in the row that is neither the base's nor its own, and not in the
     *     other target's column: in its two mirror cells. If only one of them can hold it, that one does.
     */
    private static final int FEWEST = 3;

    private static final int MOST = 4;

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int across = 0; across < 2; across++) {
            for (int line = 0; line < 9; line++) {
                stop.check();
                for (int open = 0; open < 9; open++) {
                    if (new Base(grid, across == 1, line, open).find(enough)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** A base: the two cells beside one in its line and box. */
    private static final class Base {

        private final CandidateGrid grid;
        private final boolean transposed;
        private final int line;
        private final int openColumn;
        private final int[] cells = new int[2];
        private final int digits;

        /**
         * A base in a row, or in a column with rows and columns exchanged.
         *
         * @param openColumn of the third cell
         */
        Base(CandidateGrid grid, boolean transposed, int line, int openColumn) {
            this.grid = grid;
            this.transposed = transposed;
            this.line = line;
            this.openColumn = openColumn;
            int first = openColumn / 3 * 3;
            int count = 0;
            for (int column = first; column < first + 3; column++) {
                if (column != openColumn) {
                    cells[count++] = cell(line, column);
                }
            }
            digits = grid.candidates(cells[0]) | grid.candidates(cells[1]);
        }

        private int cell(int row, int column) {
            return transposed ? 9 * column + row : 9 * row + column;
        }

        /** The digit or the candidates of a cell. */
        private int holds(int cell) {
            return grid.digit(cell) == 0 ? grid.candidates(cell) : Digits.bit(grid.digit(cell));
        }

        boolean find(Predicate<Step> enough) {
            int size = Digits.size(digits);
            if (size < FEWEST || size > MOST || grid.digit(cells[0]) != 0 || grid.digit(cells[1]) != 0) {
                return false;
            }
            int box = openColumn / 3;
            int one = box == 0 ? 3 : 0;
            int two = box == 2 ? 3 : 6;
            for (int i = 0; i < 6; i++) {
                for (int j = 0; target(one, i) && j < 6; j++) {
                    if (target(two, j)
                            && targets(new int[] {row(i), row(j)}, new int[] {one + i % 3, two + j % 3}, enough)) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** The row of the first or last three cells of a box without the base's row. */
        private int row(int index) {
            int first = line / 3 * 3;
            return first + (line - first + 1 + index / 3) % 3;
        }

        private boolean target(int firstColumn, int index) {
            int cell = cell(row(index), firstColumn + index % 3);
            int companion = cell(row(5 - index), firstColumn + index % 3);
            return grid.digit(cell) == 0 && (grid.candidates(cell) & digits) != 0 && (holds(companion) & digits) == 0;
        }

        private boolean targets(int[] rows, int[] columns, Predicate<Step> enough) {
            int possible = 0;
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                int places = places(Digits.first(rest), openColumn, columns[0], columns[1]);
                if (places > 2) {
                    return false;
                }
                possible |= places == 2 ? rest & -rest : 0;
            }
            int[] targets = {cell(rows[0], columns[0]), cell(rows[1], columns[1])};
            int[][] mirrors = {mirror(rows[0], columns[1]), mirror(rows[1], columns[0])};
            int[] left = {grid.candidates(targets[0]) & possible, grid.candidates(targets[1]) & possible};
            int before;
            do {
                before = left[0] << 9 | left[1];
                possible &= left[0] | left[1];
                for (int i = 0; i < 2; i++) {
                    left[i] &= possible & (holds(mirrors[i][0]) | holds(mirrors[i][1]));
                }
            } while (before != (left[0] << 9 | left[1]));
            return left[0] != 0 && left[1] != 0 && enough(targets, mirrors, left, possible, enough);
        }

        /**
         * Maximum number of cells in different rows and columns that a digit can take in three columns outside the
         * band.
         */
        private int places(int digit, int... columns) {
            int[] rows = new int[3];
            for (int i = 0; i < 3; i++) {
                for (int row = 0; row < 9; row++) {
                    boolean outside = row / 3 != line / 3;
                    rows[i] |= outside && Digits.holds(holds(cell(row, columns[i])), digit) ? 1 << row : 0;
                }
            }
            int most = 3; // by Hall's theorem: less by as many as some columns have too few rows
            for (int some = 1; some < 8; some++) {
                int union = (some & 1) * rows[0] | (some >> 1 & 1) * rows[1] | (some >> 2) * rows[2];
                most = Math.min(most, 3 - Integer.bitCount(some) + Integer.bitCount(union));
            }
            return most;
        }

        /** The mirror cells of a target in a row, in the box of the other target, which is in a column. */
        private int[] mirror(int row, int otherColumn) {
            int first = line / 3 * 3;
            int third = 3 * first + 3 - line - row; // the three rows of the band make 3 first + 3
            int box = otherColumn / 3 * 3;
            return new int[] {
                cell(third, box + (otherColumn - box + 1) % 3), cell(third, box + (otherColumn - box + 2) % 3)
            };
        }

        private boolean enough(int[] targets, int[][] mirrors, int[] left, int possible, Predicate<Step> enough) {
            StepDraft draft = new StepDraft(StepKind.EXOCET, digits);
            draft.removeAll(grid, cells[0], ~possible).removeAll(grid, cells[1], ~possible);
            draft.because(new Premise.Cells(CellSet.of(cells), digits));
            draft.because(new Premise.Cells(CellSet.of(targets), digits));
            for (int cell : new int[] {cell(line, openColumn), targets[0], targets[1]}) {
                draft.because(new Premise.Base(Houses.of(cell)[transposed ? 0 : 1]));
            }
            for (int i = 0; i < 2; i++) {
                draft.removeAll(grid, targets[i], ~left[i]);
                boolean used = (grid.candidates(targets[i]) & possible & ~left[i]) != 0;
                for (int j = 0; j < 2; j++) {
                    int only = mirrors[i][j];
                    boolean alone = (holds(mirrors[i][1 - j]) & left[i]) == 0 && grid.digit(only) == 0;
                    if (alone && (grid.candidates(only) & ~left[i]) != 0) {
                        draft.removeAll(grid, only, ~left[i]);
                        used = true;
                    }
                }
                if (used) {
                    draft.because(new Premise.Cells(CellSet.of(mirrors[i]), left[i]));
                }
            }
            return !draft.isIdle() && enough.test(draft.step());
        }
    }
}
