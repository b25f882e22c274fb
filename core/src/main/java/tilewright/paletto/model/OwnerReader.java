package tilewright.paletto.model;

import tilewright.text.Cursor;

/** Reads which pieces the players own, the last part of a position's text. Mutable; one reading each. */
final class OwnerReader {

    private final Cursor cursor;
    private final int size;
    private final long[] pieces;
    private final int[] owned;
    private final int[] outOfPlay;
    private int lastGroup;

    OwnerReader(Cursor cursor, int size, long[] pieces, int players) {
        this.cursor = cursor;
        this.size = size;
        this.pieces = pieces;
        this.owned = new int[players];
        this.outOfPlay = new int[size];
    }

    /** The position, with a turn in progress if pieces were taken in it. */
    Board read(int mover, long taken, int color) {
        int start = cursor.offset();
        groups();
        Board board = new Board(size, mover, pieces, owned, taken, color);
        for (int i = 0; i < size; i++) {
            int onBoard = Long.bitCount(pieces[i]);
            int off = size - onBoard - board.outOfPlay(i);
            if (onBoard + off + outOfPlay[i] != size) {
                throw cursor.error(
                        lastGroup + i,
                        ModelMessages.wrongSum(
                                Text.color(i), size, onBoard, off, outOfPlay[i], onBoard + off + outOfPlay[i]));
            }
        }
        if (color >= 0 && board.owned(mover, color) < Long.bitCount(taken)) {
            throw cursor.error(
                    start + mover * (size + 1) + color,
                    ModelMessages.mustOwn(mover, Long.bitCount(taken), Text.color(color), board.owned(mover, color)));
        }
        int winner = winner(board, start);
        cursor.skipBlanks();
        return winner < 0 ? board : new Board(size, winner, pieces, owned, taken, color);
    }

    private void groups() {
        for (int player = 0; player < owned.length; player++) {
            if (player > 0 && !cursor.skip(',')) {
                throw cursor.error(ModelMessages.expectedGroup(player, cursor.found()));
            }
            lastGroup = cursor.offset();
            for (int color = 0; color < size; color++) {
                owned[player] |= digit(color, String.valueOf(player)) << 4 * color;
            }
        }
        if (cursor.skip(',')) {
            lastGroup = cursor.offset();
            for (int color = 0; color < size; color++) {
                outOfPlay[color] = digit(color, "nobody");
            }
        }
        if (cursor.peek() >= '0' && cursor.peek() <= '9') {
            throw cursor.error(ModelMessages.extraDigit(size));
        }
    }

    private int digit(int color, String owner) {
        int digit = cursor.peek() - '0';
        if (digit < 0 || digit > size) {
            throw cursor.error(ModelMessages.expectedPieces(Text.color(color), owner, size, cursor.found()));
        }
        return cursor.next() - '0';
    }

    /** Returns the owner of all pieces of a color, or -1; refuses what cannot be after the end of a game. */
    private int winner(Board board, int start) {
        int winner = -1;
        for (int player = 0; player < owned.length; player++) {
            for (int i = 0; i < size; i++) {
                if (board.owned(player, i) < size) {
                    continue;
                }
                int at = start + player * (size + 1) + i;
                if (winner >= 0) {
                    throw cursor.error(at, ModelMessages.twoComplete());
                }
                if (board.color() >= 0 && (player != board.mover() || i != board.color())) {
                    throw cursor.error(at, ModelMessages.overBefore(player, Text.color(i)));
                }
                winner = player;
            }
        }
        return winner;
    }
}
