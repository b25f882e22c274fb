package tilewright.sudoku.certificate;

import java.util.ArrayList;
import java.util.List;
import tilewright.proof.Cnf;

/**
 * The formula that holds for the solutions of a Sudoku: the variable {@code 81r + 9c + d}, 1 to 729, says that the cell in row
 * {@code r} and column {@code c}, both from 0, has the digit {@code d}.
 *
 * <p>In this order: 81 clauses, one for each cell, that it has a digit; 243 that a row, column, or box has a digit; 2,916 that a cell
 * has not two digits; 7,290 that two cells in sight have not the same one; then a clause of one literal for each clue.
 */
final class Encoding {

    private static final int CELLS = 81;

    private static final Cnf RULES = rules();

    private Encoding() {}

    /** The variable that says that a cell, 0 to 80, has a digit. */
    static int variable(int cell, int digit) {
        return 9 * cell + digit;
    }

    /**
     * The formula of a puzzle.
     *
     * @param clues 81 digits, 0 for an empty cell
     */
    static Cnf of(int[] clues) {
        List<int[]> units = new ArrayList<>();
        for (int cell = 0; cell < CELLS; cell++) {
            if (clues[cell] != 0) {
                units.add(new int[] {variable(cell, clues[cell])});
            }
        }
        return RULES.with(units.toArray(int[][]::new));
    }

    /** The clause that excludes a filled grid. */
    static int[] excluding(int[] grid) {
        int[] clause = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            clause[cell] = -variable(cell, grid[cell]);
        }
        return clause;
    }

    /** Whether a filled grid is a solution. */
    static boolean solves(int[] clues, int[] grid) {
        boolean[] truth = new boolean[RULES.variables() + 1];
        for (int cell = 0; cell < CELLS; cell++) {
            truth[variable(cell, grid[cell])] = true;
        }
        return of(clues).holds(truth);
    }

    private static Cnf rules() {
        List<int[]> clauses = new ArrayList<>();
        for (int cell = 0; cell < CELLS; cell++) {
            int[] digits = new int[9];
            for (int digit = 1; digit <= 9; digit++) {
                digits[digit - 1] = variable(cell, digit);
            }
            clauses.add(digits);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 1; digit <= 9; digit++) {
                int[] cells = new int[9];
                for (int i = 0; i < 9; i++) {
                    cells[i] = variable(cell(house, i), digit);
                }
                clauses.add(cells);
            }
        }
        for (int cell = 0; cell < CELLS; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                for (int other = digit + 1; other <= 9; other++) {
                    clauses.add(new int[] {-variable(cell, digit), -variable(cell, other)});
                }
            }
        }
        for (int cell = 0; cell < CELLS; cell++) {
            for (int other = cell + 1; other < CELLS; other++) {
                for (int digit = 1; digit <= 9 && see(cell, other); digit++) {
                    clauses.add(new int[] {-variable(cell, digit), -variable(other, digit)});
                }
            }
        }
        return new Cnf(9 * CELLS, clauses.toArray(int[][]::new));
    }

    /** A cell of a house: rows 0 to 8, columns 9 to 17, boxes 18 to 26. */
    private static int cell(int house, int i) {
        int index = house % 9;
        return switch (house / 9) {
            case 0 -> 9 * index + i;
            case 1 -> 9 * i + index;
            default -> 9 * (index / 3 * 3 + i / 3) + index % 3 * 3 + i % 3;
        };
    }

    private static boolean see(int cell, int other) {
        return cell / 9 == other / 9
                || cell % 9 == other % 9
                || cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
    }
}
