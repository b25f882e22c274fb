package tilewright.hues;

import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Search;

/**
 * Makes boards with some tiles of a random solution, on random cells. Not every solution is equally likely, and a board
 * may have more than one completion.
 */
final class BoardGenerator implements Generator<Setup, Board> {

    /** Nodes until a search for a solution starts again; nearly all need 64, one for each cell. */
    private static final long PATIENCE = 150;

    @Override
    public Board generate(Setup setup, SeededRandom random, Log log) {
        if (setup.tiles() == 0) {
            log.line("an empty board");
            return Board.empty();
        }
        Board solution = solution(random.fork("solution"), log);
        int[] cells = random.fork("cells").permutation(Rivals.CELLS);
        Board board = Board.empty();
        for (int i = 0; i < setup.tiles(); i++) {
            board = board.with(cells[i], solution.color(cells[i]));
        }
        log.line("tiles kept: " + setup.tiles());
        return board;
    }

    /** A random solution of the empty board. */
    static Board solution(SeededRandom random, Log log) {
        long patience = PATIENCE;
        while (true) {
            HuesSearch search = new HuesSearch(Board.empty(), random);
            boolean found = search.pump(Search.SOLUTION, patience) == Search.SOLUTION;
            log.line((found ? "a solution after " : "no solution after ") + search.nodes() + " tiles laid");
            if (found) {
                return search.position();
            }
            patience *= 2;
        }
    }
}
