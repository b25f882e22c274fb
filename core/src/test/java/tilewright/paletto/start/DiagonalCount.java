package tilewright.paletto.start;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** Counts start boards diagonal by diagonal, from one corner to the other, without any economy. */
final class DiagonalCount {

    private DiagonalCount() {}

    static BigInteger of(int n, boolean corners) {
        int[] order = IntStream.range(0, n * n)
                .boxed()
                .sorted(Comparator.comparingInt(cell -> cell / n + cell % n))
                .mapToInt(cell -> cell)
                .toArray();
        char[] empty = new char[n * n];
        Arrays.fill(empty, '.');
        // A picture of the colors that still matter, then how often each color was used.
        Map<String, BigInteger> ways = Map.of(new String(empty) + "0".repeat(n), BigInteger.ONE);
        for (int i = 0; i < order.length; i++) {
            Map<String, BigInteger> next = new HashMap<>();
            for (Map.Entry<String, BigInteger> entry : ways.entrySet()) {
                for (int color = 0; color < n; color++) {
                    if (fits(entry.getKey(), order[i], color, n)) {
                        next.merge(
                                with(entry.getKey(), order, i, color, n, corners), entry.getValue(), BigInteger::add);
                    }
                }
            }
            ways = next;
        }
        return ways.entrySet().stream()
                .filter(entry -> !corners || cornersDiffer(entry.getKey(), n))
                .map(Map.Entry::getValue)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static boolean fits(String picture, int cell, int color, int n) {
        char name = (char) ('A' + color);
        return picture.charAt(n * n + color) < '0' + n
                && (cell % n == 0 || picture.charAt(cell - 1) != name)
                && (cell < n || picture.charAt(cell - n) != name);
    }

    private static String with(String picture, int[] order, int at, int color, int n, boolean corners) {
        char[] cells = picture.toCharArray();
        cells[order[at]] = (char) ('A' + color);
        cells[n * n + color]++;
        for (int i = 0; i <= at; i++) {
            int cell = order[i];
            boolean closed = (cell % n == n - 1 || done(cell + 1, order, at))
                    && (cell / n == n - 1 || done(cell + n, order, at));
            boolean corner = (cell % n == 0 || cell % n == n - 1) && (cell / n == 0 || cell / n == n - 1);
            if (closed && !(corners && corner)) {
                cells[cell] = '.';
            }
        }
        return renamed(cells, n);
    }

    private static boolean done(int cell, int[] order, int at) {
        for (int i = 0; i <= at; i++) {
            if (order[i] == cell) {
                return true;
            }
        }
        return false;
    }

    /** The colors that are seen get their names in the order in which they are, the others by how often they were used. */
    private static String renamed(char[] cells, int n) {
        String pictured = new String(cells, 0, n * n);
        int[] colors = IntStream.range(0, n)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(color -> seen(pictured, color))
                        .thenComparingInt(color -> cells[n * n + color]))
                .mapToInt(color -> color)
                .toArray();
        char[] renamed = cells.clone();
        for (int name = 0; name < n; name++) {
            renamed[n * n + name] = cells[n * n + colors[name]];
            for (int cell = 0; cell < n * n; cell++) {
                renamed[cell] = cells[cell] == 'A' + colors[name] ? (char) ('A' + name) : renamed[cell];
            }
        }
        return new String(renamed);
    }

    private static int seen(String pictured, int color) {
        int first = pictured.indexOf('A' + color);
        return first < 0 ? pictured.length() : first;
    }

    private static boolean cornersDiffer(String picture, int n) {
        return IntStream.of(0, n - 1, n * n - n, n * n - 1)
                        .map(picture::charAt)
                        .distinct()
                        .count()
                == 4;
    }
}
