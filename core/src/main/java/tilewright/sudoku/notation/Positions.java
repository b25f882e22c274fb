package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.PositionText;
import tilewright.sudoku.model.Text;
import tilewright.text.Cursor;
import tilewright.text.Format;

/**
 * The texts of positions: reads the native form and all {@link Notations}, and writes the native one.
 *
 * <p>A class of its own, for bulk work reads little else: see {@link tilewright.task.PositionTask}.
 */
public record Positions(Notations notations) implements Format<Board> {

    @Override
    public Board read(Cursor cursor) {
        Optional<Board> plain = PositionText.readPlain(cursor);
        if (plain.isPresent()) {
            return plain.get();
        }
        Optional<Notation> notation = notations.of(cursor.rest());
        return notation.isPresent() ? notation.get().read(cursor) : Text.POSITIONS.read(cursor);
    }

    @Override
    public void write(Board board, StringBuilder out) {
        Text.POSITIONS.write(board, out);
    }

    @Override
    public String shape() {
        return Text.POSITIONS.shape();
    }
}
