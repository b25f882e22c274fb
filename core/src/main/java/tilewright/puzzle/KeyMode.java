package tilewright.puzzle;

/**
 * What keys do when another is held down with them.
 *
 * @param before what stands before the key's name in a {@link Gesture.Type}: empty, {@code Shift+} or {@code Ctrl+}
 * @param words what such keys do, in a word or two
 * @param about the same for a list of all keys, as in "Write a note"
 * @param written what they write, in the plural, as in "notes"
 */
public record KeyMode(String before, String words, String about, String written) {}
