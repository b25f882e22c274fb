package tilewright.bench;

import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/** Sudoku as a model for Choco, written from the rules alone: a partner to compare speed with that anyone can have. */
final class SudokuModel {

    private SudokuModel() {}

    /** Counts the ways to complete a grid, up to 2. */
    static int count(int[] digits) {
        Model model = new Model("sudoku");
        IntVar[] cells = new IntVar[81];
        for (int cell = 0; cell < 81; cell++) {
            cells[cell] = digits[cell] == 0 ? model.intVar(1, 9) : model.intVar(digits[cell]);
        }
        for (int[] house : PlainSudoku.HOUSES) {
            IntVar[] nine = new IntVar[9];
            for (int i = 0; i < 9; i++) {
                nine[i] = cells[house[i]];
            }
            model.allDifferent(nine, "AC").post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(cells));
        int count = 0;
        while (count < 2 && solver.solve()) {
            count++;
        }
        return count;
    }
}
