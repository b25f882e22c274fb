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
 * The color puzzle as a model for Choco, written from the rules alone: an independent judge, and a plain partner to
 * compare speed with.
 *
 * <p>All cells of a cross differ, so do the four corners of the board, and each color is on eight cells.
 */
final class HuesModel {

    /** What a solver says of a board. */
    enum Answer {
        COMPLETABLE,
        DEAD,
        OPEN
    }

    private static final int SIDE = 8;
    private static final int[][] CROSS = {{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private HuesModel() {}

    /**
     * Whether a board can be completed.
     *
     * @param text rows joined by /, each of 1 to 8 and .
     * @param seconds after which it gives up
     */
    static Answer answer(String text, int seconds) {
        Solver solver = model(text).getSolver();
        solver.limitTime(seconds + "s");
        if (solver.solve()) {
            return Answer.COMPLETABLE;
        }
        return solver.isStopCriterionMet() ? Answer.OPEN : Answer.DEAD;
    }

    /** Looks for a random solution of the empty board; whether it found one within ten seconds. */
    static boolean solved(long seed) {
        Model model = model("......../".repeat(SIDE - 1) + "........");
        Solver solver = model.getSolver();
        IntVar[] cells = model.retrieveIntVars(false);
        solver.setSearch(Search.intVarSearch(new DomOverWDeg<>(cells, seed), new IntDomainRandom(seed), cells));
        solver.setLubyRestart(50, new FailCounter(model, 50), 10_000);
        solver.limitTime("10s");
        return solver.solve();
    }

    private static Model model(String text) {
        Model model = new Model("hues");
        String letters = text.replace("/", "");
        IntVar[] cells = new IntVar[SIDE * SIDE];
        for (int cell = 0; cell < cells.length; cell++) {
            char letter = letters.charAt(cell);
            cells[cell] =
                    letter == '.' ? model.intVar("cell " + cell, 1, SIDE) : model.intVar("cell " + cell, letter - '0');
        }
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
        model.getSolver().setSearch(Search.domOverWDegSearch(cells));
        return model;
    }
}
