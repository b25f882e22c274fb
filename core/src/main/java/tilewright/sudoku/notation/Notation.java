package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.text.Cursor;

/** A notation for Sudokus, mostly that of another program. {@link Notations} has them all. */
interface Notation {

    /** Lower case letters. */
    String id();

    Message about();

    /** Whether {@link #read} restores any puzzle without moves that {@link #write} has written. */
    boolean faithful();

    /** The head of a file, which stands once before all texts: one or more lines; empty for none. */
    default String head() {
        return "";
    }

    /** Whether candidates that are clues have a place in it. */
    default boolean holdsCandidates() {
        return false;
    }

    /** Whether a text looks like this notation, with or without errors, and {@link Text#POSITIONS} does not read it. */
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
