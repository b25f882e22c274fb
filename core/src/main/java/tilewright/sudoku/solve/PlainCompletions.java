package tilewright.sudoku.solve;

import tilewright.puzzle.PlainTexts;
import tilewright.search.Limits;
import tilewright.text.AsciiBuilder;

/**
 * Counts the ways to complete plain grids, or gives the first. What takes long is left to {@link Completions}, which asks the stop.
 *
 * @param solution whether the solution is given, not the count
 */
record PlainCompletions(Completions completions, Limits limits, boolean solution) implements PlainTexts.Answers {

    /** The nodes of a line are at least so many times as many as are tried here, for they may be needed once more. */
    private static final int SHARE = 16;

    @Override
    public boolean answer(byte[] bytes, int from, AsciiBuilder out) {
        long most = solution ? 1 : limits.solutions();
        BandSolver solver = completions.take();
        solver.begin(bytes, from);
        boolean end = solver.run(most, Math.min(Completions.SLICE, limits.nodes() / SHARE));
        boolean answered = solver.found() == most || end && !solution;
        if (answered && solution) {
            solver.solution(out);
        } else if (answered) {
            out.append(solver.found());
        }
        long nodes = solver.nodes();
        completions.give(solver);
        if (answered) {
            limits.spent().accept(nodes);
        }
        return answered;
    }
}
