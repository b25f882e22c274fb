package tilewright.bench.paletto;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Shape;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.Shapes;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Prints what one thread does in its CPU time, which other work on the machine disturbs less than the time of day: random
 * games, start boards, and exact solutions, of start boards with the graph of shapes kept from board to board, and of
 * positions from random play with the making of the graph.
 */
public final class PalettoTimes {

    private static final int ROUNDS = 6;
    private static final long ROUND_NANOS = 500_000_000;
    /** Warm-up of each line, of two positions at least. */
    private static final long WARM_NANOS = 2_000_000_000;

    private static final int POSITIONS = 40;

    private PalettoTimes() {}

    /** Prints the table: [POSITIONS], 40 a line by default. */
    public static void main(String[] arguments) {
        int positions = arguments.length == 0 ? POSITIONS : Integer.parseInt(arguments[0]);
        for (int size = 6; size <= 8; size += 2) {
            SeededRandom random = new SeededRandom(1);
            Setup setup = Setup.of(size, 2);
            StartBoards boards = new StartBoards();
            FastGame game = new FastGame(boards.generate(setup, random));
            rate(size + "x" + size + " random games", () -> {
                game.restart();
                game.finish(random, 0);
            });
            rate(size + "x" + size + " start boards", () -> boards.generate(setup, random));
        }
        System.out.printf("%-28s %8s %8s %8s %12s%n", "ms of CPU", "least", "median", "worst", "most shapes");
        Shapes shapes = Shapes.below(Shape.full(6), Integer.MAX_VALUE, Stop.never());
        table(
                "shapes of 6x6",
                6,
                36,
                positions,
                board -> Shapes.below(board.occupied(), Integer.MAX_VALUE, Stop.never())
                        .size());
        table(
                "6x6 start, shapes kept",
                6,
                36,
                positions,
                board -> Exact.on(shapes, board, Limits.NONE).shapes());
        for (int pieces = 28; pieces >= 20; pieces -= 4) {
            table("6x6, at most " + pieces + " pieces", 6, pieces, positions, PalettoTimes::solved);
        }
        for (int pieces = 32; pieces <= 44; pieces += 4) {
            table("8x8, at most " + pieces + " pieces", 8, pieces, positions, PalettoTimes::solved);
        }
    }

    /** A piece of work, which returns the number of shapes that it looked at. */
    private interface Work {
        int shapes(Board board);
    }

    private static int solved(Board board) {
        return Exact.below(board, Integer.MAX_VALUE, Stop.never()).orElseThrow().shapes();
    }

    private static void rate(String name, Runnable work) {
        double best = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long start = cpu();
            int done = 0;
            while (cpu() - start < ROUND_NANOS) {
                for (int i = 0; i < 1000; i++) {
                    work.run();
                }
                done += 1000;
            }
            best = Math.max(best, done * 1e9 / (cpu() - start));
        }
        System.out.printf("%-28s %,12.0f a second at best%n", name, best);
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void table(String name, int size, int pieces, int positions, Work work) {
        SeededRandom random = new SeededRandom(1);
        long warm = cpu() + WARM_NANOS;
        for (int i = 0; i < 2 || cpu() < warm; i++) {
            work.shapes(played(size, pieces, random));
        }
        double[] times = new double[positions];
        int most = 0;
        for (int i = 0; i < positions; i++) {
            Board board = played(size, pieces, random);
            long start = cpu();
            most = Math.max(most, work.shapes(board));
            times[i] = (cpu() - start) / 1e6;
        }
        Arrays.sort(times);
        System.out.printf(
                "%-28s %8.1f %8.1f %8.1f %12d%n", name, times[0], times[positions / 2], times[positions - 1], most);
    }

    /** Returns a position with at most this number of pieces, by random turns from a start board. */
    private static Board played(int size, int pieces, SeededRandom random) {
        while (true) {
            Board board = new StartBoards().generate(Setup.of(size, 2), random);
            while (board.winner() < 0 && Long.bitCount(board.occupied()) > pieces) {
                List<Turn<Board, Move>> turns = new WholeTurns().of(board);
                board = turns.get(random.below(turns.size())).end();
            }
            if (board.winner() < 0) {
                return board;
            }
        }
    }
}
