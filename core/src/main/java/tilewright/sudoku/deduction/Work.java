package tilewright.sudoku.deduction;

import tilewright.search.Stop;

/** A stop that is asked for after a number of questions, too: a limit that does not depend on a clock. Mutable; one thread. */
final class Work implements Stop {

    private final Stop stop;
    private long left;

    /** @param most the number of questions before it is asked for */
    Work(Stop stop, long most) {
        this.stop = stop;
        left = most;
    }

    /** Whether it is asked for by the number of questions. */
    boolean isSpent() {
        return left < 0;
    }

    @Override
    public boolean asked() {
        left--;
        return isSpent() || stop.asked();
    }
}
