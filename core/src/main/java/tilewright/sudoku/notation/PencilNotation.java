package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Cursor;

/** Nine rows of candidates with blanks between, in a frame, as many programs print them; read without a frame, too. */
final class PencilNotation implements Notation {

    @Override
    public String id() {
        return "pencilmarks";
    }

    @Override
    public Message about() {
        return NotationMessages.pencilmarks();
    }

    @Override
    public boolean faithful() {
        return false;
    }

    @Override
    public boolean holdsCandidates() {
        return true;
    }

    /**
     * Returns whether a row has a group of two digits or more among other groups of digits, perhaps too few or too
     * many.
     */
    @Override
    public boolean knows(String text) {
        if (text.indexOf('\n') < 0) {
            return false;
        }
        return GridText.of(new Cursor(text)).rows().stream()
                .map(GridText::words)
                .anyMatch(words -> words.size() > 4
                        && words.stream().anyMatch(word -> word.text().length() > 1)
                        && words.stream().allMatch(word -> isGroup(word.text())));
    }

    private static boolean isGroup(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '1' || word.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    @Override
    public Board read(Cursor cursor) {
        GridText rows = GridText.of(cursor);
        int[] places = rows.places(GridText::words);
        Board board = Candidates.board(rows.grid(GridText::words, rows::set), cursor, cell -> places[cell]);
        cursor.skip(cursor.rest());
        return board;
    }

    @Override
    public String write(Board position) {
        int[] sets = Candidates.of(position);
        int[] widths = new int[9];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int column = Houses.column(cell);
            widths[column] = Math.max(widths[column], Digits.size(sets[cell]));
        }
        String frame = frame(widths);
        StringBuilder out = new StringBuilder();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int column = Houses.column(cell);
            out.append(cell % 27 == 0 ? frame + "\n" : "").append(column % 3 == 0 ? "| " : "");
            out.append(Digits.text(sets[cell], ""));
            out.append(" ".repeat(widths[column] - Digits.size(sets[cell]) + 1));
            out.append(column == 8 ? "|\n" : "");
        }
        return out.append(frame).toString();
    }

    private static String frame(int[] widths) {
        StringBuilder out = new StringBuilder("+");
        for (int column = 0; column < 9; column++) {
            out.append("-".repeat(widths[column] + 1)).append(column % 3 == 2 ? "-+" : "");
        }
        return out.toString();
    }
}
