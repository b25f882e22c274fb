package tilewright.paletto.start;

import java.math.BigInteger;
import java.util.Arrays;
import tilewright.paletto.model.Setup;
import tilewright.puzzle.Study;
import tilewright.search.Limits;

/** Counts the valid start boards of one setup. Mutable; one counting each. */
final class StartCount {

    /*
     * A transfer over broken rows, met in the middle. Cells are filled row by row. What the rest can be depends on the
     * colors of the last n cells (the window) and on how often each color was used. Colors have no names here: they are
     * numbered as they appear in the window, its newest cell first, and the others by how often they were used, most
     * first. A class is all that is the same up to names, and c(s) is the number of ways to come into class s, where a
     * color that was not used yet counts once and not for each of its names.
     *
     * Turned by half a circle, a board is filled from its end. So after m = n (n + 1) / 2 cells stop: the window and all
     * cells behind it are m cells as well, and are the same picture turned, with the window backward and the counts that
     * are left, those of the window included. So the number of boards is
     *
     *   the sum over all named situations x of f(x) f(x'), where x' is what lies behind x, turned, and f counts the named
     *   ways to come to x; all x of a class have the same f.
     *
     * With u colors unused, a class stands for c(s) n! / u! named ways; and as the colors that are not in the window can
     * be exchanged if they were used equally often, f = c(s) times the product of g! over all groups of g such colors that
     * were used at least once. So the sum is that of c(s) n! / u! f(s') over all classes s.
     *
     * If the corners must differ, the colors of the two corners at the top stay known as if they were in the window; the
     * sum then runs over all pairs of colors that the other two corners, which are the top of x', may have.
     *
     * A class in a long: from the lowest bit the numbers of the window's colors, newest first, then those of the corners,
     * then how often each color was used, 3 bits each; and a 1 above them.
     */

    private static final int BITS = 3;
    private static final int MASK = 7;

    /** One less than the classes between two looks at the stop: a power of two. */
    private static final int LOOKS = 0xfff;

    private final int n;
    private final boolean corners;
    private final Limits limits;

    /** The class being looked at: the colors of the window and the corners, how many cells these are, and all counts. */
    private final int[] seen;

    private int length;
    private final int[] used;
    /** The class being packed: its cells as in {@code seen}, the new number of each color, and all counts by it. */
    private final int[] after;

    private final int[] numbers;
    private final int[] counts;
    /** Number of colors in the window or a corner. */
    private int known;

    private LongSumMap classes = new LongSumMap();
    private LongSumMap next = new LongSumMap();
    private long nodes;

    /** @param setup of size 3 to 7 */
    StartCount(Setup setup, Limits limits) {
        n = setup.size();
        corners = setup.corners();
        this.limits = limits;
        seen = new int[n + 2];
        after = new int[n + 2];
        used = new int[n];
        numbers = new int[n];
        counts = new int[n];
    }

    /** The number of boards, or -1 when a limit came first. */
    BigInteger run() {
        classes.add(packed(0), 1);
        for (int cell = 0; cell < n * (n + 1) / 2; cell++) {
            for (int place = 0; place < classes.places(); place++) {
                if (classes.key(place) != 0) {
                    if (nodes == limits.nodes()
                            || (nodes & LOOKS) == 0 && limits.stop().asked()) {
                        return BigInteger.ONE.negate();
                    }
                    nodes++;
                    unpack(classes.key(place), cell);
                    fill(cell, classes.sum(place));
                }
            }
            LongSumMap done = classes;
            classes = next;
            next = done;
            next.clear();
        }
        BigInteger boards = BigInteger.ZERO;
        for (int place = 0; place < classes.places(); place++) {
            if (classes.key(place) != 0) {
                boards = boards.add(BigInteger.valueOf(classes.sum(place)).multiply(behind(classes.key(place))));
            }
        }
        return boards;
    }

