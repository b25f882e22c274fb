package tilewright.print;

import tilewright.print.canvas.Face;

/**
 * How boards look.
 *
 * @param digits the face of digits on boards
 * @param weight of lines, as a factor: 0.5 to 3
 */
public record BoardStyle(Coloring coloring, Face digits, double weight) {

    /** How pieces are told apart; signs are there in each. */
    public enum Coloring {
        GRAY,
        /** In the four inks of a press. */
        COLOR,
        /** Each color in an ink of its own. */
        SPOT
    }

    /** In gray, in the face of titles. */
    public static final BoardStyle PLAIN = new BoardStyle(Coloring.GRAY, Face.FIGURES, 1);
}
