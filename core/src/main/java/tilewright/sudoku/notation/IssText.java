package tilewright.sudoku.notation;

import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * The text of the Interactive Sudoku Solver: rules one behind the other, each a point, its name, and what it is about behind {@code ~}. A rule
 * without a name has cells as {@code R1C1_5}, with one digit that is given, or with all that can stand there.
 */
final class IssText {

    private static final String SHAPE = "Shape";
    private static final String GIVEN = "Given";
    private static final String CLASSIC = "9x9";

    private IssText() {}

    /** Whether a text looks so, right or wrong. */
    static boolean is(String text) {
        char second = text.length() < 2 ? ' ' : text.charAt(1);
        return text.startsWith(".")
                && (second == '~' || second >= 'A' && second <= 'Z')
                && text.indexOf('~') > 0
                && text.indexOf('~') < 40;
    }

    /** @throws FPuzzles.Foreign when it has further rules or another size, or is damaged */
    static Board read(String text) throws FPuzzles.Foreign {
        int[] sets = new int[Houses.CELLS];
        int from = 1;
        while (from <= text.length()) {
            int point = text.indexOf('.', from);
            int to = point < 0 ? text.length() : point;
            rule(text.substring(from, to), sets);
            from = to + 1;
        }
        boolean candidates = false;
        int[] clues = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            candidates |= Digits.size(sets[cell]) > 1;
            clues[cell] = Digits.size(sets[cell]) == 1 ? Digits.first(sets[cell]) : 0;
            sets[cell] = sets[cell] == 0 ? Digits.ALL : sets[cell];
        }
        return candidates ? Board.of(clues).withCandidates(sets) : Board.of(clues);
    }

    private static void rule(String rule, int[] sets) throws FPuzzles.Foreign {
        int end = rule.indexOf('~');
        String name = rule.substring(0, end < 0 ? rule.length() : end);
        String about = end < 0 ? "" : rule.substring(end + 1);
        if (name.equals(SHAPE)) {
            if (!about.equals(CLASSIC)) {
                throw shape(about);
            }
        } else if (!name.isEmpty() && !name.equals(GIVEN)) {
            throw new FPuzzles.Foreign(NotationMessages.variant(FPuzzles.name(name)));
        } else {
            int from = 0;
            while (from < about.length()) {
                int sign = about.indexOf('~', from);
                int to = sign < 0 ? about.length() : sign;
                given(about.substring(from, to), sets);
                from = to + 1;
            }
        }
    }

    private static FPuzzles.Foreign shape(String shape) {
        int cross = shape.indexOf('x');
        int rows = LooseJson.small(shape.substring(0, Math.max(0, cross)));
        return rows < 2 || rows == 9
                ? new FPuzzles.Foreign(NotationMessages.variant(FPuzzles.name(SHAPE + " " + shape)))
                : FPuzzles.otherSize(rows);
    }

    private static void given(String given, int[] sets) throws FPuzzles.Foreign {
        boolean place = given.length() > 5
                && given.charAt(0) == 'R'
                && given.charAt(2) == 'C'
                && isDigit(given.charAt(1))
                && isDigit(given.charAt(3));
        int set = 0;
        for (int i = 4; i < given.length() && place; i += 2) {
            place = given.charAt(i) == '_' && i + 1 < given.length() && isDigit(given.charAt(i + 1));
            set |= place ? Digits.bit(given.charAt(i + 1) - '0') : 0;
        }
        if (!place) {
            throw new FPuzzles.Foreign(NotationMessages.issCell(FPuzzles.name(given)));
        }
        int cell = Houses.GRID.cell(given.charAt(1) - '1', given.charAt(3) - '1');
        int left = sets[cell] == 0 ? set : sets[cell] & set;
        if (left == 0) {
            throw new FPuzzles.Foreign(NotationMessages.noCandidate(Houses.GRID.place(cell)));
        }
        sets[cell] = left;
    }

    private static boolean isDigit(char c) {
        return c >= '1' && c <= '9';
    }
}
