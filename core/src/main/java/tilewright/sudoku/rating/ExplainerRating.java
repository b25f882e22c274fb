package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/**
 * The difficulty of a puzzle on the scale of Sudoku Explainer 1.2.1, in tenths: 12 is 1.2.
 *
 * @param er the hardest step
 * @param ep the hardest step up to the first that places a digit
 * @param ed the first step
 * @param hardest the technique of the hardest step, the first of them
 * @param steps the number of steps
 */
public record ExplainerRating(int er, int ep, int ed, StepKind hardest, int steps) {

    /** The rating of a puzzle that no technique solves, in tenths. */
    public static final int UNSOLVED = 200;

    /** ER, EP and ED as Sudoku Explainer prints them: {@code 7.2/1.2/1.2}. */
    public String text() {
        return decimal(er) + "/" + decimal(ep) + "/" + decimal(ed);
    }

    static String decimal(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }
}
