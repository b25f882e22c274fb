package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewright.text.Ascii;
import tilewright.text.TextLines;
import tilewright.text.Whitespace;

/**
 * A grid of another size that stands alone in a text: all cells in a line, or a line for each row.
 *
 * @param side number of rows, and of columns
 * @param digits of the cells, row by row; 0 for an empty one
 */
public record OtherGrid(int side, List<Integer> digits) {

    private static final String EMPTY = ".*_-+?";

    /** Minimum number of different digits. */
    private static final int FEWEST_DIGITS = 2;

    /** A cell with nothing in it; the others are numbers, and letters behind {@link #LETTERS}. */
    private static final int NONE = -1;

    private static final int LETTERS = 100;

    public OtherGrid {
        digits = List.copyOf(digits);
    }

    /**
     * The grid of a text; empty when it is another text, when there is more than one way to read it, and when it cannot be a Sudoku with the
     * usual boxes.
     */
    public static Optional<OtherGrid> of(String text) {
        int stop = text.indexOf('\n');
        if (stop < 0) {
            String cells = Whitespace.strip(text);
            int side = OtherSizes.sideOfLine(cells);
            return side == 0 ? Optional.empty() : of(side, characters(cells)).filter(OtherGrid::isPlausible);
        }
        TextLines lines = TextLines.of(text);
        int first = TextFaults.firstContent(lines);
        return first < lines.size() && lines.size() - first >= OtherSizes.SMALLEST
                ? ofRows(lines.behind(first)).filter(OtherGrid::isPlausible)
                : Optional.empty();
    }

    /** The text of the one puzzle in a value in brackets; empty when there is none, or several. */
    public static Optional<String> textIn(String value) {
        return ValueText.in(value)
                .map(ValueText.Whole::parts)
                .filter(parts -> parts.size() == 1 && parts.getFirst().fault().isEmpty())
                .map(parts -> parts.getFirst().text());
    }

    private static Optional<OtherGrid> ofRows(TextLines lines) {
        int side = OtherSizes.side(lines);
        List<Integer> symbols = new ArrayList<>();
        for (int i = 0; i < lines.size() && side > 0; i++) {
            List<String> row = OtherSizes.row(lines.line(i));
            if (row.size() == side) {
                row.forEach(cell -> symbols.add(symbol(cell)));
            }
        }
        return side > 0 ? of(side, symbols) : Optional.empty();
    }

    private static List<Integer> characters(String cells) {
        List<Integer> symbols = new ArrayList<>();
        for (int i = 0; i < cells.length(); i++) {
            symbols.add(symbol(cells.substring(i, i + 1)));
        }
        return symbols;
    }

    private static int symbol(String cell) {
        if (cell.isEmpty() || cell.length() == 1 && EMPTY.indexOf(cell.charAt(0)) >= 0) {
            return NONE;
        }
        char c = cell.charAt(0);
        return Ascii.isLetter(c) ? LETTERS + (c | 0x20) - 'a' : LooseJson.small(cell);
    }

    /**
     * The grid of a list of rows; empty when there is more than one way to read it.
     *
     * @param cells as {@link ValueCells} has them
     */
    static Optional<OtherGrid> of(int side, byte[] cells) {
        List<Integer> symbols = new ArrayList<>();
        for (byte cell : cells) {
            if (cell == ValueCells.FOREIGN) {
                return Optional.empty();
            }
            symbols.add(ValueCells.isLetter(cell) ? LETTERS + ValueCells.letter(cell) : ValueCells.number(cell));
        }
        return of(side, symbols);
    }

    private static Optional<OtherGrid> of(int side, List<Integer> symbols) {
        if (symbols.size() != side * side) {
            return Optional.empty();
        }
        boolean letters = symbols.stream().anyMatch(symbol -> symbol >= LETTERS);
        boolean numbers = symbols.stream().anyMatch(symbol -> symbol > 0 && symbol < LETTERS);
        boolean zeros = symbols.contains(0);
        boolean fromZero = zeros && symbols.contains(NONE);
        int more = fromZero ? 1 : 0;
        int first = numbers || fromZero ? 10 + more : 1;
        List<Integer> digits = new ArrayList<>();
        for (int symbol : symbols) {
            int digit = symbol >= LETTERS ? symbol - LETTERS + first : symbol == NONE ? 0 : symbol + more;
            if (digit > side || letters && symbol > 9 && symbol < LETTERS) {
                return Optional.empty();
            }
            digits.add(digit);
        }
        return Optional.of(new OtherGrid(side, digits));
    }

    /** Whether it may be a Sudoku: several digits, and none twice in a row, a column, or a usual box. */
    boolean isPlausible() {
        int height = (int) Math.sqrt(side);
        while (side % height > 0) {
            height--;
        }
        int width = side / height;
        Set<Integer> different = new HashSet<>();
        Set<Integer> seen = new HashSet<>();
        for (int cell = 0; cell < digits.size(); cell++) {
            int digit = digits.get(cell);
            if (digit > 0) {
                int row = cell / side;
                int column = cell % side;
                int box = row / height * height + column / width;
                different.add(digit);
                boolean free = seen.add((digit * 3) * side + row)
                        && seen.add((digit * 3 + 1) * side + column)
                        && seen.add((digit * 3 + 2) * side + box);
                if (!free) {
                    return false;
                }
            }
        }
        return different.size() >= FEWEST_DIGITS;
    }

    /** The grid in one line, with its size. */
    @Override
    public String toString() {
        StringBuilder text =
                new StringBuilder().append(side).append('x').append(side).append(' ');
        for (int digit : digits) {
            text.append(digit == 0 ? '.' : (char) (digit < 10 ? '0' + digit : 'A' + digit - 10));
        }
        return text.toString();
    }

    /** The side that a line with the size of a grid begins with; 0 for another line. */
    static int named(String line) {
        int cross = line.indexOf('x');
        int end = cross;
        while (end > 0 && end + 1 < line.length() && Ascii.isDigit(line.charAt(end + 1))) {
            end++;
        }
        boolean same = cross > 0 && cross < 3 && line.startsWith(line.substring(0, cross), cross + 1);
        boolean ends = end + 1 == line.length() || end + 1 < line.length() && line.charAt(end + 1) == ' ';
        return same && ends && end == 2 * cross ? Math.max(0, LooseJson.small(line.substring(0, cross))) : 0;
    }
}
