package tilewright.sudoku.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Generator;
import tilewright.puzzle.PuzzleSearch;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;

/**
 * A {@link PhasedGrid} in the making, to be watched: each box and each permutation that is tried is an option. One that does not
 * fit is a dead end. A row that no permutation fits takes all back, and phase 1 begins again; a grid that is filled is the only
 * solution.
 *
 * <p>Levels 0 to 2 are the boxes, 3 to 11 the rows. Mutable; one thread at a time.
 */
final class PhasedMaking implements PuzzleSearch<Board> {

    static final int BOXES = 3;
    static final int LEVELS = BOXES + 9;

    private enum State {
        LOOK,
        TAKE,
        LEAVE
    }

    private final PhasedGrid grid;
    /** The grid as it is shown after each level. */
    private final int[][] shown = new int[LEVELS + 1][Houses.CELLS];
    /** The next permutation of each row; -1 for a row that was not taken up. */
    private final int[] next = new int[LEVELS];

    private State state = State.LOOK;
    private int depth;
    private int before;
    private long nodes;
    private long restarts;
    /** The cell where the permutation that was tried last does not fit; -1 for none. */
    private int clash = -1;
    /** Whether the search returns to the root without trying more. */
    private boolean leaving;

    private boolean filled;

    PhasedMaking(SeededRandom random) {
        grid = new PhasedGrid(random, new WorkLog(Generator.Log.NONE));
        Arrays.fill(next, -1);
    }

    @Override
    public int run(int haltAt, long most) {
        long last = most > Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + most;
        while (true) {
            if (state == State.TAKE && nodes >= last && untried()) {
                return 0;
            }
            int event = switch (state) {
                case LOOK -> look();
                case TAKE -> take();
                case LEAVE -> leave();
            };
            if (event == FINISHED || (event & haltAt) != 0) {
                return event;
            }
        }
    }

    private int look() {
        if (clash >= 0) {
            state = State.LEAVE;
            return DEAD_END;
        }
        if (depth == LEVELS) {
            filled = true;
            leaving = true;
            state = State.LEAVE;
            return SOLUTION;
        }
        state = State.TAKE;
        return 0;
    }

    /** Whether an option of this level is left. */
    private boolean untried() {
        if (depth == 0) {
            return !filled;
        }
        return !leaving && (depth < BOXES ? next[depth] < 0 : next[depth] < Permutations.COUNT);
    }

    private int take() {
        if (!untried()) {
            leaving = true;
            state = State.LEAVE;
            return 0;
        }
        if (depth == 0) {
            restarts += nodes > 0 ? 1 : 0;
            leaving = false;
            Arrays.fill(next, -1);
            grid.begin();
        }
        if (depth < BOXES) {
            grid.fillBox(depth);
            next[depth] = 0;
            System.arraycopy(grid.digits(), 0, shown[depth + 1], 0, Houses.CELLS);
        } else {
            tryPermutation();
        }
        before = depth;
        depth++;
        nodes++;
        state = State.LOOK;
        return DESCEND;
    }

    private void tryPermutation() {
        if (next[depth] < 0) {
            grid.openRow(depth - BOXES);
            next[depth] = 0;
        }
        int k = next[depth]++;
        System.arraycopy(shown[depth], 0, shown[depth + 1], 0, Houses.CELLS);
        grid.write(k, shown[depth + 1]);
        clash = grid.clash(k);
        if (clash < 0) {
            grid.lay(k);
        }
    }

    private int leave() {
        if (depth == 0) {
            return FINISHED;
        }
        before = depth;
        depth--;
        clash = -1;
        state = depth == 0 && !filled ? State.TAKE : leaving ? State.LEAVE : State.TAKE;
        return RETREAT;
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
    public Board position() {
        return Board.of(depth == 0 ? new int[Houses.CELLS] : shown[depth]);
    }

    @Override
    public Message caption(int event) {
        int row = Math.max(depth, before) - BOXES;
        return switch (event) {
            case DESCEND ->
                before < BOXES
                        ? GenerateMessages.makesBox(before + 1)
                        : GenerateMessages.makesTries(row, next[before] - 1);
            case DEAD_END -> GenerateMessages.makesClash(digit(clash), Houses.GRID.place(clash));
            case SOLUTION -> GenerateMessages.logRestarts((int) restarts);
            case RETREAT -> leaving && !filled ? GenerateMessages.makesAgain() : GenerateMessages.makesNext(row);
            default -> GenerateMessages.logFilled();
        };
    }

    private Value.Digit digit(int cell) {
        return new Value.Digit(shown[depth][cell]);
    }

    @Override
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        if (depth > BOXES && state == State.LOOK || clash >= 0) {
            int row = depth - 1 - BOXES;
            for (int cell : Houses.cells(row)) {
                if (shown[depth - 1][cell] == 0) {
                    marks.add(new Mark.Ring(Box.cell(row, Houses.column(cell)), cell == clash ? Ink.BAD : Ink.HINT));
                }
            }
        }
        return marks;
    }
}
