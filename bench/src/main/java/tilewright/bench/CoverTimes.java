package tilewright.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tilewright.search.CoverProblem;
import tilewright.search.CoverSearch;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;

/** Prints the CPU time in which exact cover finds all ways to fill boards of 60 cells with the twelve pentominoes. */
public final class CoverTimes {

    /** F, I, L, N, P, T, U, V, W, X, Y and Z, row by row. */
    private static final String[] PENTOMINOES = {
        "-xx/xx-/-x-", "xxxxx", "x---/xxxx", "xx--/-xxx", "xx/xx/x-", "xxx/-x-/-x-",
        "x-x/xxx", "x--/x--/xxx", "x--/xx-/-xx", "-x-/xxx/-x-", "-x--/xxxx", "xx-/-x-/-xx"
    };

    private static final int ROUNDS = 3;

    private CoverTimes() {}

    /** Prints a table of times, each the least of three rounds. */
    public static void main(String[] arguments) {
        for (String board : new String[] {"3x20", "4x15", "5x12", "6x10", "8x8"}) {
            String[] sides = board.split("x", 2);
            CoverProblem problem = problem(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
            long least = Long.MAX_VALUE;
            Outcome outcome = new Outcome.Complete(0, 0);
            for (int round = 0; round < ROUNDS; round++) {
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                outcome = Runner.run(new CoverSearch(problem), Limits.NONE, Runner.Listener.NONE);
                least = Math.min(least, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start);
            }
            System.out.printf(
                    "%-5s %,7d solutions %,10d nodes %7.3f s%n",
                    board, outcome.solutions(), outcome.nodes(), least / 1e9);
        }
    }

    /** All cells but, in a square, the four in the middle. */
    private static CoverProblem problem(int rows, int columns) {
        CoverProblem.Builder builder = new CoverProblem.Builder();
        int[] pieces = new int[PENTOMINOES.length];
        Arrays.setAll(pieces, i -> builder.primary("piece " + i));
        int[][] cells = new int[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                boolean middle = Math.abs(2 * row - rows + 1) == 1 && Math.abs(2 * column - columns + 1) == 1;
                cells[row][column] = middle && rows == columns ? -1 : builder.primary("cell " + row + " " + column);
            }
        }
        for (int i = 0; i < pieces.length; i++) {
            for (String shape : turns(PENTOMINOES[i])) {
                lay(builder, pieces[i], shape.split("/"), cells);
            }
        }
        return builder.build();
    }

    private static void lay(CoverProblem.Builder builder, int piece, String[] shape, int[][] cells) {
        for (int row = 0; row + shape.length <= cells.length; row++) {
            for (int column = 0; column + shape[0].length() <= cells[0].length; column++) {
                int[] items = new int[6];
                items[0] = piece;
                int count = 1;
                for (int i = 0; i < shape.length; i++) {
                    for (int k = 0; k < shape[i].length(); k++) {
                        if (shape[i].charAt(k) == 'x') {
                            items[count++] = cells[row + i][column + k];
                        }
                    }
                }
                if (Arrays.stream(items).allMatch(item -> item >= 0)) {
                    builder.option(items);
                }
            }
        }
    }

    /** The different ones of the eight ways to lay a shape. */
    private static Set<String> turns(String shape) {
        Set<String> all = new TreeSet<>();
        String turned = shape;
        for (int way = 0; way < 4; way++) {
            all.add(turned);
            all.add(upsideDown(turned));
            turned = transposed(upsideDown(turned));
        }
        return all;
    }

    private static String upsideDown(String shape) {
        return String.join("/", Arrays.asList(shape.split("/")).reversed());
    }

    private static String transposed(String shape) {
        String[] rows = shape.split("/");
        StringBuilder out = new StringBuilder();
        for (int column = 0; column < rows[0].length(); column++) {
            int at = column;
            out.append(column == 0 ? "" : "/");
            out.append(Arrays.stream(rows).map(row -> row.substring(at, at + 1)).collect(Collectors.joining()));
        }
        return out.toString();
    }
}
