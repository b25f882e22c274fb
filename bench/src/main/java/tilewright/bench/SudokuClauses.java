package tilewright.bench;

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** Sudoku as clauses for Sat4j, written from the rules alone: another partner to compare speed with. */
final class SudokuClauses {

    private SudokuClauses() {}

    /** Counts the ways to complete a grid, up to 2. */
    static int count(int[] digits) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        int count = 0;
        try {
            rules(solver);
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] != 0) {
                    solver.addClause(new VecInt(new int[] {variable(cell, digits[cell])}));
                }
            }
            while (count < 2 && solver.isSatisfiable()) {
                count++;
                VecInt other = new VecInt();
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        other.push(-literal);
                    }
                }
                solver.addClause(other);
            }
            return count;
        } catch (ContradictionException _) {
            return count;
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void rules(ISolver solver) throws ContradictionException {
        int[] nine = new int[9];
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                nine[digit - 1] = variable(cell, digit);
            }
            exactlyOne(solver, nine);
        }
        for (int[] house : PlainSudoku.HOUSES) {
            for (int digit = 1; digit <= 9; digit++) {
                for (int i = 0; i < 9; i++) {
                    nine[i] = variable(house[i], digit);
                }
                exactlyOne(solver, nine);
            }
        }
    }

    private static void exactlyOne(ISolver solver, int[] literals) throws ContradictionException {
        solver.addClause(new VecInt(literals.clone()));
        for (int i = 0; i < literals.length; i++) {
            for (int j = i + 1; j < literals.length; j++) {
                solver.addClause(new VecInt(new int[] {-literals[i], -literals[j]}));
            }
        }
    }

    private static int variable(int cell, int digit) {
        return 9 * cell + digit;
    }
}
