package tilewright.paletto.proof;

import tilewright.paletto.model.Board;

/**
 * All of a position of two players that decides who wins, among the positions that come from one board. Of each color it
 * matters only who can still win it.
 *
 * @param occupied the cells with pieces
 * @param owners two bits for each color, from the lowest: 0 untouched, 1 only the player to move owns pieces of it, 2
 *     only the other, 3 nobody can win it; above them the color of the turn in progress, from 1
 */
record TranspositionKey(long occupied, int owners) {

    private static final int DEAD = 3;

    static TranspositionKey of(Board board) {
        int owners = board.color() + 1;
        for (int color = board.size() - 1; color >= 0; color--) {
            int mine = board.owned(board.mover(), color) > 0 ? 1 : 0;
            int theirs = board.owned(1 - board.mover(), color) > 0 ? 2 : 0;
            owners = owners << 2 | (board.outOfPlay(color) > 0 ? DEAD : mine | theirs);
        }
        return new TranspositionKey(board.occupied(), owners);
    }
}
