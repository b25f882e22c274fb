package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * Finds the next step a person could make, and says why.
 *
 * @param <S> the position
 * @param <M> the move
 */
@FunctionalInterface
public interface Hinter<S, M> {

    /**
     * Empty when nothing is left to do or no reason is known.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    Optional<Hint<M>> hint(S position, Stop stop);

    default Optional<Hint<M>> hint(S position) {
        return hint(position, Stop.never());
    }

    /** The fields of its hints that tables have as columns, in order. */
    default Columns columns() {
        return Columns.NONE;
    }

    /** Whether this hinter can say why something is wrong at a spot. */
    default boolean refutes() {
        return false;
    }

    /**
     * Explains why something is wrong at a spot, as the step that excludes it; empty when no reason is known.
     *
     * @param spot the id of a spot of the scene
     * @param content what might be there, as short as it is on the board
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    default Optional<Hint<M>> whyNot(S position, String spot, String content, Stop stop) {
        return Optional.empty();
    }

    /**
     * A next step with its reason.
     *
     * @param technique the name of the way to reason
     * @param text the step and its reason, for a person
     * @param moves the moves that carry it out
     * @param marks what to point at in the scene
     * @param result what else is known of the step
     * @param stages the same from the weakest to the strongest; at least one
     * @param claims what a {@link Prover} can prove of it; empty for a choice
     * @param <M> the move
     */
    record Hint<M>(
            String technique,
            Message text,
            List<M> moves,
            List<Mark> marks,
            Result result,
            List<Stage> stages,
            List<String> claims)
            implements Result {

        public Hint {
            moves = List.copyOf(moves);
            marks = List.copyOf(marks);
            stages = List.copyOf(stages);
            claims = List.copyOf(claims);
            if (stages.isEmpty()) {
                throw new IllegalArgumentException("hint (%s) has no stage".formatted(technique));
            }
        }

        @Override
        public Json.Obj toJson() {
            return Json.obj().with("technique", technique).withAll(details()).with("text", text);
        }

        /** A hint of which nothing is to be proved. */
        public Hint(
                String technique, Message text, List<M> moves, List<Mark> marks, Result result, List<Stage> stages) {
            this(technique, text, moves, marks, result, stages, List.of());
        }

        /** A hint that gives everything away at once. */
        public Hint(String technique, Message text, List<M> moves, List<Mark> marks, Result result) {
            this(technique, text, moves, marks, result, List.of(new Stage(Stage.WHY, text, marks)));
        }

        /** The fields of the result, for programs. */
        public Json.Obj details() {
            return result.toJson();
        }

        /**
         * Returns this hint with two stages: where to look, and the text of this hint with its marks. There is nothing
         * to do.
         */
        public Hint<M> staged(Message where, List<Mark> around) {
            return staged(List.of(new Stage(Stage.WHERE, where, around), new Stage(Stage.WHY, text, marks)));
        }

        /** Returns this hint with stages of its own. */
        public Hint<M> staged(List<Stage> all) {
            return new Hint<>(technique, text, moves, marks, result, all, claims);
        }

        /** Returns this hint with what can be proved of it. */
        public Hint<M> claiming(List<String> all) {
            return new Hint<>(technique, text, moves, marks, result, stages, all);
        }

        /**
         * Returns this hint in three stages: where to look, the text of this hint with its marks, and what to do.
         *
         * @param where one sentence
         * @param around marks that give nothing away but the place
         * @param button what there is to do, in a few words
         * @param act the same in one sentence
         */
        public Hint<M> staged(Message where, List<Mark> around, Message button, Message act) {
            return staged(List.of(
                    new Stage(Stage.WHERE, where, around),
                    new Stage(Stage.WHY, text, marks),
                    new Stage(button, act, marks)));
        }
    }

    /**
     * A hint of one strength. It gives away more than the one before it, and takes its place.
     *
     * @param title one word or two; of the last one, which says what to do, what a button says that does it
     * @param text one sentence or a few, for a person
     * @param marks all that is to be pointed at in the scene
     */
    record Stage(Message title, Message text, List<Mark> marks) {

        public static final Message WHERE = PuzzleMessages.where();
        public static final Message TECHNIQUE = PuzzleMessages.technique();
        public static final Message WHY = PuzzleMessages.why();

        public Stage {
            marks = List.copyOf(marks);
        }
    }
}
