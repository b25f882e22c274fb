package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.notation.LinkContent;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Ascii;

/**
 * Reads the cells of a Sudoku of puzz.link, of any size with its usual boxes: digits up to {@code f} for 15, {@code -} before two digits of
 * base 16, and letters from {@code g} on for 1 to 20 empty cells.
 */
final class PuzzLinkReader {

    private PuzzLinkReader() {}

    /** @throws VariantError when it is damaged, or no square */
    static VariantPuzzle read(LinkContent.PuzzLinkCells link) {
        int side = link.rows();
        if (link.columns() != side) {
            throw new VariantError(ExchangeMessages.wrongRow(1, link.columns(), side));
        }
        Variant rules = Variant.of(side);
        String cells = link.cells();
        List<Integer> givens = new ArrayList<>();
        for (int i = 0; i < cells.length() && givens.size() <= side * side; i++) {
            char c = cells.charAt(i);
            if (c >= 'g' && c <= 'z') {
                for (int empty = 'g'; empty <= c; empty++) {
                    givens.add(0);
                }
            } else if (c == '.') {
                givens.add(0);
            } else if (c == '-' && i + 2 < cells.length()) {
                givens.add(16 * digit(cells.charAt(i + 1)) + digit(cells.charAt(i + 2)));
                i += 2;
            } else {
                givens.add(digit(c));
            }
        }
        if (givens.size() != side * side) {
            throw new VariantError(ExchangeMessages.linkCells(side * side, givens.size()));
        }
        return new VariantPuzzle(rules, givens);
    }

    private static int digit(char c) {
        int digit = Ascii.digit(c, 16);
        if (digit < 0) {
            throw new VariantError(ExchangeMessages.linkSign(String.valueOf(c)));
        }
        return digit;
    }
}
