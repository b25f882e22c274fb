package tilewright.sudoku.deduction;

import tilewright.search.Stop;

/** A stop that is asked for after a number of tries, too: a limit that does not depend on a clock. One thread. */
final class Work implements Stop {

    private final Stop stop;
    private final CandidateGrid grid;
    private final long most;

    /** @param tries in the grid and its copies, from now on */
    Work(Stop stop, CandidateGrid grid, long tries) {
        this.stop = stop;
        this.grid = grid;
        most = grid.tries() + tries;
    }

    /** Whether it is asked for by the number of tries. */
    boolean isSpent() {
        return grid.tries() > most;
    }

    @Override
    public boolean asked() {
        return isSpent() || stop.asked();
    }
}
