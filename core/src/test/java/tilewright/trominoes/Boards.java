package tilewright.trominoes;

import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;

/** Boards for tests, and the plain truth about them. */
final class Boards {

    private Boards() {}

    static Board board(String text) {
        return Text.BOARDS.parse(text);
    }

    static Board green(int width, int row, int column) {
        return Board.empty(width).withGreen(row * width + column);
    }

    /** A board with the green tile anywhere and some tiles at random; seldom one that can be completed. */
    static Board random(int width, SeededRandom random) {
        Board board = Board.empty(width).withGreen(random.below(width * width));
        int tiles = random.below(width * width / 3);
        for (int i = 0; i < tiles; i++) {
            int first = random.below(width * width);
            boolean across = random.below(2) == 0;
            if (board.fits(first, across)) {
                board = board.with(first, across);
            }
        }
        return board;
    }

    /** Counts by the original puzzle's search. */
    static Outcome scan(Board board) {
        return Runner.run(new ScanSearch(board), Limits.NONE, Runner.Listener.NONE);
    }

    /** A game of random moves, as far as it comes; the boards in order. */
    static List<Board> game(int width, int length, SeededRandom random) {
        BoardRules rules = new BoardRules();
        List<Board> boards = new ArrayList<>(List.of(Board.empty(width)));
        for (int i = 0; i < length; i++) {
            Board board = boards.getLast();
            var offers = rules.offers(board);
            if (!offers.isEmpty()) {
                boards.add(rules.after(
                        board, offers.get(random.below(offers.size())).move()));
            }
        }
        return boards;
    }
}
