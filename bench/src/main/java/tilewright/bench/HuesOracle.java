package tilewright.bench;

import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * The color puzzle as clauses for Sat4j, written from the rules alone: an independent oracle of partial boards. It keeps
 * what it has learned about full boards from one question to the next, and forgets it when a question grows long.
 *
 * <p>Mutable; one thread at a time.
 */
final class HuesOracle {

    /*
     * A variable for each cell and color, true when the color is there. Each cell has exactly one; peers differ.
     *
     * Cut into 16 blocks of 2 x 2, the board has at most one tile of a color in each block, and exactly one tile on each
     * of its four cells: so a color is in exactly 8 of the 16 blocks. That is counted by totalizers [1] twice, first along
     * rows of blocks and first along columns, so that half rooms are counted as well.
     *
     * Colors that are not on a board are interchangeable. A board is renamed so that its colors come first, and of the
     * others each may only be used after the one before it; a switch for each neighboring pair turns that on, as an
     * assumption. The tiles are assumptions too, so what is learned is true of all boards.
     *
     * [1] Bailleux and Boufkhad, Efficient CNF encoding of Boolean cardinality constraints, CP 2003.
     */

    /** The oracle's verdict on a board. */
    enum Answer {
        COMPLETABLE,
        DEAD,
        OPEN
    }

    private static final int SIDE = 8;
    private static final int CELLS = SIDE * SIDE;
    private static final int COLORS = 8;
    private static final int TILES = 8;
    private static final int BLOCKS = 4;
    private static final int NONE = 0;

    /** Conflicts of the first try at a question; each further one begins with nothing learned and has four times as many. */
    private static final int FIRST = 2_000;

    private ISolver solver = SolverFactory.newDefault();
    private final int[] after = new int[COLORS];
    private int variables;
    private String completion = "";

    HuesOracle() {
        begin();
    }

    private void begin() {
        solver = SolverFactory.newDefault();
        variables = CELLS * COLORS;
        solver.newVar(variables);
        cells();
        for (int color = 0; color < COLORS; color++) {
            int[][] blocks = blocks(color);
            exactly(blocks, false);
            exactly(blocks, true);
            if (color > 0) {
                after[color] = after(color);
            }
        }
    }

    /**
     * Whether a board can be completed.
     *
     * @param text rows joined by /, each of 1 to 8 and .
     * @param conflicts of the last try, after which it gives up
     */
    Answer answer(String text, int conflicts) {
        String letters = text.replace("/", "");
        int[] names = new int[COLORS];
        int known = 0;
        VecInt assumed = new VecInt();
        for (int cell = 0; cell < CELLS; cell++) {
            char letter = letters.charAt(cell);
            if (letter != '.') {
                int color = letter - '1';
                if (names[color] == 0) {
                    names[color] = ++known;
                }
                assumed.push(tile(cell, names[color] - 1));
            }
        }
        for (int color = known + 1; color < COLORS; color++) {
            assumed.push(after[color]);
        }
        Answer answer = tried(assumed, Math.min(FIRST, conflicts));
        for (int most = 4 * FIRST; answer == Answer.OPEN && most <= conflicts; most *= 4) {
            begin();
            answer = tried(assumed, most);
        }
        completion = answer == Answer.COMPLETABLE ? read(names, known) : "";
        return answer;
    }

    private Answer tried(VecInt assumed, int conflicts) {
        solver.setTimeoutOnConflicts(conflicts);
        try {
            return solver.isSatisfiable(assumed) ? Answer.COMPLETABLE : Answer.DEAD;
        } catch (TimeoutException _) {
            return Answer.OPEN;
        }
    }

    /** The completion that the last answer {@link Answer#COMPLETABLE} was given for: 64 digits. */
    String completion() {
        return completion;
    }

