package tilewright.blank;

/**
 * A row of a given length.
 *
 * @param cells 1 to 20
 */
public record Setup(int cells) {}
