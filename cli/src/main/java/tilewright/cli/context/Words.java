package tilewright.cli.context;

import java.util.List;
import tilewright.message.Message;

/** Words that can be typed, in sentences. */
public final class Words {

    private Words() {}

    public static List<Message> of(List<String> words) {
        return words.stream().map(Message::verbatim).toList();
    }
}
