package tilewright.bench;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainRandom;
import org.chocosolver.solver.search.strategy.selectors.variables.DomOverWDeg;
import org.chocosolver.solver.variables.IntVar;

/**
 * The color puzzle as a model for Choco, written from the rules alone: a plain partner to compare speed with.
 *
 * <p>All cells of a cross differ, so do the four corners of the board, and each color is on eight cells.
 */
final class HuesModel {

    private static final int SIDE = 8;
    private static final int[][] CROSS = {{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private HuesModel() {}

    /** Returns whether a random solution of the empty board is found within ten seconds. */
    static boolean solved(long seed) {
        Model model = model();
        Solver solver = model.getSolver();
        IntVar[] cells = model.retrieveIntVars(false);
        solver.setSearch(Search.intVarSearch(new DomOverWDeg<>(cells, seed), new IntDomainRandom(seed), cells));
        solver.setLubyRestart(50, new FailCounter(model, 50), 10_000);
        solver.limitTime("10s");
        return solver.solve();
    }

    private static Model model() {
        Model model = new Model("hues");
        IntVar[] cells = model.intVarArray("cell", SIDE * SIDE, 1, SIDE);
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                List<IntVar> cross = new ArrayList<>();
                for (int[] arm : CROSS) {
                    int armRow = row + arm[0];
                    int armColumn = column + arm[1];
                    if (armRow >= 0 && armRow < SIDE && armColumn >= 0 && armColumn < SIDE) {
                        cross.add(cells[SIDE * armRow + armColumn]);
                    }
                }
                model.allDifferent(cross.toArray(new IntVar[0])).post();
            }
        }
        for (int row = 0; row + 1 < SIDE; row++) {
            for (int column = 0; column + 1 < SIDE; column++) {
                int cell = SIDE * row + column;
                model.allDifferent(cells[cell], cells[cell + 1], cells[cell + SIDE], cells[cell + SIDE + 1])
                        .post();
            }
        }
        int last = SIDE * SIDE - 1;
        model.allDifferent(cells[0], cells[SIDE - 1], cells[last - SIDE + 1], cells[last])
                .post();
        int[] colors = new int[SIDE];
        IntVar[] eight = new IntVar[SIDE];
        for (int i = 0; i < SIDE; i++) {
            colors[i] = i + 1;
            eight[i] = model.intVar(SIDE);
        }
        model.globalCardinality(cells, colors, eight, true).post();
        return model;
    }
}
