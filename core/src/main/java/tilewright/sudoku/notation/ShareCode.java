package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;
import tilewright.text.Cursor;

/**
 * The 81 letters in which a puzzle travels with its solution, so that nobody reads the solution by accident.
 *
 * <p>Row by row, one letter a cell: its index in the alphabet is the digit of the solution, plus 10 when that digit is a
 * clue. Index 0 and 10 are cells without a digit.
 */
record ShareCode(SolutionFinder solutions) implements Notation {

    static final String ALPHABET = "JBLAKIRNEFPSMCOGDTQH";

    /** The alphabet has no U, V, W, X, Y, and Z; no word of this length does without them and is in capitals. */
    private static final int LEAST = 27;

    @Override
    public String id() {
        return "code";
    }

    @Override
    public Message about() {
        return NotationMessages.code();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    /** Returns whether a text has letters of the code alone, and too many of them to be a word. */
    @Override
    public boolean knows(String text) {
        int letters = 0;
        while (letters < text.length() && ALPHABET.indexOf(text.charAt(letters)) >= 0) {
            letters++;
        }
        return letters == text.length() && letters >= LEAST;
    }

    /** Reads a code; the position is its clues. The rest must agree with them, as far as one can see. */
    @Override
    public Board read(Cursor cursor) {
        int start = cursor.offset();
        int[] clues = new int[Houses.CELLS];
        int[] solution = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int index = indexOf(cursor, cell);
            solution[cell] = index % 10;
            clues[cell] = index > 10 ? solution[cell] : 0;
        }
        if (Ascii.isLetter(cursor.peek())) {
            throw cursor.error(NotationMessages.longCode(cursor.found()));
        }
        Board filled = Board.of(solution);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int[] conflicting = filled.conflictingPeers(cell);
            if (conflicting.length > 0 && conflicting[0] < cell) {
                throw cursor.error(
                        start + cell,
                        NotationMessages.contradictingCode(
                                new Value.Digit(solution[cell]),
                                Houses.GRID.place(conflicting[0]),
                                Houses.GRID.place(cell)));
            }
        }
        return Board.of(clues);
    }

    private static int indexOf(Cursor cursor, int cell) {
        if (cursor.atEnd()) {
            throw cursor.error(NotationMessages.shortCode(cell));
        }
        int index = ALPHABET.indexOf(cursor.peek());
        if (index < 0) {
            throw cursor.error(NotationMessages.wrongLetter(ALPHABET, cursor.found()));
        }
        cursor.next();
        return index;
    }

    /** The code of a position's clues, which must have exactly one solution. */
    @Override
    public String write(Board position) {
        Board puzzle = position.fresh();
        int[] solution = solutions.solution(puzzle, NotationMessages.codeSolution());
        StringBuilder out = new StringBuilder(Houses.CELLS);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            out.append(ALPHABET.charAt(solution[cell] + (puzzle.clue(cell) == 0 ? 0 : 10)));
        }
        return out.toString();
    }
}
