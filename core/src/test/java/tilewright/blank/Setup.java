package tilewright.blank;

/**
 * How long the row is.
 *
 * @param cells 1 to 20
 */
record Setup(int cells) {}
