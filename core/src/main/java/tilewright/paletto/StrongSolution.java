package tilewright.paletto;

import java.util.Arrays;
import tilewright.search.Stop;

/**
 * Who wins every position of two players that can come from one start board, for all ways in which the colors may be
 * owned.
 *
 * <p>Immutable once built; threads may share one.
 */
final class StrongSolution {

    /*
     * Retrograde analysis with one bit vector per shape (ShapeGraph), over all ways to own the colors.
     *
     * Ownership. Each color is a ternary digit: 0 nobody can win it any more, 1 only the player to move has pieces of it,
     * 2 only the other has. While none of its pieces is taken, the digit does not matter, and the three bits are equal.
     * With colors 0, 1, 2 in the low digits, 27 ownerships are the bits of one int; the other colors choose among the
     * WORDS = 3^(n-3) ints of a shape. Bit and word by weight: color c < 3 moves the bit by 3^c, color c >= 3 the word by
     * 3^(c-3).
     *
     * won[s] holds "whoever just moved to shape s wins", seen from that player. For the player to move at s,
     *
     *   wins(s) = OR over colors c of [all of c can be taken at once, and c is untouched or mine]
     *                              or turned(c, OR over moves of c of won[child]),
     *   won[s]  = NOT wins(s) with the digits 1 and 2 swapped in all colors,
     *
     * where turned(c, v) reads v at the digit that c has after the move: untouched -> mine, mine -> mine, theirs -> dead,
     * dead -> dead. The empty shape is won by whoever emptied it. A move of several pieces is a walk along takes in
     * rising order of cells. Children come after their parents, so one pass from the last shape to the first does it.
     *
     * With 27 ints a shape, 6x6 takes 839,604 * 108 bytes = 91 MB, and the graph 32 MB.
     */

    private static final int ALL = (1 << 27) - 1;
    private static final int[] WEIGHT = {1, 3, 9};
    /** Where digit c of a bit's number is 0. */
    private static final int[] DEAD = {dead(1), dead(3), dead(9)};

    private static final int CHUNK = 1 << 16; // shapes in one array

    private final ShapeGraph graph;
    private final long[] colors;
    private final int words;
    private final int[][] won;

    private StrongSolution(ShapeGraph graph, long[] colors) {
        this.graph = graph;
        this.colors = colors;
        int product = 1;
        for (int color = 3; color < colors.length; color++) {
            product *= 3;
        }
        words = product;
        won = new int[(graph.size() + CHUNK - 1) / CHUNK][];
    }

    private static int dead(int weight) {
        int mask = 0;
        for (int bit = 0; bit < 27; bit++) {
            mask |= bit / weight % 3 == 0 ? 1 << bit : 0;
        }
        return mask;
    }

    /**
     * Solves a start board.
     *
     * @param graph the shapes of the full board
     * @param colors the cells of each color, 3 to 7 of them
     * @throws ShapeGraph.TooLarge when asked to stop
     */
    static StrongSolution of(ShapeGraph graph, long[] colors, Stop stop) {
        StrongSolution solution = new StrongSolution(graph, colors.clone());
        for (int i = 0; i < solution.won.length; i++) {
            int shapes = Math.min(CHUNK, graph.size() - i * CHUNK);
            solution.won[i] = new int[shapes * solution.words];
        }
        solution.new Pass().run(stop);
        return solution;
    }

    /** Whether the one who just moved to a shape wins, with ownership as that player's digits. */
    private boolean won(int shape, int[] digits) {
        int bit = 0;
        int word = 0;
        int weight = 1;
        for (int color = 0; color < colors.length; color++) {
            if (color == 3) {
                weight = 1;
            }
            if (color < 3) {
                bit += digits[color] * weight;
            } else {
                word += digits[color] * weight;
            }
            weight *= 3;
        }
        return (won[shape / CHUNK][shape % CHUNK * words + word] >>> bit & 1) != 0;
    }

    /**
     * Whether a move wins.
     *
     * @param shape the number of the shape before it
     * @param owners of each color, as digits of the player to move
     * @param color of the pieces taken
     * @param taken their cells, a legal move
     */
    boolean wins(int shape, int[] owners, int color, long taken) {
        long occupied = graph.shape(shape);
        boolean untouched = (colors[color] & graph.shape(0) & ~occupied) == 0;
        boolean mine = untouched || owners[color] == 1;
        long left = occupied & ~taken;
        if (left == 0 || mine && (left & colors[color]) == 0) {
            return true;
        }
        int after = shape;
        for (long rest = taken; rest != 0; rest &= rest - 1) {
            after = graph.after(after, Long.numberOfTrailingZeros(rest));
        }
        int[] digits = owners.clone();
        digits[color] = mine ? 1 : 0;
        return won(after, digits);
    }

