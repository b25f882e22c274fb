package tilewright.sudoku;

import tilewright.puzzle.Generator;

/** The lines that a generator writes while it works. Costs nothing when nobody listens. */
final class WorkLog {

    private final Generator.Log log;
    private final boolean heard;

    /** @param log compared by identity: {@link Generator.Log#NONE} spares the writing of grids */
    @SuppressWarnings("ReferenceEquality")
    WorkLog(Generator.Log log) {
        this.log = log;
        this.heard = log != Generator.Log.NONE;
    }

    void line(String line) {
        log.line(line);
    }

    /** A grid of which nothing is shown yet. */
    void state(int[] solution) {
        state(new int[Houses.CELLS], solution);
    }

    /** Row by row, the puzzle with - for a hidden cell, and the solution with - where there is none yet. */
    void state(int[] clues, int[] solution) {
        if (heard) {
            log.line("Puzzle:");
            String left = Text.cells(clues, '-');
            String right = Text.cells(solution, '-');
            for (int from = 0; from < Houses.CELLS; from += 9) {
                log.line(left.substring(from, from + 9) + " ===> " + right.substring(from, from + 9));
            }
        }
    }

    static String times(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
