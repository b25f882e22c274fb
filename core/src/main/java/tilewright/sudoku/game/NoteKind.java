package tilewright.sudoku.game;

import java.util.Optional;

/** The kinds of notes in a cell. */
enum NoteKind {
    /** The player's corner notes. Not shown while notes are automatic. */
    CORNER('?', 'n'),
    /** The player's center notes. */
    CENTER('!', 'c'),
    /** The digits that the player took away from the automatic notes. Shown while notes are automatic. */
    REMOVED('x', 'x');

    private final char sign;
    private final char letter;

    NoteKind(char sign, char letter) {
        this.sign = sign;
        this.letter = letter;
    }

    /** Returns the sign between cell and digits in the text of a move. */
    char sign() {
        return sign;
    }

    /** Returns the letter between cell and digits in the text of a position. */
    char letter() {
        return letter;
    }

    /** Returns the kind of a letter in the text of a position. */
    static Optional<NoteKind> of(char letter) {
        for (NoteKind kind : values()) {
            if (kind.letter == letter) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }
}
