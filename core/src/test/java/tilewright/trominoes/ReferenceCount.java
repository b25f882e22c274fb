package tilewright.trominoes;

import java.util.HashMap;
import java.util.Map;

/** Counts coverings of an empty board with a green tile cell by cell, keeping for each column how far down it is covered. */
final class ReferenceCount {

    private ReferenceCount() {}

    /** The sum over all cells of the green tile, whether or not it can lie there. */
    static long overAllSquares(int width) {
        long sum = 0;
        for (int green = 0; green < width * width; green++) {
            sum += of(width, green);
        }
        return sum;
    }

    static long of(int width, int green) {
        Map<String, Long> ways = Map.of("0".repeat(width), 1L);
        for (int cell = 0; cell < width * width; cell++) {
            Map<String, Long> next = new HashMap<>();
            int row = cell / width;
            int column = cell % width;
            for (Map.Entry<String, Long> each : ways.entrySet()) {
                char[] covered = each.getKey().toCharArray();
                if (cell == green || covered[column] > '0') {
                    covered[column] -= (char) (cell == green ? 0 : 1);
                    add(next, covered, each.getValue());
                    continue;
                }
                if (row + 2 < width && cell + width != green && cell + 2 * width != green) {
                    covered[column] = '2';
                    add(next, covered, each.getValue());
                    covered[column] = '0';
                }
                if (column + 2 < width
                        && covered[column + 1] == '0'
                        && covered[column + 2] == '0'
                        && cell + 1 != green
                        && cell + 2 != green) {
                    covered[column + 1] = '1';
                    covered[column + 2] = '1';
                    add(next, covered, each.getValue());
                }
            }
            ways = next;
        }
        return ways.getOrDefault("0".repeat(width), 0L);
    }

    private static void add(Map<String, Long> next, char[] covered, long ways) {
        next.merge(new String(covered), ways, Long::sum);
    }
}
