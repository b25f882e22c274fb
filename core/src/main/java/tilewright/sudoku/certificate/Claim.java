package tilewright.sudoku.certificate;

/** A statement about the solutions of a Sudoku. */
public sealed interface Claim {

    /** The word for it in certificates and options. */
    String word();

    /** Exactly one solution. */
    record Unique() implements Claim {
        @Override
        public String word() {
            return "unique";
        }
    }

    /** No solution. */
    record None() implements Claim {
        @Override
        public String word() {
            return "none";
        }
    }

    /** At least two solutions. */
    record Several() implements Claim {
        @Override
        public String word() {
            return "several";
        }
    }

    /** Exactly one solution, and several without any one of the clues. */
    record Minimal() implements Claim {
        @Override
        public String word() {
            return "minimal";
        }
    }

    /**
     * A digit that stands in a cell in every solution, or in none.
     *
     * @param cell 0 to 80
     * @param digit 1 to 9
     * @param placed whether it stands there in every solution
     */
    record Forced(int cell, int digit, boolean placed) implements Claim {
        @Override
        public String word() {
            return "forced r" + (cell / 9 + 1) + "c" + (cell % 9 + 1) + (placed ? "=" : "-") + digit;
        }
    }
}
