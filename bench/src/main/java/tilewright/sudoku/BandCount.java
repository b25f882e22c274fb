package tilewright.sudoku;

/** The fast solver, for those who measure and check it from outside its package. Mutable; one thread at a time. */
public final class BandCount {

    private final BandSolver solver = new BandSolver();

    /**
     * How many ways to complete a grid there are, up to a limit.
     *
     * @param digits 81 digits, 0 for an empty cell
     */
    public int of(int[] digits, int most) {
        return solver.count(digits, most);
    }

    /** Nodes of the last count. */
    public long nodes() {
        return solver.nodes();
    }
}
