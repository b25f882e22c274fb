package tilewright.puzzle;

import java.util.List;
import tilewright.draw.Ink;
import tilewright.message.Message;

/**
 * The meaning of keys while another key is held down.
 *
 * @param before what stands before the key's name in a {@link Gesture.Type}: empty, {@code Shift+}, {@code Ctrl+} or
 *     {@code Ctrl+Shift+}
 * @param words what such keys do, in a word or two
 * @param about the same for a list of all keys, as in "Write a note"
 * @param written what they write, in the plural, as in "notes"
 * @param pens of the keys 1, 2 and so on, where these are colors; else none
 */
public record KeyMode(String before, Message words, Message about, Message written, List<Pen> pens) {

    /** A color that a key writes, and its name. */
    public record Pen(Ink ink, Message words) {}

    public KeyMode {
        pens = List.copyOf(pens);
    }

    /** Constructs a mode whose keys write what they are called. */
    public KeyMode(String before, Message words, Message about, Message written) {
        this(before, words, about, written, List.of());
    }
}
