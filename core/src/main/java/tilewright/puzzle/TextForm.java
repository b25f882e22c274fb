package tilewright.puzzle;

import java.util.function.Function;
import tilewright.message.Message;

/**
 * A further text of a position, to convert to. Reading it is the business of {@link Texts#positions}.
 *
 * @param id lower case letters
 * @param about in a few words
 * @param faithful whether reading it gives a generated position again; else it holds less, or something else
 * @param head what stands once before all texts of a file, of one or more lines; empty for nothing
 * @param writer gives the text, perhaps of several lines, without a line break at its end; throws {@link Study.Refused} for
 *     a position that has no such text
 * @param <S> the position
 */
public record TextForm<S>(String id, Message about, boolean faithful, String head, Function<S, String> writer) {

    /** Constructs a faithful form. */
    public TextForm(String id, Message about, Function<S, String> writer) {
        this(id, about, true, writer);
    }

    /** Constructs a form of texts without a head. */
    public TextForm(String id, Message about, boolean faithful, Function<S, String> writer) {
        this(id, about, faithful, "", writer);
    }
}
