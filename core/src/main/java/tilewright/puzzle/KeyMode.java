package tilewright.puzzle;

/**
 * What keys do when another is held down with them.
 *
 * @param before what stands before the key's name in a {@link Gesture.Type}: empty, {@code Shift+} or {@code Ctrl+}
 * @param words what such keys do, in a word or two
 */
public record KeyMode(String before, String words) {}
