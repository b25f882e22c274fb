package tilewright.sudoku.generate;

import tilewright.message.Message;
import tilewright.puzzle.Generator;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;

/** The lines that a generator writes while it works. Costs nothing when nobody listens. */
final class WorkLog {

    /** Nodes of a solver between two lines that say how far a long search is: some tenths of a second. */
    static final long NOW_AND_THEN = 500_000;

    private final Generator.Log log;
    private final boolean heard;
    private long due = NOW_AND_THEN;

    /** @param log compared by identity: {@link Generator.Log#NONE} spares the writing of grids */
    @SuppressWarnings("ReferenceEquality")
    WorkLog(Generator.Log log) {
        this.log = log;
        this.heard = log != Generator.Log.NONE;
    }

    void line(Message line) {
        if (heard) {
            log.line(line);
        }
    }

    /** Writes a line about a long search, at most once in a number of nodes. */
    void progress(long nodes, Message line) {
        if (nodes >= due) {
            due = nodes + NOW_AND_THEN;
            line(line);
        }
    }

    /** A grid of which nothing is shown yet. */
    void state(int[] solution) {
        state(new int[Houses.CELLS], solution);
    }

    /** Row by row, the puzzle with - for a hidden cell, and the solution with - where there is none yet. */
    void state(int[] clues, int[] solution) {
        if (heard) {
            line(GenerateMessages.logPuzzle());
            String left = Text.cells(clues, '-');
            String right = Text.cells(solution, '-');
            for (int from = 0; from < Houses.CELLS; from += 9) {
                log.line(Message.verbatim(left.substring(from, from + 9) + " ===> " + right.substring(from, from + 9)));
            }
        }
    }
}
