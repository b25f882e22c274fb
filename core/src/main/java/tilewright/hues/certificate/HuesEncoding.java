package tilewright.hues.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.proof.Cnf;
import tilewright.proof.Encoding;
import tilewright.text.Cursor;

/**
 * The formula that holds for the completions of a board of Hues: the variable {@code 8x + c}, 1 to 512, says that the cell {@code x},
 * 0 to 63, has the color {@code c}, 1 to 8; the variable {@code 512 + 512(c - 1) + 8x + j}, that at least {@code j} of the cells 0 to
 * {@code x} have the color {@code c}. {@code docs/reference/proofs.md} has the clauses in their order.
 */
public final class HuesEncoding implements Encoding {

    private static final int CELLS = 64;
    private static final int COLORS = 8;
    private static final int VARIABLES = 9 * CELLS * COLORS;

    @Override
    public String puzzle() {
        return "hues";
    }

    @Override
    public Encoded position(Cursor text) {
        return new Board(cells(text, true));
    }

    @Override
    public int literal(Cursor text) {
        if (!text.skip('r')) {
            throw text.error(CertificateMessages.expectedClaim());
        }
        int row = text.number(CertificateMessages.row(), 1, 8);
        text.expect('c');
        int column = text.number(CertificateMessages.column(), 1, 8);
        boolean held = !text.skip('-');
        if (held) {
            text.expect('=');
        }
        int variable = variable(8 * row + column - 9, text.number(CertificateMessages.color(), 1, COLORS));
        return held ? variable : -variable;
    }

    private static int variable(int cell, int color) {
        return 8 * cell + color;
    }

    private static int counter(int color, int cell, int least) {
        return 512 + 512 * (color - 1) + 8 * cell + least;
    }

    /** Reads eight rows of eight cells, with / between; 0 is a free cell. */
    private static int[] cells(Cursor text, boolean free) {
        int[] cells = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            if (cell % 8 == 0 && cell > 0) {
                text.expect('/');
            }
            if (free && text.skip('.')) {
                continue;
            }
            char color = text.next(CertificateMessages.color());
            if (color < '1' || color > '8') {
                throw text.error(text.offset() - 1, CertificateMessages.wrongColor());
            }
            cells[cell] = color - '0';
        }
        return cells;
    }

    /** Whether two cells may not have the same color: at most two steps apart, or two corners. */
    private static boolean peers(int cell, int other) {
        int steps = Math.abs(cell / 8 - other / 8) + Math.abs(cell % 8 - other % 8);
        return steps <= 2 || corner(cell) && corner(other);
    }

    private static boolean corner(int cell) {
        return cell == 0 || cell == 7 || cell == 56 || cell == 63;
    }

    /** The clauses of all boards. */
    static Cnf rules() {
        List<int[]> clauses = new ArrayList<>();
        for (int cell = 0; cell < CELLS; cell++) {
            int[] colors = new int[COLORS];
            for (int color = 1; color <= COLORS; color++) {
                colors[color - 1] = variable(cell, color);
            }
            clauses.add(colors);
        }
        for (int cell = 0; cell < CELLS; cell++) {
            for (int color = 1; color <= COLORS; color++) {
                for (int other = color + 1; other <= COLORS; other++) {
                    clauses.add(new int[] {-variable(cell, color), -variable(cell, other)});
                }
            }
        }
        for (int cell = 0; cell < CELLS; cell++) {
            for (int other = cell + 1; other < CELLS; other++) {
                for (int color = 1; color <= COLORS && peers(cell, other); color++) {
                    clauses.add(new int[] {-variable(cell, color), -variable(other, color)});
                }
            }
        }
        for (int color = 1; color <= COLORS; color++) {
            addCount(clauses, color);
        }
        return new Cnf(VARIABLES, clauses.toArray(int[][]::new));
    }

    /** The counters of a color are right, and eight cells have it. */
    private static void addCount(List<int[]> clauses, int color) {
        for (int cell = 0; cell < CELLS; cell++) {
            int here = variable(cell, color);
            for (int least = 1; least <= 8; least++) {
                int now = counter(color, cell, least);
                int before = cell == 0 ? 0 : counter(color, cell - 1, least);
                int fewer = cell == 0 || least == 1 ? 0 : counter(color, cell - 1, least - 1);
                if (cell > 0) {
                    add(clauses, -before, now);
                }
                if (cell > 0 || least == 1) {
                    add(clauses, -here, -fewer, now);
                }
                add(clauses, here, before, -now);
                if (least > 1) {
                    add(clauses, fewer, -now);
                }
            }
            if (cell > 0) {
                add(clauses, -here, -counter(color, cell - 1, 8));
            }
        }
        add(clauses, counter(color, CELLS - 1, 8));
    }

    /** Adds a clause of those literals that are not 0. */
    private static void add(List<int[]> clauses, int... literals) {
        clauses.add(Arrays.stream(literals).filter(literal -> literal != 0).toArray());
    }

    /** A board: the color of each cell, 0 for none. */
    private record Board(int[] cells) implements Encoded {

        private static final Cnf RULES = rules();

        @Override
        public Cnf formula() {
            List<int[]> units = new ArrayList<>();
            for (int cell = 0; cell < CELLS; cell++) {
                if (cells[cell] != 0) {
                    units.add(new int[] {variable(cell, cells[cell])});
                }
            }
            return RULES.with(units.toArray(int[][]::new));
        }

        @Override
        public Completion completion(Cursor text) {
            int[] full = HuesEncoding.cells(text, false);
            int[] literals = new int[CELLS];
            boolean[] truth = new boolean[VARIABLES + 1];
            int[] counts = new int[COLORS + 1];
            for (int cell = 0; cell < CELLS; cell++) {
                literals[cell] = variable(cell, full[cell]);
                truth[literals[cell]] = true;
                counts[full[cell]]++;
                for (int color = 1; color <= COLORS; color++) {
                    int from = counter(color, cell, 1);
                    Arrays.fill(truth, from, from + Math.min(8, counts[color]), true);
                }
            }
            return new Completion(literals, truth);
        }

        @Override
        public List<Encoded> weaker() {
            List<Encoded> weaker = new ArrayList<>();
            for (int cell = 0; cell < CELLS; cell++) {
                if (cells[cell] != 0) {
                    int[] fewer = cells.clone();
                    fewer[cell] = 0;
                    weaker.add(new Board(fewer));
                }
            }
            return weaker;
        }

        @Override
        public boolean holdsAllOf(Encoded other) {
            if (!(other instanceof Board board)) {
                return false;
            }
            for (int cell = 0; cell < CELLS; cell++) {
                if (cells[cell] != 0 && cells[cell] != board.cells[cell]) {
                    return false;
                }
            }
            return true;
        }
    }
}
