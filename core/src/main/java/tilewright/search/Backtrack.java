package tilewright.search;

import java.util.Arrays;

/**
 * Walks through a whole tree, trying the options of each node in order. As simple as can be: what is clever is checked
 * against it.
 *
 * <p>The events are those of {@link Search}. Mutable; one thread at a time.
 */
public final class Backtrack implements Search {

    private enum State {
        LOOK,
        TRY,
        LEAVE,
        DONE
    }

    private final Tree tree;
    /** The option to try next on each level, from 0 to depth, how many there are, and whether one was taken. */
    private int[] next = new int[16];

    private int[] width = new int[16];
    private boolean[] fruitful = new boolean[16];
    private State state = State.LOOK;
    private int depth;
    private long nodes;

    /** @param tree at its root; nobody else may move in it from now on */
    public Backtrack(Tree tree) {
        this.tree = tree;
    }

    @Override
    public int run(int haltAt, long nodes) {
        long left = nodes;
        while (true) {
            int event = 0;
            switch (state) {
                case LOOK -> event = look();
                case TRY -> {
                    if (next[depth] == width[depth]) {
                        state = State.LEAVE;
                        event = fruitful[depth] ? 0 : DEAD_END;
                    } else if (!tree.take(next[depth])) {
                        next[depth]++;
                    } else if (left <= 0) {
                        tree.back();
                        return 0;
                    } else {
                        left--;
                        this.nodes++;
                        fruitful[depth] = true;
                        next[depth]++;
                        depth++;
                        state = State.LOOK;
                        event = DESCEND;
                    }
                }
                case LEAVE -> {
                    if (depth == 0) {
                        state = State.DONE;
                        return FINISHED;
                    }
                    tree.back();
                    depth--;
                    state = State.TRY;
                    event = RETREAT;
                }
                case DONE -> {
                    return FINISHED;
                }
            }
            if ((event & haltAt) != 0) {
                return event;
            }
        }
    }

    private int look() {
        if (tree.complete()) {
            state = State.LEAVE;
            return SOLUTION;
        }
        if (depth == next.length) {
            next = Arrays.copyOf(next, 2 * depth);
            width = Arrays.copyOf(width, 2 * depth);
            fruitful = Arrays.copyOf(fruitful, 2 * depth);
        }
        next[depth] = 0;
        width[depth] = tree.width();
        fruitful[depth] = false;
        state = State.TRY;
        return 0;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public int depth() {
        return depth;
    }

    @Override
    public int width(int level) {
        return width[level];
    }

    @Override
    public int explored(int level) {
        return level < depth ? next[level] - 1 : next[level];
    }

    /**
     * Returns the option of its node that is taken at a level, as the tree numbers them.
     *
     * @param level 0 to {@link #depth} - 1
     */
    public int option(int level) {
        if (level < 0 || level >= depth) {
            throw new IllegalArgumentException("level (%d) must be 0 to %d".formatted(level, depth - 1));
        }
        return next[level] - 1;
    }
}
