package tilewright.sudoku.step;

import tilewright.sudoku.model.Houses;

/**
 * A digit in a cell: one that is possible, that is placed, or that is removed.
 *
 * @param cell 0 to 80
 * @param digit 1 to 9
 */
public record Candidate(int cell, int digit) implements Comparable<Candidate> {

    @Override
    public int compareTo(Candidate other) {
        return cell != other.cell ? Integer.compare(cell, other.cell) : Integer.compare(digit, other.digit);
    }

    /** The name of the candidate where it is placed: {@code r1c3=4}. */
    public String placed() {
        return Houses.GRID.name(cell) + "=" + digit;
    }

    /** The name of the candidate where it is removed: {@code r2c5-7}. */
    public String removed() {
        return Houses.GRID.name(cell) + "-" + digit;
    }
}
