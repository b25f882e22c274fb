package tilewright.paletto;

import java.util.List;
import java.util.stream.IntStream;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;

/** Makes start boards: every valid board of a setup is equally likely. */
final class StartBoards implements Generator<Setup, Board> {

    /*
     * Lay a snake through the board: the first row from the left, the second from the right, and so on. Draw a word
     * along the snake in which no two neighbors are equal, all such words equally likely (SnakeWords). Keep it if the
     * rows do not clash either, and the corners differ where that is wanted; otherwise draw a new word.
     *
     * What is kept is uniform over the valid boards: neighbors along the snake are neighbors on the board, so each valid
     * board is exactly one of the words; all words have one probability; and the test keeps exactly the valid ones.
     *
     * The word takes care of all sides that the snake runs through, which is more than half of them. So some 50 words
     * are enough for a 6 x 6 board and some 600 for 8 x 8, where shuffling all pieces takes 11,515 and some 585,000
     * trials.
     */

    /** Made when the first board is. */
    private static final class Words {
        static final List<SnakeWords> FROM_SMALLEST = IntStream.rangeClosed(Board.SMALLEST, Board.LARGEST)
                .mapToObj(SnakeWords::new)
                .toList();
    }

    @Override
    public Board generate(Setup setup, SeededRandom random, Log log) {
        int size = setup.size();
        SnakeWords snake = Words.FROM_SMALLEST.get(size - Board.SMALLEST);
        long words = 0;
        int[] colors = new int[size * size];
        do {
            words++;
            int[] word = snake.draw(random);
            for (int i = 0; i < word.length; i++) {
                int row = i / size;
                int column = i % size;
                colors[row * size + (row % 2 == 0 ? column : size - 1 - column)] = word[i];
            }
        } while (rowsClash(colors, size) || setup.corners() && !cornersDiffer(colors, size));
        log.line(words + " arrangements along a snake through the board; the last one is valid");
        return Board.start(size, setup.players(), colors);
    }

    private static boolean rowsClash(int[] colors, int size) {
        for (int cell = size; cell < colors.length; cell++) {
            if (colors[cell] == colors[cell - size]) {
                return true;
            }
        }
        return false;
    }

    private static boolean cornersDiffer(int[] colors, int size) {
        int corners =
                1 << colors[0] | 1 << colors[size - 1] | 1 << colors[size * (size - 1)] | 1 << colors[size * size - 1];
        return Integer.bitCount(corners) == 4;
    }
}
