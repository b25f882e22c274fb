package tilewright.sudoku.model;

import java.util.Arrays;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Status;
import tilewright.text.Format;

/**
 * A Sudoku of any size as it stands, as the rules of play, notes, and studies see it: clues, the player's digits, notes, and colors.
 *
 * <p>Cells are numbered from 0, row by row; sets of digits are those of {@link Digits}. A cell holds a clue, or an entry, or nothing;
 * notes of all kinds may be in any cell without a clue, and are not seen beneath an entry. While notes are automatic, each empty cell
 * shows what no digit in sight rules out and the player did not take away, in place of the corner notes, which wait.
 *
 * @param <B> the board itself
 */
public interface DigitBoard<B extends DigitBoard<B>> {

    Grid grid();

    /** The number of cells. */
    default int cells() {
        return grid().cells();
    }

    /** The number of rows, and the highest digit. */
    default int side() {
        return grid().rows();
    }

    /** The cell of a move; -1 when it is outside this grid. */
    default int cellOf(int moved) {
        return moved;
    }

    /** The cell as moves name it. */
    default int named(int cell) {
        return cell;
    }

    /** The cell of a spot; -1 when there is none of this name. */
    int cellOf(String spot);

    /** The texts of moves. */
    Format<Move> moves();

    /** All offers that a cell can ever have. */
    CellOffers offers(int cell);

    /** The state of the game, in words for a player. */
    Status status();

    /** The keys that a cell takes, in a sentence. */
    Message keys();

    /** The area of a cell in the scene. */
    Box box(int cell);

    /** The drawing of a note at its place in a cell. */
    Mark note(int cell, int digit);

    /** The clue in a cell, or 0. */
    int clue(int cell);

    /** The player's digit in a cell, or 0. */
    int entry(int cell);

    /** The clue or the player's digit in a cell, or 0. */
    int digit(int cell);

    /** A set of the player's notes in a cell. */
    int notes(int cell, Note kind);

    /** The player's color of a cell: one of {@link Tint}, or 0. */
    int tint(int cell);

    /** Whether notes are automatic: all digits that no other digit rules out. */
    boolean automatic();

    /** Whether candidates that the puzzle gives are clues. */
    default boolean givesCandidates() {
        return false;
    }

    /** The set of digits that the puzzle allows in a cell: all of them, unless it gives candidates. */
    default int candidates(int cell) {
        return Digits.upTo(side());
    }

    /** The set of digits that no cell in sight holds and that the puzzle allows here; empty for a cell that holds a digit. */
    int possible(int cell);

    /** The cells that never have the digit of a cell, in reading order; not to be written to. */
    int[] peers(int cell);

    /** The areas that a cell sees, tinted. */
    List<Mark> sight(int cell);

    /** Whether the digit of a cell breaks a rule. */
    boolean conflicting(int cell);

    /** The cells in sight that hold the same digit as this one, in reading order; none for an empty cell. */
    default int[] conflictingPeers(int cell) {
        if (!conflicting(cell)) {
            return new int[0];
        }
        int digit = digit(cell);
        return Arrays.stream(peers(cell)).filter(peer -> digit(peer) == digit).toArray();
    }

    boolean solved();

    boolean hasEntries();

    /** The small digits that a cell shows besides its center notes: corner notes, or automatic ones. */
    default int small(int cell) {
        if (digit(cell) != 0) {
            return 0;
        }
        return automatic() ? possible(cell) & ~notes(cell, Note.REMOVED) : notes(cell, Note.CORNER);
    }

    /** All noted digits that a cell shows. */
    default int marked(int cell) {
        return digit(cell) != 0 ? 0 : small(cell) | notes(cell, Note.CENTER);
    }

    /** The digit that alone is left by the notes of a cell; 0 when there are none or several. */
    default int single(int cell) {
        int set = automatic() ? small(cell) : marked(cell);
        return Digits.size(set) == 1 ? Digits.first(set) : 0;
    }

    /** Whether any noted digit is shown. */
    default boolean hasNotes() {
        for (int cell = 0; cell < cells(); cell++) {
            if (marked(cell) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an empty cell has notes of the player's that can be seen. */
    default boolean erasable(int cell) {
        return digit(cell) == 0 && (notes(cell, Note.seen(automatic())) | notes(cell, Note.CENTER)) != 0;
    }

    /** Returns this board with a digit of the player's in a cell without a clue; 0 takes it away. */
    B withEntry(int cell, int digit);

    /** Returns this board with another set of notes in a cell without a clue. */
    B withNotes(int cell, Note kind, int set);

    /** Returns this board without the visible notes of a cell. */
    default B erased(int cell) {
        return withNotes(cell, Note.seen(automatic()), 0).withNotes(cell, Note.CENTER, 0);
    }

    /** Returns this board with another tint of a cell; 0 takes it away. */
    B withTint(int cell, int tint);

    B withAutomatic(boolean on);
}
