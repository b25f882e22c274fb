package tilewright.task;

import tilewright.puzzle.Puzzle;
import tilewright.text.Cursor;
import tilewright.text.Refusal;

/**
 * A task whose lines are positions; a failure to read or to do one is an answer as well. Threads may share one.
 *
 * @param <S> the position
 */
public final class PositionTask<S> implements Task {

    private final Puzzle<?, S, ?> puzzle;
    private final Work<S> work;

    /** A task for a position. */
    @FunctionalInterface
    public interface Work<S> {

        /**
         * The answer for a position.
         *
         * @throws Refusal when there is none for this position
         */
        Answer answer(S position);
    }

    public PositionTask(Puzzle<?, S, ?> puzzle, Work<S> work) {
        this.puzzle = puzzle;
        this.work = work;
    }

    /** The answer for a line: a position's text, or a share ID of the same puzzle. */
    @Override
    public Answer answer(long item, String line) {
        try {
            Cursor cursor = new Cursor(line);
            S position = Tasks.position(puzzle, cursor);
            return work.answer(position).warned(cursor.warning());
        } catch (Refusal refusal) {
            return Answer.of(refusal);
        }
    }

    /** The answer for a position. */
    public Answer answer(S position) {
        try {
            return work.answer(position);
        } catch (Refusal refusal) {
            return Answer.of(refusal);
        }
    }
}
