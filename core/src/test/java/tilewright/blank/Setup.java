package tilewright.blank;

/**
 * How long the row is.
 *
 * @param cells 1 to 20
 */
public record Setup(int cells) {}
