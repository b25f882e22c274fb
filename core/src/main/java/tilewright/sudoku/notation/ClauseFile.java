package tilewright.sudoku.notation;

import tilewright.sudoku.model.Board;
import tilewright.text.Ascii;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.Whitespace;

/** The clauses of a formula in the form of DIMACS, which are no Sudoku, whatever its digits look like. Mutable. */
final class ClauseFile implements SavedGame {

    private static final String HEAD = "p cnf ";

    /** Whether a formula begins with the first line: the head, perhaps behind remarks. */
    static boolean begins(LinesAhead ahead) {
        int line = 0;
        while (line < LineGrouping.MOST && ahead.has(line) && isRemark(ahead.line(line))) {
            line++;
        }
        return line < LineGrouping.MOST && ahead.has(line) && ahead.line(line).startsWith(HEAD);
    }

    private static boolean isRemark(String line) {
        return line.equals("c") || line.startsWith("c ");
    }

    @Override
    public boolean goesOn(String line) {
        return isRemark(line) || line.startsWith(HEAD) || line.startsWith("%") || isOfNumbers(line);
    }

    private static boolean isOfNumbers(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (!Ascii.isDigit(c) && c != '-' && !BlankCells.isBlank(c)) {
                return false;
            }
        }
        return !isPuzzle(line);
    }

    /** Whether a line is 81 digits that stand together: more than a number of a formula has. */
    private static boolean isPuzzle(String line) {
        String text = Whitespace.strip(line);
        return text.length() > 20 && text.indexOf(' ') < 0 && text.indexOf('-') < 0;
    }

    @Override
    public boolean isWhole() {
        return true;
    }

    @Override
    public boolean read(String line) {
        return true;
    }

    @Override
    public Board board() throws FPuzzles.Foreign {
        throw new FPuzzles.Foreign(NotationMessages.clauses());
    }
}
