package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;

/** Nine rows of nine values with commas between, nothing for an empty cell. */
final class CsvNotation implements Notation {

    @Override
    public String id() {
        return "csv";
    }

    @Override
    public Message about() {
        return NotationMessages.csv();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public String write(Board position) {
        StringBuilder out = new StringBuilder();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int clue = position.clue(cell);
            out.append(cell == 0 ? "" : cell % 9 == 0 ? "\n" : ",").append(clue == 0 ? "" : clue);
        }
        return out.toString();
    }
}
