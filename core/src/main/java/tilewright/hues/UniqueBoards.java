package tilewright.hues;

import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** Makes boards with exactly one completion, by taking tiles away from a random solution. */
final class UniqueBoards {

    /*
     * A board with one completion keeps just that one when a tile is taken away, if with every other color on its cell it
     * is dead. For an easy or a medium board a tile is only taken away while the steps of that grade still fill it, from
     * which it follows that there is one completion. A board whose grade comes out lower than wanted is thrown away.
     */

    /** A hard board is found at the second or third try; this many have never been needed. */
    private static final int MOST_TRIES = 1_000;

    private UniqueBoards() {}

    /**
     * A board of this grade from which no tile can be taken away: the completion would not be the only one any more, or
     * the board would be harder.
     */
    static Board of(Grade grade, SeededRandom random, Stop stop, Generator.Log log) {
        for (int i = 0; i < MOST_TRIES; i++) {
            Board solution = BoardGenerator.solution(random.fork("solution " + i), stop, log);
            Board board = thinned(solution, grade, random.fork("cells " + i), stop);
            Grade reached = Logic.grade(board);
            log.line(HuesMessages.logLeft(board.tiles(), reached.word()));
            if (reached == grade) {
                return board;
            }
        }
        throw new Generator.GaveUp(HuesMessages.gaveUp(grade.word()));
    }

    private static Board thinned(Board solution, Grade grade, SeededRandom random, Stop stop) {
        Board board = solution;
        for (int cell : random.permutation(Peers.CELLS)) {
            stop.check();
            Board without = board.without(cell);
            boolean good = grade == Grade.HARD
                    ? onlyOne(without, cell, board.color(cell), stop)
                    : Logic.grade(without).compareTo(grade) <= 0;
            board = good ? without : board;
        }
        return board;
    }

    /** Whether no color but this one can go to the cell, so that a board with one completion keeps it. */
    private static boolean onlyOne(Board without, int cell, int color, Stop stop) {
        for (int other = 0; other < Peers.COLORS; other++) {
            if (other != color
                    && without.takes(cell, other)
                    && !(Completability.of(without.with(cell, other), Completability.USUAL, stop)
                            instanceof Completability.Dead)) {
                return false;
            }
        }
        return true;
    }
}
