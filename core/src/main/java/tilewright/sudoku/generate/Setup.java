package tilewright.sudoku.generate;

import java.util.Optional;
import tilewright.sudoku.step.Level;

/** The wanted properties of a generated Sudoku. All have exactly one solution. */
public sealed interface Setup {

    /** A few words, for a list beside others. */
    String label();

    /** The special property of the puzzles, in words that go on after their name. */
    String words();

    /** The task for a player, in a sentence. */
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
     * A number of clues, wherever they stand.
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
     * @param clues the number of its clues; minimal where that is left open, which it is for a rating
     */
    record Graded(Target target, Symmetry symmetry, Optional<ClueRange> clues) implements Setup {

        public Graded {
            if (target instanceof Target.Rated && clues.isPresent()) {
                throw new IllegalArgumentException(
                        "a puzzle of a rating (%s) is minimal, without a number of clues (%s)"
                                .formatted(target, clues.get()));
            }
        }

        /** A minimal one. */
        public Graded(Target target, Symmetry symmetry) {
            this(target, symmetry, Optional.empty());
        }

        /** A minimal one of a level. */
        public Graded(Level level) {
            this(new Target.OfLevel(level), Symmetry.NONE);
        }

        @Override
        public String label() {
            return label(target.label(), symmetry.text());
        }

        @Override
        public String words() {
            return (clues.isEmpty() ? "minimal, " : "") + label(target.words(), symmetry.words());
        }

        @Override
        public String sentence() {
            return target instanceof Target.OfLevel(Level level) ? sentence(level) : Setup.super.sentence();
        }

        private static String sentence(Level level) {
            return switch (level) {
                case EASY -> "Look for a digit’s only place, or a cell’s only digit.";
                case MEDIUM -> "Pairs, triples, and boxes that meet a line rule out candidates.";
                case HARD -> "Takes patterns across the grid, such as the X-Wing.";
                case UNFAIR -> "Takes chains, in which one candidate leads to the next.";
                case EXTREME -> "Takes steps that people rarely find by hand.";
            };
        }

        /** With what belongs to it behind commas. */
        private String label(String ofTarget, String ofSymmetry) {
            String label = symmetry == Symmetry.NONE ? ofTarget : ofTarget + ", " + ofSymmetry;
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
     * A position in which the step that its puzzle needs is the next one: what singles give before it stands there as clues,
     * and what other steps remove is gone from the automatic notes.
     */
    record Practice(Target.Needs target) implements Setup {

        @Override
        public String label() {
            return "practice: " + target.spoken();
        }

        @Override
        public String words() {
            return "a position in which the next step is " + target.spoken();
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
