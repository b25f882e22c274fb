package tilewright.message;

/** A value of a message that is more than a text. Colors are named as on the board, cells and houses are counted from 0. */
public sealed interface Value {

    /** A whole number of any size, in decimal digits. */
    record Amount(String digits) implements Value {

        public static Amount of(Number number) {
            return new Amount(number.toString());
        }
    }

    /** A cell by its row and its column. */
    record Cell(int row, int column) implements Value {

        /** The name in texts, and of the spot in scenes: {@code r1c1} is the top left. */
        public String name() {
            return "r" + (row + 1) + "c" + (column + 1);
        }
    }

    /** A color, by the letter or number that it has on the board. */
    record Color(String name) implements Value {}

    /** A digit of a cell, 1 to 35; those from 10 on are capital letters. */
    record Digit(int digit) implements Value {

        private static final int LETTERS = 10;

        /** The character that stands for the value. */
        public String text() {
            return digit < LETTERS ? Integer.toString(digit) : String.valueOf((char) ('A' + digit - LETTERS));
        }
    }

    /**
     * A player of a game.
     *
     * @param number counted from 1
     */
    record Player(int number) implements Value {}

    /**
     * A player, with the words that stand instead where that player is spoken to.
     *
     * @param number counted from 1
     * @param you the words instead, where the player is spoken to
     */
    record Addressed(int number, String you) implements Value {}

    /**
     * A row, a column, or a box.
     *
     * @param number counted from 0
     */
    record House(Kind kind, int number) implements Value {
        /** The kinds of houses, in the order in which sentences name them. */
        public enum Kind {
            ROW,
            COLUMN,
            BOX
        }
    }
}
