package tilewright.sudoku.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.Format;

/**
 * Rules and puzzles in one line: the size, the boxes unless they are the usual ones, constraints, and for a puzzle its givens, as in
 * {@code 6x6 x cage=10:r1c1-3;5:r2c1-2 ..3..541........2423........515..6..}
 *
 * <p>Both {@code diagonal-down} and {@code diagonal-up} are written as {@code x}; constraints of one name share one word. Cells are
 * {@code r1c1,r2c3}, and {@code r1c1-4} for a run. Digits from 10 on are capital letters, {@code A} to {@code P}; a list such as
 * {@code 10,.,3} is read, too.
 */
public final class VariantText {

    /** The format of rules without givens. */
    public static final Format<Variant> RULES =
            Format.of(RulesMessages.shapeOfRules(), VariantText::readRules, VariantText::write);

    /** The format of rules with givens; a text without givens stands for the empty grid. */
    public static final Format<VariantPuzzle> PUZZLES =
            Format.of(RulesMessages.shapeOfPuzzle(), VariantText::readPuzzle, VariantText::write);

    private static final String DIAGONALS = "x";
    private static final String BOXES = "boxes";
    private static final String NO_BOXES = "none";

    private VariantText() {}

    /**
     * Returns whether a text begins like rules, with a size and nothing directly behind it, and so is read as rules
     * even if it has errors.
     */
    public static boolean isMeant(String text) {
        int cross = digits(text, 0);
        int end = cross < text.length() && text.charAt(cross) == 'x' ? digits(text, cross + 1) : 0;
        boolean size = cross > 0 && cross < 4 && end > cross + 1;
        return size && (end == text.length() || text.charAt(end) == ' ');
    }

