package tilewright.puzzle;

import java.util.List;

/**
 * A way to choose a setup that is no preset.
 *
 * @param <P> the setup
 */
public sealed interface Choice<P> {

    /** What is chosen, in a few words. */
    String words();

    /** One of some setups. */
    record Some<P>(String words, List<P> setups) implements Choice<P> {
        public Some {
            setups = List.copyOf(setups);
        }
    }

    /**
     * A number; the setup's text is the number behind some text.
     *
     * @param before what stands before the number
     * @param least the smallest number
     * @param most the largest number
     * @param usual a number to begin with
     */
    record Range<P>(String words, String before, int least, int most, int usual) implements Choice<P> {}

    /**
     * Some cells of a grid; the setup's text is one sign a cell, row by row, behind some text.
     *
     * @param before what stands before the cells
     * @param on the sign of a chosen cell
     * @param off the sign of another
     */
    record Cells<P>(String words, String before, int rows, int columns, char on, char off) implements Choice<P> {}
}
