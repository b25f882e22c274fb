package tilewright.sudoku.notation;

import java.util.function.UnaryOperator;
import tilewright.sudoku.model.Board;

/**
 * The clues of the smallest isomorph. {@link Text#POSITIONS} reads it.
 *
 * @param canonical gives the smallest isomorph of a position's clues
 */
record CanonicalNotation(UnaryOperator<Board> canonical) implements Notation {

    @Override
    public String id() {
        return "canonical";
    }

    @Override
    public String about() {
        return "the smallest equivalent puzzle, for comparison";
    }

    @Override
    public boolean faithful() {
        return false;
    }

    @Override
    public String write(Board position) {
        return canonical.apply(position).toString();
    }
}
