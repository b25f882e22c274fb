package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Cursor;

/** Nine rows of nine values with commas between, nothing for an empty cell; read with semicolons, too. */
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
    public boolean knows(String text) {
        return text.indexOf('\n') >= 0
                && GridText.of(new Cursor(text)).rows().stream()
                        .anyMatch(row -> row.text().chars().anyMatch(c -> GridText.isComma((char) c)));
    }

    @Override
    public Board read(Cursor cursor) {
        GridText rows = GridText.of(cursor);
        Board board = Board.of(rows.grid(GridText::fields, rows::digit));
        cursor.skip(cursor.rest());
        return board;
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
