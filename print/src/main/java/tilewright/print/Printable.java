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
 */
public record Printable(
        String id,
        String rating,
        Scene scene,
        Optional<Scene> solution,
        String name,
        String title,
        List<Mark> pointed) {

    public Printable {
        pointed = List.copyOf(pointed);
    }

    /** A puzzle with its number alone. */
    public Printable(String id, String rating, Scene scene, Optional<Scene> solution) {
        this(id, rating, scene, solution, "", "", List.of());
    }
}
