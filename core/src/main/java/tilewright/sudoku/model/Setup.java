package tilewright.sudoku.model;

import java.util.List;
import java.util.Optional;

/** What a generated Sudoku shall be like. All have exactly one solution. */
public sealed interface Setup {

    /** At every moment some cell has a single possible digit. */
    record Singles() implements Setup {}

    /** No clue can be left out; with a symmetry, no orbit of clues. */
    record Minimal(Symmetry symmetry) implements Setup {}

    /**
     * So many clues, wherever they stand.
     *
     * @param number {@value #FEWEST} to 80; nobody has found a puzzle with fewer, and there is none [1]
     */
    record Clues(int number) implements Setup {

        // [1] McGuire, Tugemann, Civario: There is no 16-clue Sudoku, 2012.
        public static final int FEWEST = 17;

        public static final int MOST = 80;

        public Clues {
            if (number < FEWEST || number > MOST) {
                throw new IllegalArgumentException("clues (%d) must be %d to %d".formatted(number, FEWEST, MOST));
            }
        }
    }

    /** Clues in exactly these cells. */
    record InPattern(Pattern pattern) implements Setup {}

    /**
     * A puzzle of a difficulty.
     *
     * @param grade one of {@link #GRADES}, or {@code needs-} and one of {@link #TECHNIQUES}: the hardest technique that it needs
     * @param clues how many it has; where that is left open, it is minimal
     */
    record Graded(String grade, Symmetry symmetry, Optional<ClueRange> clues) implements Setup {

        /** HoDoKu's levels, the easiest first. */
        public static final List<String> GRADES = List.of("easy", "medium", "hard", "unfair", "extreme");

        public static final String NEEDS = "needs-";

        /** The names of techniques, in lower case with hyphens. */
        public static final List<String> TECHNIQUES = List.of(
                "locked-pair",
                "locked-triple",
                "pointing",
                "claiming",
                "naked-pair",
                "naked-triple",
                "hidden-pair",
                "hidden-triple",
                "naked-quad",
                "hidden-quad",
                "x-wing",
                "swordfish",
                "jellyfish",
                "remote-pair",
                "bug+1",
                "skyscraper",
                "two-string-kite",
                "turbot-fish",
                "empty-rectangle",
                "w-wing",
                "xy-wing",
                "xyz-wing",
                "unique-rectangle-type-1",
                "unique-rectangle-type-2",
                "unique-rectangle-type-3",
                "unique-rectangle-type-4",
                "hidden-rectangle",
                "finned-x-wing",
                "sashimi-x-wing",
                "finned-swordfish",
                "sashimi-swordfish",
                "sue-de-coq",
                "x-chain",
                "xy-chain",
                "aic",
                "grouped-aic",
                "als-xz",
                "als-xy-wing");

        /** A minimal one. */
        public Graded(String grade, Symmetry symmetry) {
            this(grade, symmetry, Optional.empty());
        }

        /** With what belongs to it behind commas. */
        private String label(String ofGrade, String ofSymmetry) {
            String label = symmetry == Symmetry.NONE ? ofGrade : ofGrade + ", " + ofSymmetry;
            return clues.map(range -> label + ", " + range.words()).orElse(label);
        }
    }

    /**
     * How many clues a puzzle may have.
     *
     * @param fewest {@value Clues#FEWEST} to most
     * @param most fewest to {@value Clues#MOST}
     */
    record ClueRange(int fewest, int most) {

        public ClueRange {
            if (fewest < Clues.FEWEST || most > Clues.MOST || fewest > most) {
                throw new IllegalArgumentException(
                        "clues (%d to %d) must be %d to %d".formatted(fewest, most, Clues.FEWEST, Clues.MOST));
            }
        }

        public boolean has(int number) {
            return fewest <= number && number <= most;
        }

        String words() {
            return (fewest == most ? "" : fewest + " to ") + most + " clues";
        }
    }

    /**
     * A minimal puzzle whose rating on Sudoku Explainer's scale lies in a range.
     *
     * @param low in tenths: {@value #LOWEST} to high
     * @param high in tenths: low to {@value #HIGHEST}
     */
    record Rated(int low, int high, Symmetry symmetry) implements Setup {

        public static final int LOWEST = 10;
        public static final int HIGHEST = 120;

        public Rated {
            if (low < LOWEST || high > HIGHEST || low > high) {
                throw new IllegalArgumentException(
                        "ratings (%d to %d) must be %d to %d, in tenths".formatted(low, high, LOWEST, HIGHEST));
            }
        }

        String range() {
            return tenths(low) + "-" + tenths(high);
        }

        private static String tenths(int rating) {
            return rating / 10 + "." + rating % 10;
        }
    }

    /**
     * A position in which a technique is the next step: what singles give before it stands there as clues, and what other steps
     * remove is gone from the automatic notes.
     *
     * @param technique one of {@link Graded#TECHNIQUES}
     */
    record Practice(String technique) implements Setup {

        String name() {
            return technique.replace('-', ' ');
        }
    }

    /** A filled grid, each equally likely. */
    record Grid() implements Setup {}

    default String label() {
        return switch (this) {
            case Singles _ -> "easy";
            case Minimal minimal ->
                switch (minimal.symmetry) {
                    case NONE -> "fewest clues";
                    case HALF_TURN -> "symmetric";
                    default -> minimal.symmetry.text().replace('-', ' ');
                };
            case Clues clues -> clues.words();
            case InPattern in -> in.pattern.size() + " cells";
            case Graded graded -> graded.label(graded.grade, graded.symmetry.text());
            case Rated rated ->
                "SE " + rated.range() + (rated.symmetry == Symmetry.NONE ? "" : ", " + rated.symmetry.text());
            case Practice practice -> "practice: " + practice.name();
            case Grid _ -> "solved grid";
        };
    }

    default String words() {
        return switch (this) {
            case Singles _ -> "solvable by single candidates alone";
            case Minimal minimal ->
                minimal.symmetry == Symmetry.NONE
                        ? "fewest clues: none can be removed"
                        : "symmetric, " + minimal.symmetry.words();
            case Clues clues -> clues.number + " clues";
            case InPattern in -> "clues in " + in.pattern.size() + " given cells";
            case Graded graded -> words(graded);
            case Rated rated ->
                "minimal, SE rating " + rated.range()
                        + (rated.symmetry == Symmetry.NONE ? "" : ", " + rated.symmetry.words());
            case Practice practice -> "a position in which the next step is " + practice.name();
            case Grid _ -> "a solved grid";
        };
    }

    private static String words(Graded graded) {
        String grade = graded.grade.startsWith(Graded.NEEDS)
                ? "needs " + graded.grade.substring(Graded.NEEDS.length()).replace('-', ' ') + ", nothing harder"
                : graded.grade;
        return (graded.clues.isEmpty() ? "minimal, " : "") + graded.label(grade, graded.symmetry.words());
    }
}
