package tilewright.sudoku.model;

import java.util.Arrays;
import java.util.stream.Collectors;
import tilewright.text.Cursor;

/** The texts of setups: a word, and behind a hyphen what it needs. */
final class SetupText {

    static final String SHAPE =
            "singles, minimal, minimal-SYMMETRY, clues-N, pattern- and 81 cells x or ., grid, easy to extreme,"
                    + " needs-TECHNIQUE; behind these ,SYMMETRY";

    private SetupText() {}

    static Setup read(Cursor cursor) {
        if (cursor.skip("singles")) {
            return new Setup.Singles();
        }
        if (cursor.skip("grid")) {
            return new Setup.Grid();
        }
        if (cursor.skip("minimal")) {
            return new Setup.Minimal(cursor.skip('-') ? readSymmetry(cursor) : Symmetry.NONE);
        }
        if (cursor.skip("clues-")) {
            return new Setup.Clues(cursor.number("the number of clues", Setup.Clues.FEWEST, Setup.Clues.MOST));
        }
        if (cursor.skip("pattern-")) {
            return new Setup.InPattern(readPattern(cursor));
        }
        for (String grade : Setup.Graded.GRADES) {
            if (cursor.skip(grade)) {
                return graded(grade, cursor);
            }
        }
        if (cursor.skip(Setup.Graded.NEEDS)) {
            return graded(Setup.Graded.NEEDS + readTechnique(cursor), cursor);
        }
        throw cursor.error("expected singles, minimal, clues-, pattern- or grid, found " + cursor.found()
                + "; or easy, medium, hard, unfair, extreme, needs-");
    }

    private static Setup graded(String grade, Cursor cursor) {
        return new Setup.Graded(grade, cursor.skip(',') ? readSymmetry(cursor) : Symmetry.NONE);
    }

    private static String readTechnique(Cursor cursor) {
        String best = "";
        for (String technique : Setup.Graded.TECHNIQUES) {
            best = cursor.sees(technique) && technique.length() > best.length() ? technique : best;
        }
        if (best.isEmpty()) {
            throw cursor.error("expected a technique (" + String.join(", ", Setup.Graded.TECHNIQUES) + "), found "
                    + cursor.found());
        }
        cursor.skip(best);
        return best;
    }

    private static Symmetry readSymmetry(Cursor cursor) {
        Symmetry best = Symmetry.NONE;
        for (Symmetry symmetry : Symmetry.values()) {
            if (cursor.sees(symmetry.text())
                    && symmetry.text().length() > best.text().length()) {
                best = symmetry;
            }
        }
        if (best == Symmetry.NONE) {
            throw cursor.error("expected a symmetry ("
                    + Arrays.stream(Symmetry.values())
                            .skip(1)
                            .map(Symmetry::text)
                            .collect(Collectors.joining(", "))
                    + "), found " + cursor.found());
        }
        cursor.skip(best.text());
        return best;
    }

    private static Pattern readPattern(Cursor cursor) {
        int start = cursor.offset();
        StringBuilder cells = new StringBuilder();
        while (cells.length() < Houses.CELLS) {
            if (!cursor.sees(Pattern.CLUE) && !cursor.sees(Pattern.NONE)) {
                throw cursor.error("a pattern has 81 cells, x for a clue or . for none; after " + cells.length()
                        + " of them comes " + cursor.found());
            }
            cells.append(cursor.next("a cell"));
        }
        Pattern pattern = new Pattern(cells.toString());
        pattern.hopeless().ifPresent(reason -> {
            throw cursor.error(start, reason);
        });
        return pattern;
    }

    static void write(Setup setup, StringBuilder out) {
        switch (setup) {
            case Setup.Singles _ -> out.append("singles");
            case Setup.Minimal minimal ->
                out.append("minimal")
                        .append(
                                minimal.symmetry() == Symmetry.NONE
                                        ? ""
                                        : "-" + minimal.symmetry().text());
            case Setup.Clues clues -> out.append("clues-").append(clues.number());
            case Setup.InPattern in ->
                out.append("pattern-").append(in.pattern().text());
            case Setup.Graded graded ->
                out.append(graded.grade())
                        .append(
                                graded.symmetry() == Symmetry.NONE
                                        ? ""
                                        : "," + graded.symmetry().text());
            case Setup.Grid _ -> out.append("grid");
        }
    }
}
