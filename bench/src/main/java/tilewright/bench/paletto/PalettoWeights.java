package tilewright.bench.paletto;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.model.Setup;
import tilewright.paletto.player.TreeSearch;
import tilewright.paletto.player.TurnHeuristic;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.start.StartBoards;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Fits the weights of {@link TurnHeuristic} to exact values and prints them as code.
 *
 * <p>Positions of two players, on the way of games in which half of the turns are right: from the start of 6 × 6 boards, and
 * of 8 × 8 boards from where few enough pieces are left. Of each position where some turns win and others do not, the
 * difference of each turn from the mean of the position is fitted: least squares with a small cost for large weights.
 */
public final class PalettoWeights {

    /** Pieces on 8 × 8 from which on the value is proved, and where a game is left on any board. */
    private static final int LARGE = 38;

    private static final int FEWEST = 19;
    private static final int WALKS = 12;
    private static final int MOST_SHAPES = 6_000_000;

    /** The penalty of a sum of squared weights. */
    private static final double COST = 60;

    /** Turns on 8 × 8 count more, for there are fewer of them. */
    private static final double LARGE_COUNT = 3;

    private static final double SMALL_COUNT = 0.3;

    private static final int SIZE = TurnHeuristic.PLACES;

    private final SeededRandom random;
    private final double[][] products = new double[SIZE][SIZE];
    private final double[] targets = new double[SIZE];
    private int turns;
    private int positions;

    private PalettoWeights(SeededRandom random) {
        this.random = random;
    }

    /** Prints the weights in thousandths: [BOARDS6 [BOARDS8]], 60 and 20 by default. */
    public static void main(String[] arguments) {
        int small = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 60;
        int large = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 20;
        PalettoWeights fit = new PalettoWeights(new SeededRandom(1));
        fit.learn(6, small, SMALL_COUNT);
        fit.learn(8, large, LARGE_COUNT);
        double[] weights = fit.solve();
        for (int i = 0; i < SIZE; i++) {
            System.out.print(Math.round(1000 * weights[i]) + (i % (Board.LARGEST + 1) == 0 ? ",\n" : ", "));
        }
    }

    private void learn(int size, int boards, double count) {
        turns = 0;
        positions = 0;
        for (int i = 0; i < boards; i++) {
            Board board = new StartBoards().generate(Setup.of(size, 2), random);
            while (board.winner() < 0 && size == Board.LARGEST && pieces(board) > LARGE) {
                FastGame game = new FastGame(board);
                long[] all = SafeTurns.of(game);
                TreeSearch.Style style = new TreeSearch.Style(100 + random.below(300), 0.3, 8);
                board = after(board, all[new TreeSearch(game, all, style, random, Stop.never()).best()]);
            }
            if (board.winner() < 0) {
                Exact exact = Exact.below(board, MOST_SHAPES, Stop.never()).orElseThrow();
                for (int walk = 0; walk < WALKS; walk++) {
                    walk(board, exact, count);
                }
            }
        }
        System.err.printf("%d x %d: %d turns of %d positions%n", size, size, turns, positions);
    }

    /** Plays one game from a position on. */
    private void walk(Board from, Exact exact, double count) {
        Board board = from;
        while (board.winner() < 0 && pieces(board) >= FEWEST) {
            FastGame game = new FastGame(board);
            if (game.winningTurn() != 0) {
                return;
            }
            long[] all = SafeTurns.of(game);
            boolean[] wins = new boolean[all.length];
            List<Long> winning = new ArrayList<>();
            for (int i = 0; i < all.length; i++) {
                wins[i] = exact.winsAfter(board, all[i]);
                if (wins[i]) {
                    winning.add(all[i]);
                }
            }
            if (!winning.isEmpty() && winning.size() < all.length) {
                add(game, all, wins, (double) winning.size() / all.length, count);
            }
            boolean right = !winning.isEmpty() && random.below(3) > 0;
            board = after(board, right ? winning.get(random.below(winning.size())) : all[random.below(all.length)]);
        }
    }

    /** Adds the turns of a position to the equations. */
    private void add(FastGame game, long[] all, boolean[] wins, double mean, double count) {
        double[][] rows = new double[all.length][SIZE];
        double[] means = new double[SIZE];
        int[] places = new int[TurnHeuristic.MOST_PLACES];
        for (int i = 0; i < all.length; i++) {
            long left = game.occupied() & ~all[i];
            int used = TurnHeuristic.places(game.coloring(), game.claims(), left, all[i], game.mover(), places);
            for (int j = 0; j < used; j++) {
                rows[i][places[j]]++;
                means[places[j]] += 1.0 / all.length;
            }
        }
        int[] present =
                IntStream.range(0, SIZE).filter(place -> means[place] > 0).toArray();
        for (int i = 0; i < all.length; i++) {
            double target = (wins[i] ? 1 : 0) - mean;
            for (int a : present) {
                double off = (rows[i][a] - means[a]) * count;
                targets[a] += off * target;
                for (int b : present) {
                    products[a][b] += off * (rows[i][b] - means[b]);
                }
            }
        }
        turns += all.length;
        positions++;
    }

    /** Gauss: the matrix is positive, so that no row is exchanged. */
    private double[] solve() {
        for (int i = 0; i < SIZE; i++) {
            products[i][i] += COST;
        }
        for (int i = 0; i < SIZE; i++) {
            for (int row = i + 1; row < SIZE; row++) {
                double part = products[row][i] / products[i][i];
                for (int column = i; column < SIZE; column++) {
                    products[row][column] -= part * products[i][column];
                }
                targets[row] -= part * targets[i];
            }
        }
        double[] weights = Arrays.copyOf(targets, SIZE);
        for (int i = SIZE - 1; i >= 0; i--) {
            for (int column = i + 1; column < SIZE; column++) {
                weights[i] -= products[i][column] * weights[column];
            }
            weights[i] /= products[i][i];
        }
        return weights;
    }

    private static int pieces(Board board) {
        return Long.bitCount(board.occupied());
    }

    private static Board after(Board board, long turn) {
        Board reached = board;
        for (long left = turn; left != 0; left &= left - 1) {
            reached = reached.take(Long.numberOfTrailingZeros(left));
        }
        return reached.winner() >= 0 ? reached : reached.endTurn();
    }
}
