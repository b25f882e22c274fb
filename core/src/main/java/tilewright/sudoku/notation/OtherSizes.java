package tilewright.sudoku.notation;

import java.util.List;
import tilewright.text.Ascii;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.Whitespace;

/** Sudokus of other sizes: no puzzle here, but recognized, so that one sentence can say what they are. */
final class OtherSizes {

    private static final int[] SIDES = {4, 6, 8, 10, 12, 15, 16, 20, 25};

    /** The largest side for which all rows must be there: else they may be nine damaged ones. */
    private static final int SMALL = 12;

    /** The smallest side. */
    static final int SMALLEST = 4;

    private static final int FEWEST = 3;

    private static final int LONGEST = 1_000;
    private static final String EMPTY = ".*_-+?0";

    private OtherSizes() {}

    /** The side of the grid whose rows begin here; 0 for none. */
    static int side(LinesAhead ahead) {
        int side = cells(ahead.line(0));
        if (side == 0 || side > SMALL) {
            return side > 0 && rows(ahead, side) >= FEWEST && !areLines(ahead, side) ? side : 0;
        }
        return rows(ahead, side) == side ? side : 0;
    }

    /** Whether what looks like rows are rather smaller grids, one a line. */
    private static boolean areLines(LinesAhead ahead, int side) {
        for (int i = 0; i < side && ahead.has(i); i++) {
            String line = ahead.line(i);
            if (!isBetween(line) && sideOfLine(line) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Number of lines with the rows of such a grid. */
    static int lines(LinesAhead ahead, int side) {
        int lines = 0;
        int last = 0;
        for (int rows = 0; rows < side && ahead.has(lines); lines++) {
            String line = ahead.line(lines);
            if (cells(line) == side) {
                rows++;
                last = lines + 1;
            } else if (!isBetween(line)) {
                break;
            }
        }
        return last;
    }

    private static int rows(LinesAhead ahead, int side) {
        int rows = 0;
        for (int i = 0; rows <= side && i < 2 * side && ahead.has(i); i++) {
            String line = ahead.line(i);
            boolean row = cells(line) == side;
            if (!row && !isBetween(line)) {
                break;
            }
            rows += row ? 1 : 0;
        }
        return rows;
    }

    private static boolean isBetween(String line) {
        return Whitespace.only(line) || GridText.isFrame(line);
    }

    /** The side of a row's grid, if it is one of those; else 0. */
    private static int cells(String line) {
        return tokens(line).size();
    }

    /** The cells of a row, without blanks around them; none for another line. */
    static List<String> row(String line) {
        return tokens(line).stream()
                .map(token -> Whitespace.strip(token.text()))
                .toList();
    }

    private static List<GridText.Token> tokens(String line) {
        if (line.length() > LONGEST) {
            return List.of();
        }
        GridText.Row row = new GridText.Row(0, line);
        List<GridText.Token> fields = GridText.fields(row);
        if (isRow(fields, true)) {
            return fields;
        }
        List<GridText.Token> words = GridText.words(row);
        if (isRow(words, false)) {
            return words;
        }
        List<GridText.Token> characters = GridText.characters(row);
        return isRow(characters, false) ? characters : List.of();
    }

    /** Whether rows of other grids have this length. */
    static boolean isSide(int length) {
        for (int side : SIDES) {
            if (side == length) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRow(List<GridText.Token> tokens, boolean blank) {
        boolean known = isSide(tokens.size());
        for (int i = 0; i < tokens.size() && known; i++) {
            String text = Whitespace.strip(tokens.get(i).text());
            known = text.isEmpty() ? blank : isCell(text, tokens.size());
        }
        return known;
    }

    private static boolean isCell(String text, int side) {
        if (text.length() == 1 && EMPTY.indexOf(text.charAt(0)) >= 0) {
            return true;
        }
        int number = LooseJson.small(text);
        return number >= 0 ? number <= side : text.length() == 1 && side > 9 && Ascii.isLetter(text.charAt(0));
    }

    /** The side of the grid whose cells a line has, one behind the other; 0 for none. */
    static int sideOfLine(String line) {
        String cells = Whitespace.strip(line);
        for (int side : SIDES) {
            if (cells.length() == side * side) {
                for (int i = 0; i < cells.length(); i++) {
                    if (!isCell(cells.substring(i, i + 1), side)) {
                        return 0;
                    }
                }
                return side;
            }
        }
        return 0;
    }
}
