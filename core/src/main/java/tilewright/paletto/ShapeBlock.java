package tilewright.paletto;

import java.util.Arrays;

/** Solves up to 64 shapes with equally many pieces together. Mutable; one thread at a time. */
final class ShapeBlock {

    /*
     * A long holds one bit for each shape of the block. takes[cell] says in which shapes the cell may be taken, so that the
     * moves of a color are found for all shapes at once: for each set of its cells, in rising order of cells, the shapes in
     * which the set may be taken are those of the set before and of its last cell. Same-colored pieces do not touch, so
     * taking one frees no other of its color; it may bind one, across a corner, and that is looked up.
     *
     * What a block needs again and again, two arrays of rows, stays in the processor's nearest cache; the rows of the
     * children come from far away, but no branch waits for them.
     */

    static final int SHAPES = 64;

    private static final int SIX = OwnerBits.longs(6);
    private static final int FIVE = OwnerBits.longs(5);

    private final ShapeGraph graph;
    private final long[] colors;
    private final long untouched;
    private final OwnerBits bits;
    private final ShapeRows rows;
    private final int longs;

    private final long[] wins;
    private final long[] reached;
    private final long[] occupied = new long[SHAPES];
    private final long[] bound = new long[SHAPES];
    /** Of each cell: the shapes in which it may be taken. */
    private final long[] takes = new long[64];
    /** Of each cell, the shapes after that take. */
    private final int[] after = new int[64 * SHAPES];
    /** The same after two takes or more, at each depth. */
    private final int[] deeper = new int[Board.LARGEST * SHAPES];
    /** The pieces that may be taken, at each depth. */
    private final long[] free = new long[Board.LARGEST * SHAPES];

    private long own;
    private long closing;
    private long completed;

    /**
     * @param colors the cells of each color, the living colors first
     * @param untouched the cells of the living colors of which nobody owns a piece yet
     */
    ShapeBlock(ShapeGraph graph, long[] colors, long untouched, OwnerBits bits, ShapeRows rows) {
        this.graph = graph;
        this.colors = colors;
        this.untouched = untouched;
        this.bits = bits;
        this.rows = rows;
        longs = bits.longs();
        wins = new long[SHAPES * longs];
        reached = new long[SHAPES * longs];
    }

    /** Solves shapes from {@code begin} on, which have equally many pieces; all with fewer are solved. */
    void solve(int begin, int count) {
        int length = count * longs;
        Arrays.fill(wins, 0, length, 0);
        scan(begin, count);
        for (int color = 0; color < colors.length; color++) {
            Arrays.fill(reached, 0, length, 0);
            own = colors[color];
            long moving = gather(count);
            if (moving == 0) {
                continue;
            }
            if (color < bits.living()) {
                settle(color, moving);
                bits.add(color, reached, wins, length);
            } else {
                OwnerBits.addAll(reached, wins, length);
            }
        }
        bits.opposite(wins, reached, length);
        rows.put(begin, count, reached);
    }

    private void scan(int begin, int count) {
        Arrays.fill(takes, 0);
        int take = graph.first(begin);
        for (int i = 0; i < count; i++) {
            long shape = graph.shape(begin + i);
            long removable = Shape.removableIfConvex(shape);
            occupied[i] = shape;
            bound[i] = shape & ~removable;
            for (long rest = removable; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                takes[cell] |= 1L << i;
                after[cell * SHAPES + i] = graph.child(take++);
            }
        }
    }

    /** Gathers what the moves of a color lead to; gives the shapes that have such moves. */
    private long gather(int count) {
        closing = 0;
        for (int i = 0; i < count; i++) {
            closing |= ((bound[i] & own) == 0 ? 1L : 0) << i;
        }
        completed = 0;
        long moving = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long where = takes[cell];
            if (where != 0) {
                moving |= where;
                visit(after, cell * SHAPES, where, rest & -rest, rest & rest - 1, 0);
            }
        }
        return moving;
    }

    /**
     * Reads what some takes lead to, and goes on with further ones.
     *
     * @param children the shapes after these takes, from index {@code at} on
     * @param where the shapes in which they are allowed
     * @param taken their cells
     * @param others cells of the color behind them
     */
    private void visit(int[] children, int at, long where, long taken, long others, int depth) {
        read(children, at, where);
        for (long rest = where & closing; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            completed |= ((occupied[i] & own) == taken ? 1L : 0) << i;
        }
        long more = 0;
        for (long rest = others; rest != 0; rest &= rest - 1) {
            more |= takes[Long.numberOfTrailingZeros(rest)];
        }
        int level = depth * SHAPES;
        for (long rest = more & where; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            free[level + i] = Shape.removableIfConvex(occupied[i] & ~taken);
        }
        for (long rest = others; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long both = where & takes[cell];
            if (both != 0) {
                long allowed = step(children, at, both, cell, level);
                if (allowed != 0) {
                    visit(deeper, level, allowed, taken | rest & -rest, rest & rest - 1, depth + 1);
                }
            }
        }
    }

    /** Takes one more cell in these shapes; gives those in which that is allowed. */
    private long step(int[] children, int at, long shapes, int cell, int level) {
        long allowed = shapes;
        long below = (1L << cell) - 1;
        for (long rest = shapes; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            long removable = free[level + i];
            if ((removable >>> cell & 1) == 0) {
                allowed &= ~(1L << i);
            } else {
                int place = graph.first(children[at + i]) + Long.bitCount(removable & below);
                deeper[level + i] = graph.child(place);
            }
        }
        return allowed;
    }

    private void read(int[] children, int at, long where) {
        for (long rest = where; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            int child = children[at + i];
            if (longs == SIX) {
                addSix(rows.chunk(child), ShapeRows.at(child, SIX), i * SIX);
            } else if (longs == FIVE) {
                addFive(rows.chunk(child), ShapeRows.at(child, FIVE), i * FIVE);
            } else {
                add(rows.chunk(child), ShapeRows.at(child, longs), i * longs);
            }
        }
    }

    /** A number of steps that the JVM knows: no loop is left. */
    private void addSix(long[] row, int from, int to) {
        for (int k = 0; k < SIX; k++) {
            reached[to + k] |= row[from + k];
        }
    }

    private void addFive(long[] row, int from, int to) {
        for (int k = 0; k < FIVE; k++) {
            reached[to + k] |= row[from + k];
        }
    }

    private void add(long[] row, int from, int to) {
        for (int k = 0; k < longs; k++) {
            reached[to + k] |= row[from + k];
        }
    }

    /** Whoever owns a color that is completed wins; a color not touched before is the mover's after the move. */
    private void settle(int color, long moving) {
        boolean mayBeFresh = (own & untouched) != 0;
        for (long rest = moving; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            boolean fresh = mayBeFresh && (own & ~occupied[i]) == 0;
            boolean complete = (completed >>> i & 1) != 0;
            if (complete || fresh) {
                bits.settle(color, reached, i * longs, complete, fresh);
            }
        }
    }
}
