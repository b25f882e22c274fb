package tilewright.cli.context;

import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Nearest;

/** Words that can be typed, in sentences. */
public final class Words {

    private Words() {}

    public static List<Message> of(List<String> words) {
        return words.stream().map(Message::verbatim).toList();
    }

    /** Returns the end of a sentence about an unknown word: the known one that is near. */
    public static Message near(String typed, List<String> known) {
        return Message.verbatim(Nearest.suggestion(typed, known));
    }
}
