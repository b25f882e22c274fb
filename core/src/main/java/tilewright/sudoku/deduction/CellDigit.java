package tilewright.sudoku.deduction;

/**
 * A digit in a cell: one that is placed, that is removed, or that is supposed.
 *
 * @param cell numbered row by row from 0
 * @param digit from 1
 */
public record CellDigit(int cell, int digit) implements Comparable<CellDigit> {

    @Override
    public int compareTo(CellDigit other) {
        return cell != other.cell ? Integer.compare(cell, other.cell) : Integer.compare(digit, other.digit);
    }
}
