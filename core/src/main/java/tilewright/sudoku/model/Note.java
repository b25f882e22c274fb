package tilewright.sudoku.model;

/** The layers of notes in a cell, each a set of {@link Digits} in nine bits of an int. */
public enum Note {
    /** The player's corner notes. Not shown while notes are automatic. */
    CORNER('?'),
    /** The player's center notes. */
    CENTER('!'),
    /** The digits that the player took away from the automatic notes. Shown while notes are automatic. */
    REMOVED('x');

    /** All layers full. */
    static final int ALL = (1 << 27) - 1;

    private final char sign;

    Note(char sign) {
        this.sign = sign;
    }

    /** The layer that is seen beside center notes. */
    static Note seen(boolean automatic) {
        return automatic ? REMOVED : CORNER;
    }

    /** Returns the sign between cell and digits in the text of a move. */
    char sign() {
        return sign;
    }

    /** The digits of this layer, taken from those of all layers. */
    int of(int layers) {
        return layers >> 9 * ordinal() & Digits.ALL;
    }

    /** Returns the layers with the digits of this one replaced. */
    public int in(int layers, int set) {
        return layers & ~(Digits.ALL << 9 * ordinal()) | set << 9 * ordinal();
    }
}
