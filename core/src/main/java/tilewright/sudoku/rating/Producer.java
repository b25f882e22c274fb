package tilewright.sudoku.rating;

/** A technique of Sudoku Explainer, or several that are asked together. */
interface Producer {

    /**
     * Looks for steps in the order of Sudoku Explainer.
     *
     * @param marks is not changed
     * @param finding where each step is described
     * @param taker is told of each step; answers whether to end
     * @return whether the taker ended it
     */
    boolean find(Marks marks, StepBuffer finding, Taker taker);

    /** Takes the steps that a producer finds, one after the other. */
    @FunctionalInterface
    interface Taker {

        /** Looks at the step in the finding, and answers whether it is enough. */
        boolean take();
    }
}
