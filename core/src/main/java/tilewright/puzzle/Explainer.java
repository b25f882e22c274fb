package tilewright.puzzle;

import java.util.List;
import tilewright.draw.Mark;
import tilewright.message.Message;

/**
 * Explains what may be in a spot, and why nothing else may. Threads may share one.
 *
 * @param <S> the position
 */
@FunctionalInterface
public interface Explainer<S> {

    /**
     * Explains a spot.
     *
     * @param spot the id of a spot of the scene
     */
    Explanation explain(S position, String spot);

    /**
     * The explanation of a spot.
     *
     * @param lines one or more
     * @param marks what goes together with the spot, to lay faintly over the scene
     */
    record Explanation(List<Line> lines, List<Mark> marks) {
        public Explanation {
            lines = List.copyOf(lines);
            marks = List.copyOf(marks);
        }

        /** An explanation of a single sentence. */
        public static Explanation of(Message sentence) {
            return new Explanation(List.of(new Line("", true, sentence, List.of())), List.of());
        }
    }

    /**
     * A part of an explanation.
     *
     * @param about what might be there, as short as it is on the board; empty for a line about the spot itself
     * @param fits whether it may
     * @param text a sentence
     * @param marks what to point at
     */
    record Line(String about, boolean fits, Message text, List<Mark> marks) {
        public Line {
            marks = List.copyOf(marks);
        }
    }
}
