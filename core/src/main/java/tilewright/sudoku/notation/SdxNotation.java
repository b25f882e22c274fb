package tilewright.sudoku.notation;

import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Cursor;

/**
 * The file of SudoCue, {@code .sdx}: nine rows of nine cells with blanks between. A cell is its candidates, or the digit in it,
 * with {@code u} before it if the player set it.
 */
final class SdxNotation implements Notation {

    /** Stands before a digit that the player set. */
    static final char USER = 'u';

    @Override
    public String id() {
        return "sdx";
    }

    @Override
    public Message about() {
        return NotationMessages.sdx();
    }

    @Override
    public boolean faithful() {
        return false;
    }

    /** Returns whether the player set a digit in some row; {@link PencilNotation} reads other files. */
    @Override
    public boolean knows(String text) {
        if (text.indexOf('\n') < 0 || text.indexOf(USER) < 0) {
            return false;
        }
        for (GridText.Row row : GridText.of(new Cursor(text)).rows()) {
            List<GridText.Token> words = GridText.words(row);
            if (words.size() > 4 && words.stream().anyMatch(word -> isUser(word.text()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUser(String word) {
        return word.length() == 2 && word.charAt(0) == USER && word.charAt(1) >= '1' && word.charAt(1) <= '9';
    }

    @Override
    public Board read(Cursor cursor) {
        GridText rows = GridText.of(cursor);
        int[] places = rows.places(GridText::words);
        int[] users = rows.grid(
                GridText::words, word -> isUser(word.text()) ? word.text().charAt(1) - '0' : 0);
        int[] sets = rows.grid(
                GridText::words,
                word -> isUser(word.text()) ? Digits.bit(word.text().charAt(1) - '0') : rows.set(word));
        dropSeen(users, sets);
        Board board = Candidates.board(sets, cursor, cell -> places[cell]);
        cursor.skip(cursor.rest());
        int[] clues = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            clues[cell] = users[cell] == 0 ? board.clue(cell) : 0;
            notes[cell] = users[cell] == 0 ? board.notes(cell) : 0;
        }
        return Board.of(clues, users, notes, board.automatic());
    }

    /** Takes the player's digits from the candidates of the cells in their sight, as long as some are left. */
    private static void dropSeen(int[] users, int[] sets) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int peer : users[cell] == 0 ? new int[0] : Houses.peers(cell)) {
                int left = sets[peer] & ~sets[cell];
                sets[peer] = left == 0 ? sets[peer] : left;
            }
        }
    }

    @Override
    public String write(Board position) {
        int[] sets = Candidates.of(position);
        StringBuilder out = new StringBuilder();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            out.append(cell == 0 ? "" : cell % 9 == 0 ? "\n" : " ");
            out.append(position.entry(cell) == 0 ? "" : String.valueOf(USER)).append(Digits.text(sets[cell], ""));
        }
        return out.toString();
    }
}
