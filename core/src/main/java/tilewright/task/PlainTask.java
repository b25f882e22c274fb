package tilewright.task;

import tilewright.puzzle.PlainTexts;
import tilewright.text.AsciiBuilder;

/**
 * A task for plain texts, from bytes to bytes: it answers with the line of the {@link Task}'s answer. Threads may share
 * one.
 *
 * @param texts the lines that it is for
 */
public record PlainTask(PlainTexts<?> texts, PlainTexts.Answers answers) {

    /**
     * Appends the answer and a line break.
     *
     * @return false, and nothing is appended, when the task for all texts has to answer, and to say what is wrong
     */
    public boolean answer(byte[] bytes, int from, AsciiBuilder out) {
        int before = out.length();
        if (answered(bytes, from, out)) {
            out.append('\n');
            return true;
        }
        out.cut(before);
        return false;
    }

    private boolean answered(byte[] bytes, int from, AsciiBuilder out) {
        try {
            return answers.answer(bytes, from, out);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError again) {
            return false; // it comes again where it is told
        }
    }
}
