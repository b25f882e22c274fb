package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;

/**
 * The text of a position with 0 for an empty cell. {@link Text#POSITIONS} reads it.
 *
 * @param cluesAlone whether what the player set is left out
 */
record ZerosNotation(String id, Message about, boolean cluesAlone) implements Notation {

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public boolean holdsCandidates() {
        return !cluesAlone;
    }

    @Override
    public String write(Board position) {
        return Text.POSITIONS.format(cluesAlone ? position.fresh() : position).replace('.', '0');
    }
}
