package tilewright.proof;

import java.util.List;
import tilewright.text.Cursor;

/** The formulas of the positions of a puzzle. Threads may share one. */
public interface Encoding {

    /** The id of the puzzle. */
    String puzzle();

    /**
     * Reads a position.
     *
     * @throws tilewright.text.TextError with the place of what is wrong
     */
    Encoded position(Cursor text);

    /**
     * Reads what a claim says of every completion, such as a color of a cell.
     *
     * @return a literal; where positions have several sizes, one of the largest
     * @throws tilewright.text.TextError with the place of what is wrong
     */
    int literal(Cursor text);

    /** A position and its formula. Immutable. */
    interface Encoded {

        /** The formula that the completions satisfy, and nothing else. */
        Cnf formula();

        /**
         * Returns the literal of this formula that a claim means; 0 when there is none.
         *
         * @param claimed as {@link Encoding#literal} gives it
         */
        default int literal(int claimed) {
            return claimed;
        }

        /**
         * Reads a completion.
         *
         * @throws tilewright.text.TextError when the text is none of this position
         */
        Completion completion(Cursor text);

        /** The same as sums, numbered from 1; empty where no proof uses them. */
        default List<Sum> sums() {
            return List.of();
        }

        /** The positions that lack one of the tiles or clues each, in the order in which these are read. */
        List<Encoded> weaker();

        /** Whether every completion of the other position is one of this, since that has all tiles and clues of this. */
        boolean holdsAllOf(Encoded other);
    }

    /**
     * A completion as values of the variables.
     *
     * @param literals those that no other completion satisfies together
     * @param truth by variable; the element 0 is not looked at
     */
    record Completion(int[] literals, boolean[] truth) {

        /** Returns the clause that all other completions satisfy. */
        int[] excluding() {
            int[] clause = new int[literals.length];
            for (int i = 0; i < clause.length; i++) {
                clause[i] = -literals[i];
            }
            return clause;
        }
    }
}
