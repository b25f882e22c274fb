package tilewright.puzzle;

import java.util.List;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.text.TextError;

/**
 * Sets up positions by hand, change by change. Has no state; threads may share it.
 *
 * <p>What was entered so far is a draft: a text like that of a position, of which less is asked. The drafts of whole positions
 * are their texts.
 *
 * @param <P> the setup
 */
public interface Editor<P> {

    /** Returns the draft to begin with: nothing was entered. */
    Draft empty(P setup);

    /**
     * Returns the draft of a text.
     *
     * @throws TextError when it is none
     */
    Draft draft(String text);

    /**
     * Returns why a gesture changes nothing.
     *
     * @param draft its text
     * @param gesture one that is not offered
     */
    Message refusal(String draft, Gesture gesture);

    /**
     * What was entered so far.
     *
     * @param scene its picture; each spot that a gesture names is in it
     * @param offers the gestures that change it, each with the text of the draft after it
     * @param words what is missing, or that nothing is
     * @param ready whether the text is that of a position
     */
    record Draft(String text, Scene scene, List<Offer<String>> offers, Message words, boolean ready) {
        public Draft {
            offers = List.copyOf(offers);
        }
    }
}