    /** Puts each color that can be there into a cell. */
    private void fill(int cell, long ways) {
        int column = cell % n;
        int left = column > 0 ? seen[0] : -1;
        int above = cell >= n ? seen[n - 1] : -1;
        int firstCorner = corners && cell == n - 1 ? seen[length - 1] : -1;
        int firstOther = 0;
        for (int i = 0; i < length; i++) {
            firstOther = Math.max(firstOther, seen[i] + 1);
        }
        int size;
        for (int color = 0; color < n; color += size) {
            size = 1;
            while (color >= firstOther && color + size < n && used[color + size] == used[color]) {
                size++;
            }
            if (used[color] < n && color != left && color != above && color != firstCorner) {
                long added = Math.multiplyExact(ways, used[color] == 0 ? 1 : (long) size);
                next.add(with(cell, color), added);
                checkMemory();
            }
        }
    }

    private void checkMemory() {
        if (next.isFull() && LongSumMap.BYTES * (3L * next.places() + classes.places()) > limits.bytes()) {
            throw new Study.Refused(StartMessages.muchMemory(limits.bytes() >> 20));
        }
    }

    /** The class after a cell got a color. */
    private long with(int cell, int color) {
        int kept = Math.min(cell, n - 1);
        after[0] = color;
        System.arraycopy(seen, 0, after, 1, kept);
        int tops = length - Math.min(cell, n);
        System.arraycopy(seen, length - tops, after, kept + 1, tops);
        int size = kept + 1 + tops;
        if (corners && (cell == 0 || cell == n - 1)) {
            after[size++] = color;
        }
        used[color]++;
        long key = packed(size);
        used[color]--;
        return key;
    }

    /** Numbers the colors of the first cells in {@code after} anew, and packs them and {@code used}. */
    private long packed(int cells) {
        Arrays.fill(numbers, -1);
        known = 0;
        long key = 0;
        int shift = 0;
        for (int i = 0; i < cells; i++) {
            int color = after[i];
            if (numbers[color] < 0) {
                counts[known] = used[color];
                numbers[color] = known++;
            }
            key |= (long) numbers[color] << shift;
            shift += BITS;
        }
        int end = known;
        for (int color = 0; color < n; color++) {
            if (numbers[color] < 0) {
                int at = end++;
                while (at > known && counts[at - 1] < used[color]) {
                    counts[at] = counts[at - 1];
                    at--;
                }
                counts[at] = used[color];
            }
        }
        for (int color = 0; color < n; color++) {
            key |= (long) counts[color] << shift;
            shift += BITS;
        }
        return key | 1L << shift;
    }

    private void unpack(long key, int filled) {
        int tops = !corners || filled == 0 ? 0 : filled < n ? 1 : 2;
        length = Math.min(filled, n) + tops;
        long rest = key;
        for (int i = 0; i < length; i++) {
            seen[i] = (int) rest & MASK;
            rest >>>= BITS;
        }
        for (int color = 0; color < n; color++) {
            used[color] = (int) rest & MASK;
            rest >>>= BITS;
        }
    }

    /**
     * The sum over all ways into a class: the number of named ways that it stands for, times the ways in which a board
     * goes on from one.
     */
    private BigInteger behind(long key) {
        unpack(key, n * (n + 1) / 2);
        long names = 1;
        for (int color = 0; color < n && used[color] > 0; color++) {
            names *= n - color;
        }
        for (int color = 0; color < n; color++) {
            used[color] = n - used[color];
        }
        for (int i = 0; i < n; i++) {
            after[i] = seen[n - 1 - i];
            used[seen[i]]++;
        }
        BigInteger ways = BigInteger.ZERO;
        if (!corners) {
            ways = namedWays(n);
        } else {
            int tops = 1 << seen[n] | 1 << seen[n + 1];
            for (int first = 0; first < n; first++) {
                for (int second = 0; second < n; second++) {
                    if (first != second && ((1 << first | 1 << second) & tops) == 0) {
                        after[n] = first;
                        after[n + 1] = second;
                        ways = ways.add(namedWays(n + 2));
                    }
                }
            }
        }
        return ways.multiply(BigInteger.valueOf(names));
    }

    /** f of the class of the first cells in {@code after} and of {@code used}. */
    private BigInteger namedWays(int cells) {
        long ways = classes.of(packed(cells));
        long exchanges = 1;
        int alike = 0;
        for (int color = known; color < n && counts[color] > 0; color++) {
            alike = color > known && counts[color] == counts[color - 1] ? alike + 1 : 1;
            exchanges *= alike;
        }
        return BigInteger.valueOf(ways).multiply(BigInteger.valueOf(exchanges));
    }
}