    /** The one pass over all shapes. Mutable. */
    private final class Pass {

        private final int[] wins = new int[words];
        private final int[] reached = new int[words];
        private final int[] swapped = swappedWords();
        private boolean completed;

        /** For each word, the word with the digits 1 and 2 swapped in colors 3 and up. */
        private int[] swappedWords() {
            int[] swap = new int[words];
            for (int word = 0; word < words; word++) {
                int weight = 1;
                for (int rest = word; rest != 0; rest /= 3) {
                    swap[word] += (3 - rest % 3) % 3 * weight;
                    weight *= 3;
                }
            }
            return swap;
        }

        void run(Stop stop) {
            int last = graph.size() - 1;
            Arrays.fill(won[last / CHUNK], last % CHUNK * words, last % CHUNK * words + words, ALL);
            for (int shape = last - 1; shape >= 0; shape--) {
                if ((shape & 0x3fff) == 0 && stop.asked()) {
                    throw new ShapeGraph.TooLarge("stopped with " + shape + " shapes to go");
                }
                solve(shape);
            }
        }

        private void solve(int shape) {
            long occupied = graph.shape(shape);
            long removable = Shape.removableIfConvex(occupied);
            long taken = graph.shape(0) & ~occupied;
            Arrays.fill(wins, 0);
            for (int color = 0; color < colors.length; color++) {
                long takes = removable & colors[color];
                if (takes == 0) {
                    continue;
                }
                Arrays.fill(reached, 0);
                completed = false;
                walk(shape, removable, takes, color);
                boolean touched = (taken & colors[color]) != 0;
                if (completed && !touched) {
                    Arrays.fill(wins, ALL);
                    break;
                }
                turn(color, touched);
            }
            store(shape);
        }

        /** Gathers what all moves of a color lead to: takes these cells, and then others behind them. */
        private void walk(int shape, long removable, long takes, int color) {
            int first = graph.first(shape);
            for (long rest = takes; rest != 0; rest &= rest - 1) {
                long cell = rest & -rest;
                int child = graph.child(first + Long.bitCount(removable & cell - 1));
                int[] row = won[child / CHUNK];
                int at = child % CHUNK * words;
                for (int word = 0; word < words; word++) {
                    reached[word] |= row[at + word];
                }
                long left = graph.shape(child);
                if ((left & colors[color]) == 0) {
                    completed = true;
                } else if ((rest & rest - 1) != 0) {
                    long more = Shape.removableIfConvex(left);
                    walk(child, more, more & rest & rest - 1, color);
                }
            }
        }

        /** Adds to the wins what was reached, read at the digit that the color has after the move. */
        private void turn(int color, boolean touched) {
            if (color < 3) {
                turnBits(WEIGHT[color], DEAD[color], touched);
            } else {
                int weight = 1;
                for (int i = 3; i < color; i++) {
                    weight *= 3;
                }
                turnWords(weight, touched);
            }
        }

        private void turnBits(int weight, int dead, boolean touched) {
            int mine = dead << weight;
            int winning = completed ? mine : 0;
            for (int word = 0; word < words; word++) {
                int value = reached[word];
                if (touched) {
                    wins[word] |= value & (dead | mine) | (value & dead) << 2 * weight | winning;
                } else {
                    int own = value >>> weight & dead;
                    wins[word] |= own | own << weight | own << 2 * weight;
                }
            }
        }

        private void turnWords(int weight, boolean touched) {
            for (int high = 0; high < words; high += 3 * weight) {
                for (int low = high; low < high + weight; low++) {
                    int dead = reached[low];
                    int mine = completed ? ALL : reached[low + weight];
                    wins[low] |= touched ? dead : mine;
                    wins[low + weight] |= mine;
                    wins[low + 2 * weight] |= touched ? dead : mine;
                }
            }
        }

        /** Stores the opposite of the wins, seen by the other player. */
        private void store(int shape) {
            int[] row = won[shape / CHUNK];
            int at = shape % CHUNK * words;
            for (int word = 0; word < words; word++) {
                int value = ~wins[swapped[word]] & ALL;
                for (int i = 0; i < 3; i++) {
                    int dead = DEAD[i];
                    int weight = WEIGHT[i];
                    value = value & dead | (value & dead << weight) << weight | value >>> weight & dead << weight;
                }
                row[at + word] = value;
            }
        }
    }
}
