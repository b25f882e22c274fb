package tilewright.trominoes.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.proof.Cnf;
import tilewright.proof.Encoding;
import tilewright.proof.Sum;
import tilewright.text.Cursor;

/**
 * The formula that holds for the coverings of a board: the variables {@code 3(30r + c) + 1}, {@code + 2}, and {@code + 3} say that a
 * tile lies across from the cell in row {@code r} and column {@code c}, both from 0, to the right, that one lies down from it, and that
 * the green tile lies there.
 *
 * <p>For each free cell, row by row: a clause of all tiles that cover it, and one for each two of them, that not both are there. Where
 * the number of cells is no multiple of 3 and the green tile is not on the board, the same for all its places. Only tiles on free cells
 * count, in the order of their numbers. As sums each of these is two constraints: at least one, at most one.
 */
public final class TrominoesEncoding implements Encoding {

    private static final int VARIABLES = Tiles.variable(Tiles.LONGEST, 0, 0);

    @Override
    public String puzzle() {
        return "trominoes";
    }

    @Override
    public Encoded position(Cursor text) {
        return new Position(Tiles.read(text));
    }

    @Override
    public int literal(Cursor text) {
        int kind = text.skip('h') ? Tiles.ACROSS : text.skip('v') ? Tiles.DOWN : text.skip('g') ? Tiles.GREEN : 0;
        if (kind == 0) {
            throw text.error(CertificateMessages.expectedClaim());
        }
        boolean held = !text.skip('-');
        if (held) {
            text.expect('=');
        }
        text.expect('r');
        int row = text.number(CertificateMessages.row(), 1, Tiles.LONGEST);
        text.expect('c');
        int variable = Tiles.variable(row - 1, text.number(CertificateMessages.column(), 1, Tiles.LONGEST) - 1, kind);
        return held ? variable : -variable;
    }

    /** A board. */
    private record Position(Tiles tiles) implements Encoded {

        @Override
        public Cnf formula() {
            List<int[]> clauses = new ArrayList<>();
            exactlyOne().forEach(variables -> addExactlyOne(clauses, variables));
            return new Cnf(VARIABLES, clauses.toArray(int[][]::new));
        }

        /** For each set of variables, that at least one holds, and at most one. */
        @Override
        public List<Sum> sums() {
            List<Sum> sums = new ArrayList<>();
            for (List<Integer> variables : exactlyOne()) {
                int[] some = variables.stream().mapToInt(variable -> variable).toArray();
                sums.add(Sum.of(VARIABLES, some, true));
                sums.add(Sum.of(VARIABLES, some, false));
            }
            return sums;
        }

        /** The sets of variables of which exactly one holds. */
        private List<List<Integer>> exactlyOne() {
            List<List<Integer>> sets = new ArrayList<>();
            List<Integer> places = new ArrayList<>();
            for (int cell = 0; cell < tiles.variables().length; cell++) {
                if (tiles.variables()[cell] == 0) {
                    int row = cell / tiles.columns();
                    int column = cell % tiles.columns();
                    sets.add(covering(row, column));
                    places.add(Tiles.variable(row, column, Tiles.GREEN));
                }
            }
            if (wantsGreen()) {
                sets.add(places);
            }
            return sets;
        }

        private static void addExactlyOne(List<int[]> clauses, List<Integer> variables) {
            clauses.add(variables.stream().mapToInt(variable -> variable).toArray());
            for (int i = 0; i < variables.size(); i++) {
                for (int j = i + 1; j < variables.size(); j++) {
                    clauses.add(new int[] {-variables.get(i), -variables.get(j)});
                }
            }
        }

        private boolean wantsGreen() {
            return tiles.variables().length % 3 != 0 && !tiles.green();
        }

        /** The tiles that cover a free cell and nothing but free cells. */
        private List<Integer> covering(int row, int column) {
            List<Integer> variables = new ArrayList<>();
            for (int part = 2; part >= 0; part--) {
                if (free(row - part, column) && free(row - part + 1, column) && free(row - part + 2, column)) {
                    variables.add(Tiles.variable(row - part, column, Tiles.DOWN));
                }
                if (free(row, column - part) && free(row, column - part + 1) && free(row, column - part + 2)) {
                    variables.add(Tiles.variable(row, column - part, Tiles.ACROSS));
                }
            }
            if (wantsGreen()) {
                variables.add(Tiles.variable(row, column, Tiles.GREEN));
            }
            variables.sort(null);
            return variables;
        }

        private boolean free(int row, int column) {
            return row >= 0
                    && row < tiles.rows()
                    && column >= 0
                    && column < tiles.columns()
                    && tiles.variables()[row * tiles.columns() + column] == 0;
        }

        @Override
        public Completion completion(Cursor text) {
            int start = text.offset();
            Tiles full = Tiles.read(text);
            if (full.rows() != tiles.rows() || full.columns() != tiles.columns()) {
                throw text.error(start, CertificateMessages.otherTile());
            }
            boolean[] truth = new boolean[VARIABLES + 1];
            List<Integer> literals = new ArrayList<>();
            for (int cell = 0; cell < full.variables().length; cell++) {
                int variable = full.variables()[cell];
                int given = tiles.variables()[cell];
                if (variable == 0 || given != 0 && given != variable) {
                    throw text.error(start + cell + cell / full.columns(), CertificateMessages.otherTile());
                }
                if (given == 0 && !truth[variable]) {
                    truth[variable] = true;
                    literals.add(variable);
                }
            }
            return new Completion(literals.stream().mapToInt(literal -> literal).toArray(), truth);
        }

        @Override
        public List<Encoded> weaker() {
            return Arrays.stream(tiles.variables())
                    .filter(variable -> variable != 0)
                    .distinct()
                    .<Encoded>mapToObj(variable -> new Position(tiles.without(variable)))
                    .toList();
        }

        @Override
        public boolean holdsAllOf(Encoded other) {
            return other instanceof Position position
                    && position.tiles.rows() == tiles.rows()
                    && position.tiles.columns() == tiles.columns()
                    && position.tiles.green() == tiles.green()
                    && Arrays.equals(tiles.variables(), common(position.tiles.variables()));
        }

        /** The tiles of this board that another one has, too. */
        private int[] common(int[] other) {
            int[] common = new int[other.length];
            for (int cell = 0; cell < common.length; cell++) {
                common[cell] = tiles.variables()[cell] == other[cell] ? other[cell] : 0;
            }
            return common;
        }
    }
}
