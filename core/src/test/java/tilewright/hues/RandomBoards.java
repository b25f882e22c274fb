package tilewright.hues;

import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** Random boards, completable or not. */
final class RandomBoards {

    private RandomBoards() {}

    /** Returns a board with this number of random tiles, or fewer if no more can be laid. */
    static Board scattered(int tiles, SeededRandom random) {
        Board board = Board.empty();
        for (int i = 0; i < 20 * tiles && board.tiles() < tiles; i++) {
            int cell = random.below(64);
            int color = random.below(8);
            if (board.takes(cell, color)) {
                board = board.with(cell, color);
            }
        }
        return board;
    }

    /** Some tiles of a solution, most often one of them in another color that the rules allow. */
    static Board perturbed(int tiles, SeededRandom random) {
        Board board = BoardGenerator.solution(random, Stop.never(), _ -> {});
        int[] cells = random.permutation(64);
        for (int i = 0; i < 64 - tiles; i++) {
            board = board.without(cells[i]);
        }
        for (int i = 0; i < 20; i++) {
            int cell = cells[63 - random.below(tiles)];
            int color = random.below(8);
            if (board.without(cell).takes(cell, color)) {
                return board.without(cell).with(cell, color);
            }
        }
        return board;
    }
}
