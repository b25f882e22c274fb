package tilewright.sudoku.rating;

/** A technique of Sudoku Explainer, or several that are searched for together. */
interface TechniqueFinder {

    /**
     * Looks for steps in the order of Sudoku Explainer.
     *
     * @param state is not changed
     * @param buffer where each step is described
     * @param listener asked after each step
     * @return whether the listener ended the search
     */
    boolean find(CandidateState state, StepBuffer buffer, Listener listener);

    /** Called for each step that is found. */
    @FunctionalInterface
    interface Listener {

        /** Reads the step in the buffer; returns true to end the search. */
        boolean found();
    }
}
