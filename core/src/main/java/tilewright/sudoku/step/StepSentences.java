package tilewright.sudoku.step;

import java.util.List;
import tilewright.message.Message;

/**
 * A step in words, made from its data: in four strengths, each of which gives away more than the one before. Steps that Sudoku
 * Explainer's techniques found are worded otherwise than those of HoDoKu's.
 *
 * @param where a hint where to look
 * @param houses those where to look; none for the whole grid
 * @param digit the digit to look for; 0 for all
 * @param technique the name, of rated steps with a sentence about it
 * @param why the reason
 * @param act the conclusion
 * @param text the reason and the conclusion, in one text
 */
public record StepSentences(
        Message where, List<Integer> houses, int digit, Message technique, Message why, Message act, Message text) {

    /** Maximum number of links that are drawn. */
    public static final int DRAWN_LINKS = 40;

    public StepSentences {
        houses = List.copyOf(houses);
    }

    public static StepSentences of(Step step) {
        return step.rated() ? new ExplainerSentences(step).all() : HodokuSentences.of(step);
    }
}
