package tilewright.paletto;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Shape;
import tilewright.rng.SeededRandom;

/**
 * The rules of Paletto as people explain them, without any shortcut: the reference for the fast ones. Cells are numbered row *
 * n + column, colors are in an array, -1 is empty.
 */
public final class ReferenceBoard {

    public final int n;
    public final int[] colors;

    public ReferenceBoard(int n, int[] colors) {
        this.n = n;
        this.colors = colors.clone();
    }

    /** Only the rows of a position's text. */
    public static ReferenceBoard of(Board board) {
        int n = board.size();
        int[] colors = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            colors[i] = board.at(8 * (i / n) + i % n);
        }
        return new ReferenceBoard(n, colors);
    }

    /** A full start board, made by shuffling until it is valid, or row by row for sizes that take too long. */
    public static ReferenceBoard start(int n, SeededRandom random) {
        int[] colors = new int[n * n];
        while (true) {
            for (int i = 0; i < n * n; i++) {
                colors[i] = i % n;
            }
            if (n <= 4) {
                random.shuffle(colors);
            } else {
                fill(colors, random);
            }
            ReferenceBoard board = new ReferenceBoard(n, colors);
            if (board.valid()) {
                return board;
            }
        }
    }

    /** Puts any remaining color that fits into each cell; may end in a clash. */
    private static void fill(int[] colors, SeededRandom random) {
        int n = (int) Math.sqrt(colors.length);
        for (int i = 0; i < colors.length; i++) {
            for (int tries = 0; tries < 20; tries++) {
                int other = i + random.below(colors.length - i);
                int held = colors[i];
                colors[i] = colors[other];
                colors[other] = held;
                if ((i % n == 0 || colors[i] != colors[i - 1]) && (i < n || colors[i] != colors[i - n])) {
                    break;
                }
            }
        }
    }

    public boolean valid() {
        for (int i = 0; i < n * n; i++) {
            for (int other : neighbors(i)) {
                if (colors[i] >= 0 && colors[i] == colors[other]) {
                    return false;
                }
            }
        }
        return true;
    }

    public List<Integer> neighbors(int cell) {
        List<Integer> found = new ArrayList<>(4);
        if (cell >= n) {
            found.add(cell - n);
        }
        if (cell % n > 0) {
            found.add(cell - 1);
        }
        if (cell % n < n - 1) {
            found.add(cell + 1);
        }
        if (cell < n * n - n) {
            found.add(cell + n);
        }
        return found;
    }

    public int pieces() {
        int count = 0;
        for (int color : colors) {
            count += color >= 0 ? 1 : 0;
        }
        return count;
    }

    public boolean connected() {
        boolean[] seen = new boolean[n * n];
        int[] queue = new int[n * n];
        int end = 0;
        for (int i = 0; i < n * n && end == 0; i++) {
            if (colors[i] >= 0) {
                seen[i] = true;
                queue[end++] = i;
            }
        }
        for (int next = 0; next < end; next++) {
            for (int other : neighbors(queue[next])) {
                if (colors[other] >= 0 && !seen[other]) {
                    seen[other] = true;
                    queue[end++] = other;
                }
            }
        }
        return end == pieces();
    }

    boolean twoOpenSides(int cell) {
        int open = 4;
        for (int other : neighbors(cell)) {
            open -= colors[other] >= 0 ? 1 : 0;
        }
        return open >= 2;
    }

    public ReferenceBoard without(Iterable<Integer> cells) {
        ReferenceBoard less = new ReferenceBoard(n, colors);
        for (int cell : cells) {
            less.colors[cell] = -1;
        }
        return less;
    }

    /** The cells whose pieces may be taken alone. */
    public List<Integer> removable() {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < n * n; i++) {
            if (colors[i] >= 0 && twoOpenSides(i) && without(List.of(i)).connected()) {
                found.add(i);
            }
        }
        return found;
    }

    /** All legal sets, each in rising order, sorted. */
    public List<List<Integer>> sets() {
        TreeSet<List<Integer>> found = new TreeSet<>((a, b) -> Arrays.compare(
                a.stream().mapToInt(i -> i).toArray(),
                b.stream().mapToInt(i -> i).toArray()));
        for (int color = 0; color < n; color++) {
            List<Integer> open = new ArrayList<>();
            for (int i = 0; i < n * n; i++) {
                if (colors[i] == color && twoOpenSides(i)) {
                    open.add(i);
                }
            }
            for (int choice = 1; choice < 1 << open.size(); choice++) {
                List<Integer> set = new ArrayList<>();
                for (int k = 0; k < open.size(); k++) {
                    if ((choice >> k & 1) != 0) {
                        set.add(open.get(k));
                    }
                }
                if (without(set).connected()) {
                    found.add(set);
                }
            }
        }
        return new ArrayList<>(found);
    }

    /** The cells that have pieces, as {@link Shape} has them. */
    public long bits(Iterable<Integer> cells) {
        long bits = 0;
        for (int cell : cells) {
            bits |= 1L << 8 * (cell / n) + cell % n;
        }
        return bits;
    }

    public long occupied() {
        long bits = 0;
        for (int i = 0; i < n * n; i++) {
            bits |= colors[i] >= 0 ? 1L << 8 * (i / n) + i % n : 0;
        }
        return bits;
    }

    /** The rows as text. */
    public String rows() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n * n; i++) {
            text.append(i > 0 && i % n == 0 ? "/" : "").append(colors[i] < 0 ? '.' : (char) ('A' + colors[i]));
        }
        return text.toString();
    }

    /** A connected board of any shape, with holes and bays, no color touching itself; some pieces missing. */
    public static ReferenceBoard blob(int n, SeededRandom random) {
        ReferenceBoard board = new ReferenceBoard(n, filled(n * n, -1));
        int[] left = filled(n, n);
        int wanted = 1 + random.below(n * n);
        int cell = random.below(n * n);
        for (int tries = 0; tries < 8 * wanted; tries++) {
            int color = random.below(n);
            boolean fits = board.colors[cell] < 0 && left[color] > 0;
            for (int other : board.neighbors(cell)) {
                fits &= board.colors[other] != color;
            }
            if (fits) {
                board.colors[cell] = color;
                left[color]--;
            }
            List<Integer> edge = new ArrayList<>();
            for (int i = 0; i < n * n; i++) {
                if (board.colors[i] < 0 && board.neighbors(i).stream().anyMatch(other -> board.colors[other] >= 0)) {
                    edge.add(i);
                }
            }
            if (edge.isEmpty() || board.pieces() >= wanted) {
                break;
            }
            cell = edge.get(random.below(edge.size()));
        }
        return board;
    }

    private static int[] filled(int length, int value) {
        int[] array = new int[length];
        Arrays.fill(array, value);
        return array;
    }
}
