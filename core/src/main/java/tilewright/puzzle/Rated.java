package tilewright.puzzle;

import tilewright.message.Message;

/** The result of a study that rates a puzzle, or of a hint whose step is rated. */
public interface Rated extends Result {

    /** Rating of the step, or of the hardest step of the puzzle, in tenths; 0 where steps have no rating. */
    default int tenths() {
        return 0;
    }

    /** Difficulty of the puzzle in a few words; empty where the line of the report is the shortest form. */
    default Message words() {
        return Message.NONE;
    }

    /** Level of the puzzle, such as “easy”; empty without levels. */
    default Message level() {
        return Message.NONE;
    }

    /** Number of the level of the step or of the puzzle, from 1, the easiest; 0 without levels. */
    default int grade() {
        return 0;
    }

    /** Whether the rating is a proof. */
    default boolean proven() {
        return false;
    }
}
