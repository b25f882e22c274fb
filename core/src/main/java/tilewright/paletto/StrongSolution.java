package tilewright.paletto;

import java.util.Arrays;
import tilewright.search.Stop;

/**
 * Who wins every position of two players that can come from one, for all ways in which the living colors may be owned. A
 * color lives while somebody can win it.
 *
 * <p>Immutable once built; threads may share one.
 */
final class StrongSolution {

    /*
     * Retrograde analysis with one bit vector per shape (ShapeGraph), over all ways to own the colors.
     *
     * Ownership. Each living color is a ternary digit: 0 nobody can win it any more, 1 only the player to move has pieces of
     * it, 2 only the other has. While none of its pieces is taken, the digit does not matter, and the three bits are equal.
     * Living colors 0, 1, 2 choose one of 27 bits of a word, the others one of 3^(living - 3) words; two words share a long,
     * the even one below. Color c < 3 moves the bit by 3^c, color c >= 3 the word by 3^(c-3). Colors that are dead from the
     * beginning stand behind the living ones and have no digit.
     *
     * won[s] holds "whoever just moved to shape s wins", seen from that player. For the player to move at s,
     *
     *   wins(s) = OR over colors c of turned(c, OR over moves of c of won[child],
     *                                         with all set where c is mine if a move takes all that is left of c)
     *   won[s]  = NOT wins(s) with the digits 1 and 2 swapped in all colors,
     *
     * where turned(c, v) reads v at the digit that c has after the move: untouched -> mine, mine -> mine, theirs -> dead,
     * dead -> dead. The empty shape is won by whoever emptied it. A move of several pieces is a walk along takes in
     * rising order of cells. Children come after their parents, so one pass from the last shape to the first does it.
     *
     * Shapes with equally many pieces do not depend on each other. BLOCK of them are done together, color by color, so
     * that turning and swapping the low colors are long loops over flat arrays, which the JVM turns into vector code.
     *
     * With six living colors a shape takes 14 longs: 6x6 takes 839,604 * 112 bytes = 94 MB, and the graph 32 MB.
     */

    private static final int[] WEIGHT = {1, 3, 9};
    /** Where digit c of a bit's number is 0, in both halves of a long. */
    private static final long[] DEAD = {dead(1), dead(3), dead(9)};

    private static final long ALL = DEAD[0] | DEAD[0] << 1 | DEAD[0] << 2;

    private static final int BLOCK = 64;
    private static final int CHUNK_BITS = 14; // shapes in one array
    private static final int CHUNK = 1 << CHUNK_BITS;

    private final ShapeGraph graph;
    private final long[] colors;
    private final int living;
    private final long untouched;
    private final int words;
    /** Longs to a shape. */
    private final int longs;

    private final long[][] won;

    private StrongSolution(ShapeGraph graph, long[] colors, int living, long untouched) {
        this.graph = graph;
        this.colors = colors;
        this.living = living;
        this.untouched = untouched;
        words = words(living);
        longs = longs(living);
        won = new long[(graph.size() + CHUNK - 1) / CHUNK][];
    }

    private static int words(int living) {
        int words = 1;
        for (int color = 3; color < living; color++) {
            words *= 3;
        }
        return words;
    }

    /** Longs that each shape takes. */
    static int longs(int living) {
        return (words(living) + 1) / 2;
    }

    private static long dead(int weight) {
        long mask = 0;
        for (int bit = 0; bit < 27; bit++) {
            mask |= bit / weight % 3 == 0 ? 1L << bit | 1L << bit + 32 : 0;
        }
        return mask;
    }

    /**
     * Solves all shapes of a graph.
     *
     * @param colors the cells of each color, the living colors first
     * @param living how many colors live
     * @param untouched the cells of the living colors of which nobody owns a piece yet
     * @throws ShapeGraph.TooLarge when asked to stop
     */
    static StrongSolution of(ShapeGraph graph, long[] colors, int living, long untouched, Stop stop) {
        StrongSolution solution = new StrongSolution(graph, colors.clone(), living, untouched);
        for (int i = 0; i < solution.won.length; i++) {
            int shapes = Math.min(CHUNK, graph.size() - i * CHUNK);
            solution.won[i] = new long[shapes * solution.longs];
        }
        solution.new Pass().run(stop);
        return solution;
    }

    ShapeGraph graph() {
        return graph;
    }

    /** Where the longs of a shape begin in its chunk. */
    private int at(int shape) {
        return (shape & CHUNK - 1) * longs;
    }

    /**
     * Whether the one who just moved to a shape wins.
     *
     * @param digits of each living color, 0 to 2, as the one who just moved sees them
     */
    boolean won(int shape, int[] digits) {
        int bit = 0;
        int word = 0;
        for (int color = living - 1; color >= 0; color--) {
            if (color < 3) {
                bit = 3 * bit + digits[color];
            } else {
                word = 3 * word + digits[color];
            }
        }
        return (won[shape >> CHUNK_BITS][at(shape) + word / 2] >>> bit + word % 2 * 32 & 1) != 0;
    }

    /** The one pass over all shapes. Mutable. */
    private final class Pass {

        private final long[] wins = new long[BLOCK * longs];
        private final long[] reached = new long[BLOCK * longs];
        private final long[] removable = new long[BLOCK];
        private final int[] swapped = new int[words];
        private boolean completed;

        Pass() {
            for (int word = 0; word < words; word++) {
                int weight = 1;
                for (int rest = word; rest != 0; rest /= 3) {
                    swapped[word] += (3 - rest % 3) % 3 * weight;
                    weight *= 3;
                }
            }
        }

