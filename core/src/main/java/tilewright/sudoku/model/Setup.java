package tilewright.sudoku.model;

import java.util.List;
import java.util.Optional;

/** What a generated Sudoku shall be like. All have exactly one solution. */
public sealed interface Setup {

    /** A few words, for a list beside others. */
    String label();

    /** What is special about the puzzles, in words that go on after their name. */
    String words();

    /** What the puzzles ask of a player, in a sentence. */
    default String sentence() {
        return Character.toUpperCase(words().charAt(0)) + words().substring(1) + ".";
    }

    /** At every moment some cell has a single possible digit. */
    record Singles() implements Setup {

        @Override
        public String label() {
            return "singles only";
        }

        @Override
        public String words() {
            return label();
        }

        @Override
        public String sentence() {
            return "There is always a cell that only one digit fits.";
        }
    }

    /** No clue can be left out; with a symmetry, no orbit of clues. */
    record Minimal(Symmetry symmetry) implements Setup {

        @Override
        public String label() {
            return switch (symmetry) {
                case NONE -> "minimal";
                case HALF_TURN -> "180° symmetry";
                default -> symmetry.text().replace('-', ' ');
            };
        }

        @Override
        public String words() {
            return switch (symmetry) {
                case NONE -> "minimal (every clue is needed)";
                case HALF_TURN -> label();
                default -> "symmetric, " + symmetry.words();
            };
        }

        @Override
        public String sentence() {
            return symmetry == Symmetry.NONE
                    ? "Without any one of its clues there would be several solutions."
                    : "The clues form a pattern that is " + symmetry.words() + ".";
        }
    }

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

        @Override
        public String label() {
            return words();
        }

        @Override
        public String words() {
            return number + " clues";
        }
    }

    /** Clues in exactly these cells. */
    record InPattern(Pattern pattern) implements Setup {

        @Override
        public String label() {
            return pattern.size() + " cells";
        }

        @Override
        public String words() {
            return "clues in " + pattern.size() + " given cells";
        }
    }

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

        @Override
        public String label() {
            return label(grade, symmetry.text());
        }

        @Override
        public String words() {
            String name = grade.startsWith(NEEDS)
                    ? "needs " + grade.substring(NEEDS.length()).replace('-', ' ') + ", nothing harder"
                    : grade;
            return (clues.isEmpty() ? "minimal, " : "") + label(name, symmetry.words());
        }

        @Override
        public String sentence() {
            return switch (grade) {
                case "easy" -> "Look for a digit’s only place, or a cell’s only digit.";
                case "medium" -> "Pairs, triples, and boxes that meet a line rule out candidates.";
                case "hard" -> "Takes patterns across the grid, such as the X-Wing.";
                case "unfair" -> "Takes chains, in which one candidate leads to the next.";
                case "extreme" -> "Takes steps that people rarely find by hand.";
                default -> Setup.super.sentence();
            };
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

        @Override
        public String label() {
            return "SE " + range() + (symmetry == Symmetry.NONE ? "" : ", " + symmetry.text());
        }

        @Override
        public String words() {
            return "minimal, SE rating " + range() + (symmetry == Symmetry.NONE ? "" : ", " + symmetry.words());
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

        @Override
        public String label() {
            return "practice: " + name();
        }

        @Override
        public String words() {
            return "a position in which the next step is " + name();
        }

        String name() {
            return technique.replace('-', ' ');
        }
    }

    /** A filled grid, each equally likely. */
    record Grid() implements Setup {

        @Override
        public String label() {
            return "solved grid";
        }

        @Override
        public String words() {
            return "a solved grid";
        }
    }
}
