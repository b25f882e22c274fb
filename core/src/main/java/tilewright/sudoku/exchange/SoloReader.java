package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Ascii;
import tilewright.text.Cursor;

/**
 * Reads game IDs of Simon Tatham's Solo: height and width of a box, or the side and {@code j} for boxes of any shape, {@code x} for
 * diagonals, {@code k} for cages, and letters for what the generator did; behind a colon the givens, and behind commas the boxes, the
 * cages, and their sums.
 */
final class SoloReader {

    private static final int LONGEST_HEAD = 16;
    private static final String LETTERS = "xjkrmadtbieu";

    private final Cursor cursor;
    private int rows;
    private int columns;
    private boolean jigsaw;
    private boolean diagonals;
    private boolean cages;

    private SoloReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /** Whether a text looks so, right or wrong. */
    static boolean is(String text) {
        int end = 0;
        boolean whole = true;
        boolean boxed = false;
        while (end < Math.min(text.length(), LONGEST_HEAD) && ":#".indexOf(text.charAt(end)) < 0) {
            char c = text.charAt(end++);
            boolean digit = Ascii.isDigit(c);
            whole &= digit || end > 1 && LETTERS.indexOf(c) >= 0;
            boxed |= c == 'j' || c == 'x' && end < text.length() && Ascii.isDigit(text.charAt(end));
        }
        return whole && boxed && end + 1 < text.length() && ":#".indexOf(text.charAt(end)) >= 0;
    }

    /**
     * Reads a puzzle.
     *
     * @throws tilewright.text.TextError when it is damaged
     */
    static VariantPuzzle read(Cursor cursor) {
        return new SoloReader(cursor).read();
    }

    private VariantPuzzle read() {
        readHead();
        int side = rows * columns;
        List<Integer> givens = numbers(side, side);
        Boxes boxes = new Boxes.Rectangles(rows, columns);
        if (jigsaw) {
            cursor.expect(',');
            boxes = new Boxes.Shapes(new SoloEdges(side).read(cursor));
        }
        List<Constraint> constraints = new ArrayList<>();
        if (diagonals) {
            constraints.add(GlobalConstraint.DIAGONAL_DOWN);
            constraints.add(GlobalConstraint.DIAGONAL_UP);
        }
        if (cages) {
            cursor.expect(',');
            List<Integer> cageOf = new SoloEdges(side).read(cursor);
            cursor.expect(',');
            addCages(cageOf, numbers(side, Variant.MOST_SUM), constraints);
        }
        cursor.expectEnd();
        return new VariantPuzzle(new Variant(side, boxes, constraints), givens);
    }

    private void readHead() {
        rows = cursor.number(ExchangeMessages.sideOfBox(), 1, Variant.MOST_SIDE);
        columns = 1;
        if (cursor.sees('x')
                && cursor.rest().length() > 1
                && Ascii.isDigit(cursor.rest().charAt(1))) {
            cursor.skip(1);
            columns = cursor.number(ExchangeMessages.sideOfBox(), 1, Variant.MOST_SIDE / rows);
        }
        while (!cursor.atEnd() && !cursor.sees(':') && !cursor.sees('#')) {
            char c = cursor.next();
            jigsaw |= c == 'j';
            diagonals |= c == 'x';
            cages |= c == 'k';
        }
        if (cursor.sees('#')) {
            throw cursor.error(ExchangeMessages.soloSeed());
        }
        cursor.expect(':');
    }

    /** Reads a number for each cell, 0 for none: numbers, with {@code _} between two, and letters for 1 to 26 cells without one. */
    private List<Integer> numbers(int side, int most) {
        List<Integer> numbers = new ArrayList<>();
        while (numbers.size() < side * side) {
            char c = cursor.peek();
            if (c >= 'a' && c <= 'z' && numbers.size() + c - 'a' < side * side) {
                for (int i = 'a'; i <= c; i++) {
                    numbers.add(0);
                }
                cursor.next();
            } else if (!numbers.isEmpty() && c == '_') {
                cursor.next();
            } else if (Ascii.isDigit(c)) {
                numbers.add(cursor.number(ExchangeMessages.sumOrDigit(), 1, most));
            } else {
                throw cursor.error(ExchangeMessages.soloCells(side * side, numbers.size()));
            }
        }
        return numbers;
    }

    private void addCages(List<Integer> cageOf, List<Integer> sums, List<Constraint> constraints) {
        List<List<Integer>> inside = new ArrayList<>();
        for (int cell = 0; cell < cageOf.size(); cell++) {
            boolean first = cageOf.get(cell) == inside.size();
            if (first) {
                inside.add(new ArrayList<>());
            }
            if (first != sums.get(cell) > 0) {
                throw cursor.error(ExchangeMessages.soloSums());
            }
            inside.get(cageOf.get(cell)).add(cell);
        }
        inside.forEach(cells -> constraints.add(new Constraint.Cage(sums.get(cells.getFirst()), cells)));
    }
}
