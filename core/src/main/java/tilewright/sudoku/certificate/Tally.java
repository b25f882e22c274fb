package tilewright.sudoku.certificate;

/** What is known of a sum, as a number, while the digits of a line of cells are added up one after the other; 0 at the beginning. */
sealed interface Tally {

    /** No sum that goes on. */
    int DEAD = -1;

    /**
     * Returns what is known with one digit more; {@link #DEAD} when the sum will not be right.
     *
     * @param at the place of the digit, from 0
     */
    int next(int at, int before, int digit);

    /** What is known in the end when the sum is right. */
    int end();

    /** Digits with a sum: the sum so far. */
    record Total(int sum) implements Tally {
        @Override
        public int next(int at, int before, int digit) {
            return before + digit <= sum ? before + digit : DEAD;
        }

        @Override
        public int end() {
            return sum;
        }
    }

    /** The first digit is the sum of the others: what is left of it. */
    record Arrow() implements Tally {
        @Override
        public int next(int at, int before, int digit) {
            return at == 0 ? digit : Math.max(before - digit, DEAD);
        }

        @Override
        public int end() {
            return 0;
        }
    }

    /** Digits between 1 and the highest one: 0 before these, 1 more than the sum so far between them, and 2 more than it behind. */
    record Sandwich(int sum, int highest) implements Tally {
        @Override
        public int next(int at, int before, int digit) {
            boolean crust = digit == 1 || digit == highest;
            if (before == 0) {
                return crust ? 1 : 0;
            }
            if (before == end()) {
                return crust ? DEAD : before;
            }
            if (crust) {
                return before == sum + 1 ? end() : DEAD;
            }
            return before + digit <= sum + 1 ? before + digit : DEAD;
        }

        @Override
        public int end() {
            return sum + 2;
        }
    }
}
