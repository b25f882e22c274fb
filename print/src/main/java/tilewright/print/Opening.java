package tilewright.print;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Mark;
import tilewright.draw.Scene;

/**
 * A framed text on the first page of sheets, above the puzzles, such as the rules.
 *
 * @param title empty for none
 * @param text paragraphs
 * @param example a worked one
 * @param steps of the example, beside it
 */
public record Opening(String title, List<String> text, Optional<Example> example, List<String> steps) {

    public Opening {
        text = List.copyOf(text);
        steps = List.copyOf(steps);
    }

    /**
     * A board with marks that point at something in it.
     *
     * @param pointed the marks
     */
    public record Example(Scene scene, List<Mark> pointed) {
        public Example {
            pointed = List.copyOf(pointed);
        }
    }
}