    /** The end of the digits that begin at a place. */
    private static int digits(String text, int from) {
        int end = from;
        while (end < text.length() && Ascii.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static Variant readRules(Cursor cursor) {
        return new RulesReader(cursor).read();
    }

    private static VariantPuzzle readPuzzle(Cursor cursor) {
        Variant rules = readRules(cursor);
        return cursor.skip(' ')
                ? new VariantPuzzle(rules, GivenText.read(cursor, rules.side()))
                : VariantPuzzle.empty(rules);
    }

    /** Reads rules word by word. */
    private static final class RulesReader {

        private final Cursor cursor;
        private final int side;
        private final List<Constraint> constraints = new ArrayList<>();
        private Boxes boxes;

        RulesReader(Cursor cursor) {
            this.cursor = cursor;
            int at = cursor.offset();
            side = cursor.number(RulesMessages.side(), 2, Variant.MOST_SIDE);
            cursor.expect('x');
            if (cursor.number(RulesMessages.side(), 1, Variant.MOST_SIDE) != side) {
                throw cursor.error(at, RulesMessages.notSquare());
            }
            boxes = Boxes.usual(side);
        }

        Variant read() {
            int from = cursor.offset();
            while (seesRule()) {
                cursor.skip(' ');
                from = cursor.offset();
                readWord();
            }
            try {
                return new Variant(side, boxes, constraints);
            } catch (VariantError error) {
                throw cursor.error(from, error.message());
            }
        }

        /** Returns whether a rule comes next; givens have no small letters. */
        private boolean seesRule() {
            if (!cursor.sees(' ')) {
                return false;
            }
            String next = cursor.rest();
            return next.length() > 1 && next.charAt(1) >= 'a' && next.charAt(1) <= 'z';
        }

        private void add(int from, Supplier<Constraint> reading) {
            try {
                Constraint constraint = reading.get();
                new ConstraintCheck(side, boxes).check(constraint);
                constraints.add(constraint);
            } catch (VariantError error) {
                throw cursor.error(from, error.message());
            }
        }

        private void readWord() {
            int from = cursor.offset();
            String name = name();
            if (cursor.skip('=')) {
                readNamed(from, name);
            } else if (name.equals(DIAGONALS)) {
                constraints.add(GlobalConstraint.DIAGONAL_DOWN);
                constraints.add(GlobalConstraint.DIAGONAL_UP);
            } else {
                for (GlobalConstraint global : GlobalConstraint.values()) {
                    if (global.word().equals(name)) {
                        add(from, () -> global);
                        return;
                    }
                }
                throw unknown(from, name);
            }
        }

        private void readNamed(int from, String name) {
            if (name.equals(BOXES)) {
                boxes = readBoxes(cursor.offset());
                return;
            }
            if (!ConstraintText.names().contains(name)) {
                throw unknown(from, name);
            }
            do {
                add(cursor.offset(), () -> ConstraintText.read(name, cursor, side));
            } while (cursor.skip(';'));
        }

        private String name() {
            StringBuilder name = new StringBuilder();
            while (cursor.peek() >= 'a' && cursor.peek() <= 'z' || cursor.sees('-')) {
                name.append(cursor.next());
            }
            return name.toString();
        }

        private RuntimeException unknown(int from, String name) {
            StringBuilder names = new StringBuilder(BOXES + "=, " + DIAGONALS);
            for (GlobalConstraint global : GlobalConstraint.values()) {
                names.append(", ").append(global.word());
            }
            ConstraintText.names()
                    .forEach(known -> names.append(", ").append(known).append('='));
            return cursor.error(from, RulesMessages.unknownRule(name, names.toString()));
        }

        private Boxes readBoxes(int from) {
            try {
                return readBoxes().checked(side);
            } catch (VariantError error) {
                throw cursor.error(from, error.message());
            }
        }

        private Boxes readBoxes() {
            if (cursor.skip(NO_BOXES)) {
                return new Boxes.None();
            }
            if (Ascii.isDigit(cursor.peek())) {
                int rows = cursor.number(RulesMessages.heightOfBox(), 1, Variant.MOST_SIDE);
                cursor.expect('x');
                return new Boxes.Rectangles(rows, cursor.number(RulesMessages.widthOfBox(), 1, Variant.MOST_SIDE));
            }
            List<Integer> boxOf = new ArrayList<>();
            while (Ascii.isLetter(cursor.peek())) {
                boxOf.add((int) cursor.next());
            }
            return new Boxes.Shapes(boxOf);
        }
    }

    private static void write(VariantPuzzle puzzle, StringBuilder out) {
        write(puzzle.rules(), out);
        if (puzzle.countGivens() > 0) {
            GivenText.write(puzzle.givens(), out.append(' '));
        }
    }

    private static void write(Variant rules, StringBuilder out) {
        out.append(rules.side()).append('x').append(rules.side());
        if (!rules.boxes().equals(Boxes.usual(rules.side()))) {
            writeBoxes(rules.boxes(), out.append(' ').append(BOXES).append('='));
        }
        boolean both = rules.has(GlobalConstraint.DIAGONAL_DOWN) && rules.has(GlobalConstraint.DIAGONAL_UP);
        out.append(both ? " " + DIAGONALS : "");
        String last = "";
        for (Constraint constraint : rules.constraints()) {
            String name = ConstraintText.name(constraint);
            boolean diagonal =
                    constraint == GlobalConstraint.DIAGONAL_DOWN || constraint == GlobalConstraint.DIAGONAL_UP;
            if (diagonal && both) {
                continue;
            }
            if (constraint instanceof GlobalConstraint) {
                out.append(' ').append(name);
                continue;
            }
            out.append(name.equals(last) ? ";" : " " + name + "=");
            ConstraintText.write(constraint, rules.side(), out);
            last = name;
        }
    }

    private static void writeBoxes(Boxes boxes, StringBuilder out) {
        switch (boxes) {
            case Boxes.None _ -> out.append(NO_BOXES);
            case Boxes.Rectangles(int rows, int columns) ->
                out.append(rows).append('x').append(columns);
            case Boxes.Shapes(List<Integer> boxOf) -> boxOf.forEach(box -> out.append((char) ('A' + box)));
        }
    }
}
