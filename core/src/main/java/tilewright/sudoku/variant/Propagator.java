package tilewright.sudoku.variant;

/** Removes candidates that a constraint rules out. Immutable; threads may share one. */
interface Propagator {

    /** The cells whose candidates it looks at. */
    int[] cells();

    /**
     * Removes what cannot be.
     *
     * @return false when there is a contradiction
     */
    boolean propagate(Candidates candidates);

    /** The cost of the propagator: cheap ones run first. */
    int cost();
}