    private String read(int[] names, int known) {
        int next = known;
        char[] digits = new char[COLORS];
        for (int color = 0; color < COLORS; color++) {
            digits[names[color] == 0 ? next++ : names[color] - 1] = (char) ('1' + color);
        }
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < CELLS; cell++) {
            for (int color = 0; color < COLORS; color++) {
                if (solver.model(tile(cell, color))) {
                    text.append(digits[color]);
                }
            }
        }
        return text.toString();
    }

    private static int tile(int cell, int color) {
        return 1 + COLORS * cell + color;
    }

    private int fresh() {
        return ++variables;
    }

    /** Adds a clause: one of these literals is true; {@link #NONE} stands for a literal that is left out. */
    private void clause(int... literals) {
        try {
            solver.addClause(new VecInt(
                    IntStream.of(literals).filter(literal -> literal != NONE).toArray()));
        } catch (ContradictionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void cells() {
        for (int one = 0; one < CELLS; one++) {
            int[] colors = new int[COLORS];
            for (int color = 0; color < COLORS; color++) {
                colors[color] = tile(one, color);
                for (int other = 0; other < color; other++) {
                    clause(-tile(one, other), -tile(one, color));
                }
            }
            clause(colors);
            for (int other = 0; other < one; other++) {
                for (int color = 0; peers(one, other) && color < COLORS; color++) {
                    clause(-tile(one, color), -tile(other, color));
                }
            }
        }
    }

    private static boolean peers(int one, int other) {
        int apart = Math.abs(one / SIDE - other / SIDE) + Math.abs(one % SIDE - other % SIDE);
        return apart <= 2 || corner(one) && corner(other);
    }

    private static boolean corner(int cell) {
        return cell % SIDE % (SIDE - 1) == 0 && cell / SIDE % (SIDE - 1) == 0;
    }

    /** A variable for each block, row by row: whether it holds the color. */
    private int[][] blocks(int color) {
        int[][] blocks = new int[BLOCKS][BLOCKS];
        for (int row = 0; row < BLOCKS; row++) {
            for (int column = 0; column < BLOCKS; column++) {
                int cell = 2 * SIDE * row + 2 * column;
                int block = fresh();
                int[] of = {
                    tile(cell, color), tile(cell + 1, color), tile(cell + SIDE, color), tile(cell + SIDE + 1, color)
                };
                for (int tile : of) {
                    clause(-tile, block);
                }
                clause(-block, of[0], of[1], of[2], of[3]);
                blocks[row][column] = block;
            }
        }
        return blocks;
    }

    private void exactly(int[][] blocks, boolean columns) {
        int[][] lines = new int[BLOCKS][];
        for (int line = 0; line < BLOCKS; line++) {
            int[][] parts = new int[BLOCKS][];
            for (int i = 0; i < BLOCKS; i++) {
                parts[i] = new int[] {columns ? blocks[i][line] : blocks[line][i]};
            }
            lines[line] = both(both(parts[0], parts[1]), both(parts[2], parts[3]));
        }
        int[] all = both(both(lines[0], lines[1]), both(lines[2], lines[3]));
        clause(all[TILES - 1]);
        clause(-all[TILES]);
    }

    /** Adds two counters: the variable at place i is true when there are more than i. */
    private int[] both(int[] one, int[] other) {
        int[] sum = new int[one.length + other.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = fresh();
            if (i > 0) {
                clause(-sum[i], sum[i - 1]);
            }
        }
        for (int i = 0; i <= one.length; i++) {
            for (int j = 0; j <= other.length; j++) {
                if (i + j > 0) {
                    clause(i > 0 ? -one[i - 1] : NONE, j > 0 ? -other[j - 1] : NONE, sum[i + j - 1]);
                }
                if (i + j < sum.length) {
                    int more = i < one.length ? one[i] : NONE;
                    clause(more, j < other.length ? other[j] : NONE, -sum[i + j]);
                }
            }
        }
        return sum;
    }

    /** A switch by which a color may only be on a cell when the color before it is on an earlier one. */
    private int after(int color) {
        int turned = fresh();
        int seen = NONE;
        for (int cell = 0; cell < CELLS; cell++) {
            clause(-turned, -tile(cell, color), seen);
            int next = fresh();
            clause(-next, tile(cell, color - 1), seen);
            seen = next;
        }
        return turned;
    }
}
