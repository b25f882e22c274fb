package tilewright.sudoku.certificate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilewright.proof.Cnf;
import tilewright.proof.Encoding;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.text.Ascii;
import tilewright.text.Cursor;

/**
 * The formula that holds for the solutions of a Sudoku of any rules, whose side is {@code n}: the variable {@code nx + d}, 1 to
 * {@code n³}, says that the cell {@code x}, from 0 row by row, has the digit {@code d}; those from {@code n³ + 1} on belong to sums.
 * {@code docs/reference/proofs.md} has the clauses in their order.
 */
public final class SudokuEncoding implements Encoding {

    private static final RuleFormula CLASSIC = RuleFormula.of(Variant.CLASSIC);

    /** Characters of digits: 1 to 9, and letters. */
    private static final int RADIX = 36;

    @Override
    public String puzzle() {
        return "sudoku";
    }

    @Override
    public Encoded position(Cursor text) {
        String rest = text.rest();
        int end = rest.indexOf('\n');
        String line = end < 0 ? rest : rest.substring(0, end);
        VariantPuzzle puzzle = VariantText.isMeant(line)
                ? VariantText.PUZZLES.read(text)
                : new VariantPuzzle(Variant.CLASSIC, GivenText.read(text, Variant.CLASSIC.side()));
        try {
            boolean classic = puzzle.rules().equals(Variant.CLASSIC);
            return new Position(puzzle, classic ? CLASSIC : RuleFormula.of(puzzle.rules()));
        } catch (ArithmeticException tooLarge) {
            throw text.error(CertificateMessages.largeFormula());
        }
    }

    @Override
    public int literal(Cursor text) {
        if (!text.skip('r')) {
            throw text.error(CertificateMessages.expectedClaim());
        }
        int row = text.number(CertificateMessages.row(), 1, Variant.MOST_SIDE) - 1;
        text.expect('c');
        int column = text.number(CertificateMessages.column(), 1, Variant.MOST_SIDE) - 1;
        boolean held = !text.skip('-');
        if (held) {
            text.expect('=');
        }
        int digit = Ascii.digit(text.next(CertificateMessages.digit()), RADIX);
        if (digit < 1 || digit > Variant.MOST_SIDE) {
            throw text.error(text.offset() - 1, CertificateMessages.wrongDigit());
        }
        int variable = Variant.MOST_SIDE * (Variant.MOST_SIDE * row + column) + digit;
        return held ? variable : -variable;
    }

    /** A puzzle, and the formula of its rules. */
    private record Position(VariantPuzzle puzzle, RuleFormula rules) implements Encoded {

        private int side() {
            return puzzle.rules().side();
        }

        private int variable(int cell, int digit) {
            return side() * cell + digit;
        }

        @Override
        public Cnf formula() {
            List<int[]> units = new ArrayList<>();
            for (int cell = 0; cell < puzzle.givens().size(); cell++) {
                int digit = puzzle.givens().get(cell);
                if (digit != 0) {
                    units.add(new int[] {variable(cell, digit)});
                }
            }
            return rules.cnf().with(units.toArray(int[][]::new));
        }

        @Override
        public int literal(int ofLargest) {
            int index = Math.abs(ofLargest) - 1;
            int digit = index % Variant.MOST_SIDE + 1;
            int column = index / Variant.MOST_SIDE % Variant.MOST_SIDE;
            int row = index / Variant.MOST_SIDE / Variant.MOST_SIDE;
            if (row >= side() || column >= side() || digit > side()) {
                return 0;
            }
            return Integer.signum(ofLargest) * variable(side() * row + column, digit);
        }

        @Override
        public Completion completion(Cursor text) {
            int from = text.offset();
            List<Integer> digits = GivenText.read(text, side());
            int empty = digits.indexOf(0);
            if (empty >= 0) {
                throw text.error(from + empty, CertificateMessages.emptyCell());
            }
            int[] literals = new int[digits.size()];
            boolean[] truth = new boolean[rules.cnf().variables() + 1];
            for (int cell = 0; cell < literals.length; cell++) {
                literals[cell] = variable(cell, digits.get(cell));
                truth[literals[cell]] = true;
            }
            rules.sums().forEach(sum -> sum.mark(digits, truth));
            return new Completion(literals, truth);
        }

        @Override
        public List<Encoded> weaker() {
            List<Encoded> weaker = new ArrayList<>();
            for (int cell = 0; cell < puzzle.givens().size(); cell++) {
                if (puzzle.givens().get(cell) != 0) {
                    List<Integer> fewer = new ArrayList<>(puzzle.givens());
                    fewer.set(cell, 0);
                    weaker.add(new Position(new VariantPuzzle(puzzle.rules(), fewer), rules));
                }
            }
            return Collections.unmodifiableList(weaker);
        }

        @Override
        public boolean holdsAllOf(Encoded other) {
            if (!(other instanceof Position position)
                    || !position.puzzle.rules().equals(puzzle.rules())) {
                return false;
            }
            for (int cell = 0; cell < puzzle.givens().size(); cell++) {
                int digit = puzzle.givens().get(cell);
                if (digit != 0 && digit != position.puzzle.givens().get(cell)) {
                    return false;
                }
            }
            return true;
        }
    }
}