        void run(Stop stop) {
            int end = graph.size() - 1;
            Arrays.fill(won[end >> CHUNK_BITS], at(end), at(end) + longs, ALL);
            while (end > 0) {
                if (stop.asked()) {
                    throw new ShapeGraph.TooLarge("stopped with " + end + " shapes to go");
                }
                int pieces = Long.bitCount(graph.shape(end - 1));
                int begin = end - 1;
                while (begin > 0 && end - begin < BLOCK && Long.bitCount(graph.shape(begin - 1)) == pieces) {
                    begin--;
                }
                solve(begin, end);
                end = begin;
            }
        }

        /** Solves shapes {@code begin} to {@code end - 1}, which have equally many pieces. */
        private void solve(int begin, int end) {
            int length = (end - begin) * longs;
            Arrays.fill(wins, 0, length, 0);
            for (int shape = begin; shape < end; shape++) {
                removable[shape - begin] = Shape.removableIfConvex(graph.shape(shape));
            }
            for (int color = 0; color < colors.length; color++) {
                Arrays.fill(reached, 0, length, 0);
                for (int shape = begin; shape < end; shape++) {
                    gather(shape, removable[shape - begin], (shape - begin) * longs, color);
                }
                add(color, length);
            }
            store(begin, end, length);
        }

        /** Gathers what the moves of a color lead to. */
        private void gather(int shape, long free, int at, int color) {
            long takes = free & colors[color];
            if (takes == 0) {
                return;
            }
            completed = false;
            walk(shape, free, takes, color, at);
            if (color >= living) {
                return;
            }
            boolean fresh = (colors[color] & untouched) != 0 && (colors[color] & ~graph.shape(shape)) == 0;
            if (completed || fresh) {
                settle(color, at, fresh);
            }
            if (color >= 3) {
                theirs(color, at);
            }
        }

        /** Takes each of these cells, and then others behind them. */
        private void walk(int shape, long free, long takes, int color, int at) {
            int first = graph.first(shape);
            for (long rest = takes; rest != 0; rest &= rest - 1) {
                int child = graph.child(first + Long.bitCount(free & (rest & -rest) - 1));
                long[] row = won[child >> CHUNK_BITS];
                int from = at(child);
                for (int i = 0; i < longs; i++) {
                    reached[at + i] |= row[from + i];
                }
                long left = graph.shape(child);
                if ((left & colors[color]) == 0) {
                    completed = true;
                } else if ((rest & rest - 1) != 0) {
                    long more = Shape.removableIfConvex(left);
                    walk(child, more, more & rest & rest - 1, color, at);
                }
            }
        }

        /** Whoever owns a color that was completed wins; a color not touched before is the mover's after the move. */
        private void settle(int color, int at, boolean fresh) {
            if (color < 3) {
                long dead = DEAD[color];
                int weight = WEIGHT[color];
                for (int i = at; i < at + longs; i++) {
                    long mine = completed ? dead : reached[i] >>> weight & dead;
                    reached[i] = (fresh ? mine : reached[i] & dead) | mine << weight;
                }
                return;
            }
            int weight = weight(color);
            for (int high = 0; high < words; high += 3 * weight) {
                for (int dead = high; dead < high + weight; dead++) {
                    if (completed) {
                        put(reached, at, dead + weight, (int) ALL);
                    }
                    if (fresh) {
                        put(reached, at, dead, word(reached, at, dead + weight));
                    }
                }
            }
        }

        /** A color of the other's is dead after the move; for colors that choose the word. */
        private void theirs(int color, int at) {
            int weight = weight(color);
            for (int high = 0; high < words; high += 3 * weight) {
                for (int dead = high; dead < high + weight; dead++) {
                    put(reached, at, dead + 2 * weight, word(reached, at, dead));
                }
            }
        }

        private int weight(int color) {
            int weight = 1;
            for (int i = 3; i < color; i++) {
                weight *= 3;
            }
            return weight;
        }

        private int word(long[] row, int at, int word) {
            return (int) (row[at + (word >> 1)] >>> (word << 5));
        }

        private void put(long[] row, int at, int word, int value) {
            int shift = word << 5; // Java shifts by the low six bits
            int i = at + (word >> 1);
            row[i] = row[i] & ~(0xffff_ffffL << shift) | (long) value << shift;
        }

        /** Adds what was reached by a color to the wins; for the low colors, what is theirs is dead after the move. */
        private void add(int color, int length) {
            if (color >= Math.min(3, living)) {
                for (int i = 0; i < length; i++) {
                    wins[i] |= reached[i];
                }
                return;
            }
            long dead = DEAD[color];
            long kept = dead | dead << WEIGHT[color];
            int shift = 2 * WEIGHT[color];
            for (int i = 0; i < length; i++) {
                wins[i] |= reached[i] & kept | (reached[i] & dead) << shift;
            }
        }

        /** Stores the opposite of the wins, seen by the other player. */
        private void store(int begin, int end, int length) {
            for (int low = 0; low < Math.min(3, living); low++) {
                long dead = DEAD[low];
                int weight = WEIGHT[low];
                for (int i = 0; i < length; i++) {
                    long value = wins[i];
                    wins[i] = value & dead | (value & dead << weight) << weight | value >>> weight & dead << weight;
                }
            }
            for (int shape = begin; shape < end; shape++) {
                long[] row = won[shape >> CHUNK_BITS];
                int at = at(shape);
                int from = (shape - begin) * longs;
                for (int word = 0; word < words; word++) {
                    put(row, at, word, ~word(wins, from, swapped[word]) & (int) ALL);
                }
            }
        }
    }
}
