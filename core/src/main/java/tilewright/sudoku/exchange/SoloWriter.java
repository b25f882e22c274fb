package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;

/** Writes game IDs of Simon Tatham's Solo, which {@link SoloReader} reads: both diagonals, boxes of any shape, and cages of all cells. */
final class SoloWriter {

    /** The largest side for cages. */
    private static final int MOST_WITH_CAGES = 9;

    private final String form;
    private final Variant rules;
    private final int side;
    private final List<Constraint.Cage> cages = new ArrayList<>();

    private SoloWriter(String form, Variant rules) {
        this.form = form;
        this.rules = rules;
        this.side = rules.side();
    }

    /**
     * Returns the game ID of a puzzle.
     *
     * @param form for refusals
     * @throws VariantError when Solo does not know its rules
     */
    static String write(String form, VariantPuzzle puzzle) {
        return new SoloWriter(form, puzzle.rules()).write(puzzle.givens());
    }

    private String write(List<Integer> givens) {
        rules.constraints().forEach(this::sort);
        StringBuilder out = new StringBuilder();
        switch (rules.boxes()) {
            case Boxes.Rectangles(int rows, int columns) ->
                out.append(rows).append('x').append(columns);
            case Boxes.Shapes _ -> out.append(side).append('j');
            case Boxes.None _ -> throw NotWritable.of(form, ExchangeMessages.withoutBoxes());
        }
        out.append(rules.has(GlobalConstraint.DIAGONAL_DOWN) ? "x" : "")
                .append(cages.isEmpty() ? "" : "k")
                .append(':');
        writeNumbers(givens, out);
        if (rules.boxes() instanceof Boxes.Shapes(List<Integer> boxOf)) {
            out.append(',').append(new SoloEdges(side).text(boxOf));
        }
        if (!cages.isEmpty()) {
            writeCages(out);
        }
        return out.toString();
    }

    private void sort(Constraint constraint) {
        boolean diagonals = rules.has(GlobalConstraint.DIAGONAL_DOWN) && rules.has(GlobalConstraint.DIAGONAL_UP);
        if (constraint instanceof Constraint.Cage cage && side <= MOST_WITH_CAGES) {
            cages.add(cage);
        } else if (!diagonals
                || constraint != GlobalConstraint.DIAGONAL_DOWN && constraint != GlobalConstraint.DIAGONAL_UP) {
            throw NotWritable.of(form, constraint);
        }
    }

    /** Writes cages, which have two cells or more, and each cell of the grid once. */
    private void writeCages(StringBuilder out) {
        List<Integer> cageOf = new ArrayList<>(Collections.nCopies(side * side, -1));
        List<Integer> sums = new ArrayList<>(Collections.nCopies(side * side, 0));
        for (int number = 0; number < cages.size(); number++) {
            Constraint.Cage cage = cages.get(number);
            for (int cell : cage.cells()) {
                if (cageOf.set(cell, number) >= 0 || cage.cells().size() < 2 || cage.sum() == 0) {
                    throw new VariantError(ExchangeMessages.soloCages());
                }
            }
            sums.set(cage.cells().getFirst(), cage.sum());
        }
        if (cageOf.contains(-1)) {
            throw new VariantError(ExchangeMessages.soloCages());
        }
        out.append(',').append(new SoloEdges(side).text(cageOf)).append(',');
        writeNumbers(sums, out);
    }

    private static void writeNumbers(List<Integer> numbers, StringBuilder out) {
        int empty = 0;
        boolean before = false;
        for (int number : numbers) {
            if (number == 0) {
                empty++;
                before = false;
                continue;
            }
            writeEmpty(empty, out);
            out.append(before ? "_" : "").append(number);
            empty = 0;
            before = true;
        }
        writeEmpty(empty, out);
    }

    private static void writeEmpty(int count, StringBuilder out) {
        for (int left = count; left > 0; left -= 26) {
            out.append((char) ('a' + Math.min(left, 26) - 1));
        }
    }
}
