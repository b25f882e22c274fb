package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tilewright.message.Message;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.step.TechniqueNames;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts of setups: a word, and behind a hyphen what it needs. */
public final class SetupText {

    static final String CLUES = "clues-";

    private static final String NEEDS = "needs-";

    private static final String PRACTICE = "practice-";

    static final String RATED = "se-";

    static final String PATTERN = "pattern-";

    private static final String BEHIND = ",";

    /** Letters of an unknown name that are repeated. */
    private static final int LONGEST = 40;

    private SetupText() {}

    /** The form of all setups. */
    public static Format<Setup> format() {
        return format(
                cursor -> readNeeds(cursor, Target.Needs.kinds()),
                cursor -> readNeeds(cursor, Target.Needs.practiced()));
    }

    /**
     * The form without techniques, which it refuses to read: a small engine for the browser comes without the kinds of steps,
     * as long as only {@link Target#name} asks one for its title.
     */
    public static Format<Setup> withoutTechniques() {
        Function<Cursor, Target.Needs> none = cursor -> {
            throw cursor.error(GenerateMessages.noTechniques());
        };
        return format(none, none);
    }

    private static Format<Setup> format(
            Function<Cursor, Target.Needs> needs, Function<Cursor, Target.Needs> practiced) {
        return Format.of(GenerateMessages.setupForm(), cursor -> read(cursor, needs, practiced), SetupText::write);
    }

    private static Setup read(
            Cursor cursor, Function<Cursor, Target.Needs> needs, Function<Cursor, Target.Needs> practiced) {
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
        if (cursor.skip(PATTERN)) {
            return new Setup.InPattern(readPattern(cursor));
        }
        for (Level level : Level.values()) {
            Target target = new Target.OfLevel(level);
            if (cursor.skip(target.name())) {
                return graded(target, cursor);
            }
        }
        if (cursor.skip(NEEDS)) {
            return graded(needs.apply(cursor), cursor);
        }
        if (cursor.skip(PRACTICE)) {
            return new Setup.Practice(practiced.apply(cursor));
        }
        if (cursor.skip(RATED)) {
            return new Setup.Graded(readRated(cursor), readBehindComma(cursor));
        }
        throw cursor.error(GenerateMessages.expectedSetup(cursor.found()));
    }

    private static Target readRated(Cursor cursor) {
        int low = readRating(cursor);
        cursor.expect('-');
        int start = cursor.offset();
        int high = readRating(cursor);
        if (high < low) {
            throw cursor.error(start, GenerateMessages.ratingsReversed());
        }
        return new Target.Rated(low, high);
    }

    /** Reads a rating, in tenths. */
    private static int readRating(Cursor cursor) {
        int start = cursor.offset();
        int rating =
                10 * cursor.number(GenerateMessages.aRating(), Target.Rated.LOWEST / 10, Target.Rated.HIGHEST / 10);
        if (cursor.skip('.')) {
            rating += cursor.number(GenerateMessages.tenthsOfARating(), 0, 9);
        }
        if (rating > Target.Rated.HIGHEST) {
            throw cursor.error(start, GenerateMessages.highRating());
        }
        return rating;
    }

    private static Setup graded(Target target, Cursor cursor) {
        Symmetry symmetry = cursor.sees(BEHIND + CLUES) ? Symmetry.NONE : readBehindComma(cursor);
        return new Setup.Graded(
                target, symmetry, cursor.skip(BEHIND + CLUES) ? Optional.of(readClues(cursor)) : Optional.empty());
    }

    private static Setup.ClueRange readClues(Cursor cursor) {
        int fewest = readNumber(cursor);
        if (!cursor.skip('-')) {
            return new Setup.ClueRange(fewest, fewest);
        }
        int start = cursor.offset();
        int most = readNumber(cursor);
        if (most < fewest) {
            throw cursor.error(start, GenerateMessages.cluesReversed());
        }
        return new Setup.ClueRange(fewest, most);
    }

    private static int readNumber(Cursor cursor) {
        return cursor.number(GenerateMessages.numberOfClues(), Setup.Clues.FEWEST, Setup.Clues.MOST);
    }

    private static Symmetry readBehindComma(Cursor cursor) {
        return cursor.skip(',') ? readSymmetry(cursor) : Symmetry.NONE;
    }

    /** Reads any name of a technique, up to a comma. */
    private static Target.Needs readNeeds(Cursor cursor, List<StepKind> kinds) {
        int start = cursor.offset();
        String name = cursor.until(',');
        Optional<StepKind> kind = TechniqueNames.find(name).filter(kinds::contains);
        if (kind.isEmpty()) {
            throw cursor.error(start, unknown(name, kinds));
        }
        return new Target.Needs(kind.get());
    }

    private static Message unknown(String name, List<StepKind> kinds) {
        if (name.isEmpty()) {
            return GenerateMessages.expectedTechnique();
        }
        String few = name.length() > LONGEST ? name.substring(0, LONGEST) + "…" : name;
        return TechniqueNames.find(name)
                .map(other -> GenerateMessages.notMade(other.words()))
                .orElseGet(() -> GenerateMessages.unknownTechnique(few, TechniqueNames.suggestion(name, kinds)));
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
            throw cursor.error(GenerateMessages.expectedSymmetry(
                    Arrays.stream(Symmetry.values()).skip(1).map(Symmetry::text).collect(Collectors.joining(", ")),
                    cursor.found()));
        }
        cursor.skip(best.text());
        return best;
    }

    private static Pattern readPattern(Cursor cursor) {
        int start = cursor.offset();
        StringBuilder cells = new StringBuilder();
        while (cells.length() < Houses.CELLS) {
            if (!cursor.sees(Pattern.CLUE) && !cursor.sees(Pattern.NONE)) {
                throw cursor.error(GenerateMessages.shortPattern(cells.length(), cursor.found()));
            }
            cells.append(cursor.next());
        }
        Pattern pattern = new Pattern(cells.toString());
        pattern.hopeless().ifPresent(reason -> {
            throw cursor.error(start, reason);
        });
        return pattern;
    }

    private static void write(Setup setup, StringBuilder out) {
        switch (setup) {
            case Setup.Singles _ -> out.append("singles");
            case Setup.Minimal minimal ->
                out.append("minimal")
                        .append(
                                minimal.symmetry() == Symmetry.NONE
                                        ? ""
                                        : "-" + minimal.symmetry().text());
            case Setup.Clues clues -> out.append(CLUES).append(clues.number());
            case Setup.InPattern in -> out.append(PATTERN).append(in.pattern().text());
            case Setup.Graded graded ->
                out.append(text(graded.target()))
                        .append(behindComma(graded.symmetry()))
                        .append(graded.clues().map(SetupText::behindComma).orElse(""));
            case Setup.Practice practice -> out.append(behind(PRACTICE, practice.target()));
            case Setup.Grid _ -> out.append("grid");
        }
    }

    /** A difficulty, without what stands behind it. */
    static String text(Target target) {
        return switch (target) {
            case Target.OfLevel level -> behind("", level);
            case Target.Needs needs -> behind(NEEDS, needs);
            case Target.Rated rated -> behind(RATED, rated);
        };
    }

    private static String behind(String word, Target target) {
        return word + target.name();
    }

    private static String behindComma(Setup.ClueRange range) {
        String most = range.most() == range.fewest() ? "" : "-" + range.most();
        return BEHIND + CLUES + range.fewest() + most;
    }

    /** A symmetry behind a difficulty; empty for none. */
    static String behindComma(Symmetry symmetry) {
        return symmetry == Symmetry.NONE ? "" : BEHIND + symmetry.text();
    }
}
