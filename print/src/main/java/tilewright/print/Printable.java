package tilewright.print;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Mark;
import tilewright.draw.Scene;

/**
 * A puzzle to be printed.
 *
 * @param id its share ID
 * @param rating how hard it is, in a few words; empty when nobody knows
 * @param scene the puzzle
 * @param solution its solution; empty when there is none to print
 * @param name what is printed in place of its number; empty for the number
 * @param title above the board; empty for none
 * @param pointed marks over the board, such as the answer to a question about it
 * @param below lines below the board
 */
public record Printable(
        String id,
        String rating,
        Scene scene,
        Optional<Scene> solution,
        String name,
        String title,
        List<Mark> pointed,
        List<Line> below) {

    public Printable {
        pointed = List.copyOf(pointed);
        below = List.copyOf(below);
    }

    /**
     * A line below a board.
     *
     * @param rule whether there is a rule to write on behind the words
     */
    public record Line(String words, boolean rule) {}

    /** A puzzle with its number alone. */
    public Printable(String id, String rating, Scene scene, Optional<Scene> solution) {
        this(id, rating, scene, solution, "", "", List.of(), List.of());
    }

    /** Returns this puzzle with a name. */
    public Printable named(String other) {
        return new Printable(id, rating, scene, solution, other, title, pointed, below);
    }

    /** Returns this puzzle with a title. */
    public Printable titled(String other) {
        return new Printable(id, rating, scene, solution, name, other, pointed, below);
    }

    /** Returns this puzzle with another drawing of it. */
    public Printable drawn(Scene other) {
        return new Printable(id, rating, other, solution, name, title, pointed, below);
    }
}
