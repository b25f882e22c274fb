package tilewright.message;

import java.util.List;

/** A value in a hole of a message. Colors and digits are named as on the board, cells and houses are counted from 0. */
public sealed interface Value {

    /** A text in no language, as a name or what was typed. */
    record Text(String text) implements Value {}

    /** A number or an amount; its plural form follows from it. */
    record Amount(Number number) implements Value {}

    /** A sentence or a phrase inside another. */
    record Phrase(Message message) implements Value {}

    /** Phrases that are listed. */
    record Phrases(List<Message> messages) implements Value {
        public Phrases {
            messages = List.copyOf(messages);
        }
    }

    /** Cells of the board, at least one. */
    record Cells(List<Cell> cells) implements Value {
        public Cells {
            cells = List.copyOf(cells);
        }
    }

    /** A color, by the letter or number that it has on the board. */
    record Color(String name) implements Value {}

    /** Digits of cells or the like, in the order in which they are listed. */
    record Digits(List<Integer> digits) implements Value {
        public Digits {
            digits = List.copyOf(digits);
        }
    }

    /** Rows, columns, and boxes, at least one. */
    record Houses(List<House> houses) implements Value {
        public Houses {
            houses = List.copyOf(houses);
        }
    }

    /** A cell by its row and its column. */
    record Cell(int row, int column) {

        /** The name in texts and of the spot of the scene: {@code r1c1} is the top left. */
        public String name() {
            return "r" + (row + 1) + "c" + (column + 1);
        }
    }

    /**
     * A row, a column, or a box.
     *
     * @param number counted from 0
     */
    record House(Kind kind, int number) {
        /** The kinds of houses, in the order in which sentences name them. */
        public enum Kind {
            ROW,
            COLUMN,
            BOX
        }
    }
}
