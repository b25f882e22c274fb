package tilewright.blank;

/**
 * Fills a cell.
 *
 * @param cell from 0
 */
public record Move(int cell) {}
