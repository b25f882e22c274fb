package tilewright.hues;

import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Search;
import tilewright.search.Stop;

/**
 * Makes boards with some tiles of a random solution, or boards with one completion.
 *
 * <p>A random solution is what {@link HuesSearch} finds when all that it does not have to decide is decided by chance.
 * Every solution can come up; they are not equally likely.
 */
final class BoardGenerator implements Generator<Setup, Board> {

    /** Nodes until a search for a solution starts again; nearly all need 64, one for each cell. */
    private static final long PATIENCE = 150;

    @Override
    public Board generate(Setup setup, SeededRandom random, Stop stop, Log log) {
        return switch (setup) {
            case Setup.Tiles(int number) -> withTiles(number, random, stop, log);
            case Setup.Unique(Grade grade) -> UniqueBoards.of(grade, random, stop, log);
        };
    }

    private static Board withTiles(int number, SeededRandom random, Stop stop, Log log) {
        if (number == 0) {
            log.line(HuesMessages.logEmpty());
            return Board.empty();
        }
        Board solution = solution(random.fork("solution"), stop, log);
        int[] cells = random.fork("cells").permutation(Peers.CELLS);
        Board board = Board.empty();
        for (int i = 0; i < number; i++) {
            board = board.with(cells[i], solution.color(cells[i]));
        }
        log.line(HuesMessages.logKept(number));
        return board;
    }

    /** A random solution of the empty board. */
    static Board solution(SeededRandom random, Stop stop, Log log) {
        long patience = PATIENCE;
        while (true) {
            stop.check();
            HuesSearch search = new HuesSearch(Board.empty(), random);
            boolean found = search.run(Search.SOLUTION, patience) == Search.SOLUTION;
            log.line(HuesMessages.logSolution(found ? "found" : "", search.nodes()));
            if (found) {
                return search.position();
            }
            patience *= 2;
        }
    }
}
