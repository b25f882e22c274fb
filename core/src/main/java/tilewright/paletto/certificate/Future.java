package tilewright.paletto.certificate;

import tilewright.paletto.model.Board;

/**
 * All of a position that decides how the game goes on, at the beginning of a turn: positions with the same future count as one.
 *
 * <p>A color of which both players own pieces, or one is out of play, is completed by nobody. Of the others the pieces that are not on
 * the board all belong to one player, so that their number need not be known.
 *
 * @param occupied the cells with pieces
 * @param owners for each color two bits, from the lowest: the players who own pieces of it, both when nobody can complete it
 */
public record Future(long occupied, int owners) {

    private static final int NOBODY = 3;

    /** The future of a position of two players. */
    public static Future of(Board board) {
        int owners = 0;
        for (int color = 0; color < board.size(); color++) {
            int first = board.owned(0, color) > 0 ? 1 : 0;
            int second = board.owned(1, color) > 0 ? 2 : 0;
            owners |= (board.outOfPlay(color) > 0 ? NOBODY : first | second) << 2 * color;
        }
        return new Future(board.occupied(), owners);
    }
}
