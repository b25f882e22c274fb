package tilewright.sudoku.generate;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.sudoku.model.Houses;

/**
 * A set of cells for clues. A value.
 *
 * @param text 81 characters, {@code x} where a clue stands and {@code .} elsewhere
 */
public record Pattern(String text) {

    public static final char CLUE = 'x';
    public static final char NONE = '.';

    public Pattern {
        if (text.length() != Houses.CELLS || text.chars().anyMatch(c -> c != CLUE && c != NONE)) {
            throw new IllegalArgumentException("a pattern has 81 cells, x or ., not (%s)".formatted(text));
        }
    }

    public boolean has(int cell) {
        return text.charAt(cell) == CLUE;
    }

    int size() {
        return (int) text.chars().filter(c -> c == CLUE).count();
    }

    /** The cells in reading order. */
    public int[] cells() {
        int[] cells = new int[size()];
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (has(cell)) {
                cells[count++] = cell;
            }
        }
        return cells;
    }

    /** The reason why no puzzle with clues in these cells has exactly one solution, where that is plain. */
    Optional<Message> hopeless() {
        if (size() < Setup.Clues.FEWEST) {
            return Optional.of(GenerateMessages.fewCells(Setup.Clues.FEWEST, size()));
        }
        for (int house = 0; house < 18; house++) {
            int next = house / 3 * 3 + (house + 1) % 3;
            if (empty(house) && empty(next)) {
                return Optional.of(GenerateMessages.twoEmptyHouses(
                        Houses.value(Math.min(house, next)), Houses.value(Math.max(house, next))));
            }
        }
        return Optional.empty();
    }

    private boolean empty(int house) {
        for (int cell : Houses.cells(house)) {
            if (has(cell)) {
                return false;
            }
        }
        return true;
    }
}
