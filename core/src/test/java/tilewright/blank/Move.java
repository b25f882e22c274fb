package tilewright.blank;

/**
 * Fills a cell.
 *
 * @param cell from 0
 */
record Move(int cell) {}
