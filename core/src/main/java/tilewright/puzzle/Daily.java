package tilewright.puzzle;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * The puzzle of a weekday.
 *
 * @param setup what positions of that day are like
 * @param label the setup in a word or two, and who plays against one
 * @param agent the computer player on the second seat; empty where one plays alone
 * @param <P> the setup
 */
public record Daily<P>(P setup, Message label, String agent) {

    public static final int DAYS_A_WEEK = 7;

    private static final String WORD = "daily-";

    public Daily(P setup, Message label) {
        this(setup, label, "");
    }

    /**
     * A day of the Gregorian calendar. Each puzzle has one position for it, the same everywhere: item 0 of the seed
     * {@link #seed}, of the setup that the puzzle has for the {@link #weekday}.
     *
     * <p>The core has no {@code java.time}: its calendar would make the engines for the browser larger.
     *
     * @param year 1583 to 9999
     */
    public record Date(int year, int month, int day) {

        /** The shift of each month in weekdays, from 1 on. */
        private static final String SHIFTS = "0032503514624";

        /**
         * The date of the setup {@code daily-YYYY-MM-DD}; empty for any other setup.
         *
         * @throws TextError when no date follows the word
         */
        public static Optional<Date> of(String setup) {
            Cursor cursor = new Cursor(setup);
            return cursor.skip(WORD) ? Optional.of(read(cursor)) : Optional.empty();
        }

        /**
         * The date of a text {@code YYYY-MM-DD}.
         *
         * @throws TextError when it is none
         */
        public static Date parse(String text) {
            return read(new Cursor(text));
        }

        private static Date read(Cursor cursor) {
            int year = cursor.number(PuzzleMessages.theYear(), 1583, 9999);
            cursor.expect('-');
            int month = cursor.number(PuzzleMessages.theMonth(), 1, 12);
            cursor.expect('-');
            int day = cursor.number(PuzzleMessages.theDay(), 1, length(year, month));
            cursor.expectEnd();
            return new Date(year, month, day);
        }

        private static int length(int year, int month) {
            return switch (month) {
                case 2 -> leap(year) ? 29 : 28;
                case 4, 6, 9, 11 -> 30;
                default -> 31;
            };
        }

        private static boolean leap(int year) {
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        }

        /** Returns the day of the week, 0 for Monday. By Sakamoto's method. */
        public int weekday() {
            int counted = month < 3 ? year - 1 : year;
            return (counted + counted / 4 - counted / 100 + counted / 400 + (SHIFTS.charAt(month) - '0') + day + 6)
                    % DAYS_A_WEEK;
        }

        /** The digits of the date, such as 20261122. */
        public long seed() {
            return (year * 100L + month) * 100 + day;
        }

        /**
         * The random numbers for item 0, 1, 2, … of a setup and a seed, the same wherever positions are made.
         *
         * @param setup that of a date has the date's own seed
         * @throws TextError when no date follows the word
         */
        public static SeededRandom random(String setup, long seed, long item) {
            return SeededRandom.ofItem(of(setup).map(Date::seed).orElse(seed), item);
        }
    }
}
