package tilewright.paletto.certificate;

import tilewright.paletto.model.Board;
import tilewright.paletto.model.Text;

/**
 * A strategy that wins: one turn for each position that the other player can reach against it, but for those that are won at once.
 *
 * @param board with two players, at the beginning of a turn
 * @param wins whether the player to move wins; else the other one does
 * @param turns in the order in which {@link StrategyChecker} asks for them: letters for cells, a blank or a line break behind each
 * @param positions the number of turns
 */
public record Strategy(Board board, boolean wins, String turns, int positions) {

    static final String FIRST = "c tilewright paletto ";
    static final String PUZZLE = "c puzzle ";

    /** The letters of the cells 0 to 63, cell 8 * row + column. */
    private static final String CELLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";

    /** The word for a claim in certificates and options. */
    public static String word(boolean wins) {
        return wins ? "win" : "loss";
    }

    /** The letter of a cell. */
    public static char letter(int cell) {
        return CELLS.charAt(cell);
    }

    /** The cell of a letter, or -1. */
    static int cell(char letter) {
        return CELLS.indexOf(letter);
    }

    /** The text: two comments, then the turns. */
    public String text() {
        return FIRST + word(wins) + "\n" + PUZZLE + Text.POSITIONS.format(board) + "\n" + turns;
    }
}
