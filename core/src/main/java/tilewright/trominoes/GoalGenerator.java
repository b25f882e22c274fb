package tilewright.trominoes;

import java.math.BigInteger;
import java.util.List;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/** Makes a board that is begun such that its coverings are as a {@link Goal} asks, by their exact numbers. For one use. */
final class GoalGenerator {

    /** Maximum number of coverings that are tried. */
    private static final int MOST_TRIALS = 50;

    private final Board empty;
    private final SeededRandom random;
    private final Stop stop;
    private final Generator.Log log;
    private final TilingGraph graph;

    /** @param empty without tiles of three */
    GoalGenerator(Board empty, SeededRandom random, Stop stop, Generator.Log log) {
        this.empty = empty;
        this.random = random;
        this.stop = stop;
        this.log = log;
        graph = BoardGenerator.coverings(empty, stop);
        log.line(TrominoesMessages.logAllCoverings(graph.coverings()));
    }

    /** @throws Generator.GaveUp when no board was found */
    Board board(Goal goal) {
        for (int trial = 0; trial < MOST_TRIALS; trial++) {
            Board covering = graph.any(random);
            int[] firsts = BoardGenerator.shuffled(covering, random);
            Board board = switch (goal) {
                case ANY -> throw new IllegalArgumentException("goal (%s) asks for nothing".formatted(goal));
                case UNIQUE -> thinned(covering, firsts, 1);
                case FEW -> thinned(covering, firsts, Goal.FEW_COVERINGS);
                case FORCED -> begun(covering, firsts);
            };
            if (serves(board, goal)) {
                int tiles = (empty.free() - board.free()) / 3;
                log.line(TrominoesMessages.logGoal(tiles, count(board)));
                return board;
            }
        }
        throw new Generator.GaveUp(TrominoesMessages.gaveUp(MOST_TRIALS));
    }

    private boolean serves(Board board, Goal goal) {
        return switch (goal) {
            case ANY, UNIQUE -> !board.covered();
            case FEW -> count(board).compareTo(BigInteger.ONE) > 0;
            case FORCED -> hidden(board);
        };
    }

    /** A covering without the tiles that can be lifted, one after the other, such that no more coverings are left than that. */
    private Board thinned(Board covering, int[] firsts, int most) {
        Board board = covering;
        for (int first : firsts) {
            Board without = board.without(first);
            if (count(without).compareTo(BigInteger.valueOf(most)) <= 0) {
                board = without;
            }
        }
        return board;
    }

    /** Tiles of a covering one after the other, but those that leave a cell one way to be covered, until a tile is certain. */
    private Board begun(Board covering, int[] firsts) {
        Board board = empty;
        for (int i = 0; i < firsts.length && !hidden(board); i++) {
            Board with = board.with(firsts[i], covering.across(firsts[i]));
            if (!shown(with)) {
                board = with;
            }
        }
        return board;
    }

    /** Whether a tile is in every covering, of which there are several, and no cell shows it. */
    private boolean hidden(Board board) {
        TilingGraph left = BoardGenerator.coverings(board, stop);
        BigInteger all = left.coverings();
        List<Placements.Placement> placements = Placements.of(board, left);
        return all.compareTo(BigInteger.ONE) > 0
                && !shown(board)
                && placements.stream()
                        .anyMatch(placement -> placement.coverings().equals(all));
    }

    /** Whether some free cell can be covered in one way only. */
    private static boolean shown(Board board) {
        int[] ways = new int[board.cells()];
        for (int cell = 0; cell < board.cells(); cell++) {
            for (boolean across : new boolean[] {true, false}) {
                if (board.fits(cell, across)) {
                    for (int part = 0; part < 3; part++) {
                        ways[cell + part * board.step(across)]++;
                    }
                }
            }
        }
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.free(cell) && ways[cell] < 2) {
                return true;
            }
        }
        return false;
    }

    private BigInteger count(Board board) {
        BigInteger coverings = TilingCount.of(board, Limits.NONE.withStop(stop)).orElse(BigInteger.ZERO);
        stop.check();
        return coverings;
    }
}
