package tilewright.sudoku.notation;

import java.util.function.UnaryOperator;
import tilewright.message.Message;
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
    public Message about() {
        return NotationMessages.canonical();
    }

    @Override
    public boolean faithful() {
        return false;
    }

    @Override
    public boolean holdsCandidates() {
        return true; // the canonical form says itself what it lacks
    }

    @Override
    public String write(Board position) {
        return canonical.apply(position).toString();
    }
}
