package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;

/** The file of Simple Sudoku, {@code .ss}: nine rows in a frame. */
final class SimpleNotation implements Notation {

    private static final String FRAME = "*-----------*";
    private static final String BETWEEN = "|---+---+---|";

    @Override
    public String id() {
        return "ss";
    }

    @Override
    public Message about() {
        return NotationMessages.ss();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public String write(Board position) {
        StringBuilder out = new StringBuilder(FRAME);
        for (int row = 0; row < 9; row++) {
            out.append(row > 0 && row % 3 == 0 ? "\n" + BETWEEN : "").append("\n|");
            for (int column = 0; column < 9; column++) {
                int clue = position.clue(Houses.GRID.cell(row, column));
                out.append(clue == 0 ? "." : clue).append(column % 3 == 2 ? "|" : "");
            }
        }
        return out.append('\n').append(FRAME).toString();
    }
}
