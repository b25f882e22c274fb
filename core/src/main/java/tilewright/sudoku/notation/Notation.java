package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.text.Cursor;

/** A way to write a Sudoku down, mostly that of another program. {@link Notations} has them all. */
interface Notation {

    /** Lower case letters. */
    String id();

    Message about();

    /** Whether {@link #read} gives again what {@link #write} was given, if that is a puzzle which nobody has begun. */
    boolean faithful();

    /** The head of a file, which stands once before all texts: one or more lines; empty for none. */
    default String head() {
        return "";
    }

    /** Whether candidates that are clues have a place in it. */
    default boolean holdsCandidates() {
        return false;
    }

    /** Whether a text looks so, right or wrong; not if {@link Text#POSITIONS} reads it. */
    default boolean knows(String text) {
        return false;
    }

    /**
     * Reads all that is left.
     *
     * @throws tilewright.text.TextError when it only looks so
     */
    default Board read(Cursor cursor) {
        return Text.POSITIONS.read(cursor);
    }

    /**
     * A text of one or more lines, without a line break at its end. What has no place in it is left out.
     *
     * @throws Study.Refused when this position has no such text
     */
    String write(Board position);
}
