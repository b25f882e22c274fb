package tilewright.draw;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.message.Value;

/**
 * A picture of a position: marks that say what they mean, and the spots a person can point at.
 *
 * <p>Immutable; threads may share one. Lengths are in units of {@link #CELL} to a cell, so that notes and thirds of a
 * cell are whole numbers.
 *
 * @param width of the whole picture
 * @param height of the whole picture
 * @param title what the picture shows, in one sentence
 * @param spots in reading order: the board row by row, then the tray
 * @param marks from the lowest to the uppermost
 * @param parts what a page may place apart, the board first; none where all of the picture is the board
 */
public record Scene(int width, int height, Message title, List<Spot> spots, List<Mark> marks, List<Part> parts) {

    /** Units to the side of a cell. */
    public static final int CELL = 12;

    /**
     * A part of the picture. The spots and marks whose middle lies in its box belong to it.
     *
     * @param name {@code board}; {@code tray-1}, {@code tray-2} and so on for what each player holds; {@code pile}
     * @param spot that says the same in words; empty where each of the pieces has one
     * @param pieces what lies there, by kind; none on the board
     */
    public record Part(String name, Box box, String spot, List<Piece> pieces) {
        public Part {
            pieces = List.copyOf(pieces);
        }
    }

    /**
     * Pieces of one kind that lie together.
     *
     * @param text what is written on them
     * @param count 0 or more
     * @param goal how many there are to be, as long as that can be reached; else 0
     * @param spot where they can be pointed at; empty for nowhere
     */
    public record Piece(Ink ink, String text, int count, int goal, String spot) {}

    /** A picture that is all board. */
    public Scene(int width, int height, Message title, List<Spot> spots, List<Mark> marks) {
        this(width, height, title, spots, marks, List.of());
    }

    public Scene {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("width (%d) and height (%d) must be 1 or more".formatted(width, height));
        }
        spots = List.copyOf(spots);
        marks = List.copyOf(marks);
        parts = List.copyOf(parts);
    }

    /** The same picture with more marks on top. */
    public Scene with(List<Mark> more) {
        List<Mark> all = new ArrayList<>(marks);
        all.addAll(more);
        return new Scene(width, height, title, spots, all, parts);
    }

    /** A scene in the making. Mutable; one thread at a time. */
    public static final class Builder {

        private final int width;
        private final int height;
        private final List<Spot> spots = new ArrayList<>();
        private final List<Mark> marks = new ArrayList<>();
        private final List<Part> parts = new ArrayList<>();

        /** A picture of rows and columns of cells. */
        public Builder(int rows, int columns) {
            this.width = columns * CELL;
            this.height = rows * CELL;
        }

        /** Adds a cell of the board at its place in the picture. */
        public Builder cell(Value.Cell cell, Message content) {
            return spot(cell.name(), Box.cell(cell.row(), cell.column()), DrawMessages.cell(cell), content);
        }

        /** Adds a spot whose content says where it is as well. */
        public Builder spot(String id, Box box, Message content) {
            return spot(id, box, Message.NONE, content);
        }

        public Builder spot(String id, Box box, Message place, Message content) {
            spots.add(new Spot(id, box, place, content));
            return this;
        }

        /**
         * Adds a button: a spot to press, whose marks all lie in its box.
         *
         * @param what it does
         * @param obstacle why it does nothing now; empty when it does
         */
        public Builder button(String id, Box box, Message what, Message obstacle) {
            spots.add(new Spot(id, box, what, obstacle, true));
            return this;
        }

        public Builder mark(Mark mark) {
            marks.add(mark);
            return this;
        }

        public Builder part(String name, Box box, String spot, List<Piece> pieces) {
            parts.add(new Part(name, box, spot, pieces));
            return this;
        }

        public Builder glyph(Box box, String text, Ink ink) {
            return mark(new Mark.Glyph(box, text, ink));
        }

        public Builder label(Box box, Message words, Ink ink) {
            return mark(new Mark.Label(box, words, ink));
        }

        /** Adds lines between all cells of a part of the picture, and a strong frame round it. */
        public Builder grid(int row, int column, int rows, int columns) {
            int top = row * CELL;
            int left = column * CELL;
            int bottom = top + rows * CELL;
            int right = left + columns * CELL;
            for (int i = 1; i < rows; i++) {
                mark(new Mark.Line(left, top + i * CELL, right, top + i * CELL, 1, Ink.LINE));
            }
            for (int i = 1; i < columns; i++) {
                mark(new Mark.Line(left + i * CELL, top, left + i * CELL, bottom, 1, Ink.LINE));
            }
            return frame(row, column, rows, columns);
        }

        /** Adds a strong line round some whole cells. */
        public Builder frame(int row, int column, int rows, int columns) {
            int top = row * CELL;
            int left = column * CELL;
            int bottom = top + rows * CELL;
            int right = left + columns * CELL;
            mark(new Mark.Line(left, top, right, top, 2, Ink.STRONG));
            mark(new Mark.Line(left, bottom, right, bottom, 2, Ink.STRONG));
            mark(new Mark.Line(left, top, left, bottom, 2, Ink.STRONG));
            return mark(new Mark.Line(right, top, right, bottom, 2, Ink.STRONG));
        }

        public Scene build(Message title) {
            return new Scene(width, height, title, spots, marks, parts);
        }
    }
}
