package tilewright.sudoku.model;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewright.text.Cursor;

/** The texts of setups: a word, and behind a hyphen what it needs. */
final class SetupText {

    static final String SHAPE =
            "singles, minimal, minimal-SYMMETRY, clues-N, pattern- and 81 cells x or ., grid, easy to extreme,"
                    + " needs-TECHNIQUE, se-LOW-HIGH; behind these ,SYMMETRY, and behind levels and techniques ,clues-LOW-HIGH;"
                    + " practice-TECHNIQUE";

    private static final String CLUES = "clues-";

    private static final String BEHIND = ",";

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
        if (cursor.skip(CLUES)) {
            return new Setup.Clues(readNumber(cursor));
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
        if (cursor.skip("practice-")) {
            return new Setup.Practice(readTechnique(cursor));
        }
        if (cursor.skip("se-")) {
            return rated(cursor);
        }
        throw cursor.error("expected singles, minimal, clues-, pattern- or grid, found " + cursor.found()
                + "; or easy, medium, hard, unfair, extreme, needs-, se-, practice-");
    }

    private static Setup rated(Cursor cursor) {
        int low = readRating(cursor);
        cursor.expect('-');
        int start = cursor.offset();
        int high = readRating(cursor);
        if (high < low) {
            throw cursor.error(start, "the highest rating is below the lowest");
        }
        return new Setup.Rated(low, high, readBehindComma(cursor));
    }

    /** In tenths. */
    private static int readRating(Cursor cursor) {
        int start = cursor.offset();
        int rating = 10 * cursor.number("a rating", Setup.Rated.LOWEST / 10, Setup.Rated.HIGHEST / 10);
        if (cursor.skip('.')) {
            rating += cursor.number("tenths of a rating", 0, 9);
        }
        if (rating > Setup.Rated.HIGHEST) {
            throw cursor.error(start, "a rating is at most 12.0");
        }
        return rating;
    }

    private static Setup graded(String grade, Cursor cursor) {
        Symmetry symmetry = cursor.sees(BEHIND + CLUES) ? Symmetry.NONE : readBehindComma(cursor);
        return new Setup.Graded(
                grade, symmetry, cursor.skip(BEHIND + CLUES) ? Optional.of(readClues(cursor)) : Optional.empty());
    }

    private static Setup.ClueRange readClues(Cursor cursor) {
        int fewest = readNumber(cursor);
        if (!cursor.skip('-')) {
            return new Setup.ClueRange(fewest, fewest);
        }
        int start = cursor.offset();
        int most = readNumber(cursor);
        if (most < fewest) {
            throw cursor.error(start, "the most clues are fewer than the fewest");
        }
        return new Setup.ClueRange(fewest, most);
    }

    private static int readNumber(Cursor cursor) {
        return cursor.number("the number of clues", Setup.Clues.FEWEST, Setup.Clues.MOST);
    }

    private static Symmetry readBehindComma(Cursor cursor) {
        return cursor.skip(',') ? readSymmetry(cursor) : Symmetry.NONE;
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
            case Setup.Clues clues -> out.append(CLUES).append(clues.number());
            case Setup.InPattern in ->
                out.append("pattern-").append(in.pattern().text());
            case Setup.Graded graded ->
                out.append(graded.grade())
                        .append(behindComma(graded.symmetry()))
                        .append(graded.clues().map(SetupText::behindComma).orElse(""));
            case Setup.Rated rated -> out.append("se-").append(rated.range()).append(behindComma(rated.symmetry()));
            case Setup.Practice practice -> out.append("practice-").append(practice.technique());
            case Setup.Grid _ -> out.append("grid");
        }
    }

    private static String behindComma(Setup.ClueRange range) {
        String most = range.most() == range.fewest() ? "" : "-" + range.most();
        return BEHIND + CLUES + range.fewest() + most;
    }

    private static String behindComma(Symmetry symmetry) {
        return symmetry == Symmetry.NONE ? "" : "," + symmetry.text();
    }
}
