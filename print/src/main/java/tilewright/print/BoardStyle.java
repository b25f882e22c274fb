package tilewright.print;

import tilewright.print.canvas.Face;

/**
 * The look of boards.
 *
 * @param digits the face of digits on boards
 * @param weight of lines, as a factor: 0.5 to 3
 * @param digitSize factor of the size of digits: 0.5 to 1.3
 */
public record BoardStyle(Coloring coloring, Face digits, double weight, double digitSize) {

    /** The coloring by which pieces are told apart; they have signs as well. */
    public enum Coloring {
        GRAY,
        /** In the four inks of a press. */
        COLOR,
        /** Each color in an ink of its own. */
        SPOT
    }

    /** The width of the thinnest lines, in points: thinner ones printing houses refuse. */
    public static final double THINNEST = 0.75;

    /** The size of the smallest letters, in points: smaller ones printing houses refuse. */
    public static final double LEAST_LETTERS = 7;

    /** The factors of lines and of digits in large print. */
    public static final double LARGE_WEIGHT = 1.5;

    public static final double LARGE_DIGITS = 1.2;

    /** Constructs a style with digits of the usual size. */
    public BoardStyle(Coloring coloring, Face digits, double weight) {
        this(coloring, digits, weight, 1);
    }

    /** The style in gray, in the face of titles. */
    public static final BoardStyle PLAIN = new BoardStyle(Coloring.GRAY, Face.FIGURES, 1);
}
