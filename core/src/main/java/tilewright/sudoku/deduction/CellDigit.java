package tilewright.sudoku.deduction;

import tilewright.sudoku.rules.GivenText;

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

    /** The two as {@code r1c3=4}, with a sign of one's own between them. */
    String text(int side, char sign) {
        return "r" + (cell / side + 1) + "c" + (cell % side + 1) + sign + GivenText.text(digit);
    }
}
