package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.text.Ascii;

/**
 * A game ID of Solo, one of Simon Tatham's puzzles: the size of a box, letters for further rules and for what the generator did, and a colon
 * before the cells, which are {@link RunLengthCells}.
 *
 * @param columns of a box
 * @param rows of a box; 1 when the boxes are of any form
 * @param rules those in the letters, {@code x}, {@code j}, and {@code k}
 * @param cells what stands behind the colon, or behind {@code #}
 * @param seed whether the puzzle is to be generated anew from a number
 */
record SoloId(int columns, int rows, String rules, String cells, boolean seed) {

    /** The letters of rules; all others before the colon are settings of the generator. */
    private static final String RULES = "xjk";

    private static final String SETTINGS = "rmadtbieu0123456789";
    private static final int LONGEST_HEAD = 16;
    private static final int LONGEST = 4_000;

    /** Whether a text looks so, right or wrong. */
    static boolean is(String text) {
        return of(text).isPresent();
    }

    /** The parts of an ID; empty for another text. */
    static Optional<SoloId> of(String text) {
        int at = digits(text, 0);
        int columns = number(text, 0, at);
        int rows = 1;
        boolean two = at < text.length() && text.charAt(at) == 'x' && digits(text, at + 1) > at + 1;
        if (two) {
            int end = digits(text, at + 1);
            rows = number(text, at + 1, end);
            at = end;
        }
        StringBuilder rules = new StringBuilder();
        while (at < Math.min(text.length(), LONGEST_HEAD) && ":#".indexOf(text.charAt(at)) < 0) {
            char c = text.charAt(at++);
            if (RULES.indexOf(c) >= 0) {
                rules.append(c);
            } else if (SETTINGS.indexOf(c) < 0) {
                return Optional.empty();
            }
        }
        boolean head = at < text.length() && ":#".indexOf(text.charAt(at)) >= 0 && columns > 0 && rows > 0;
        if (!head || !two && rules.indexOf("j") < 0) {
            return Optional.empty();
        }
        boolean seed = text.charAt(at) == '#';
        String cells = text.substring(at + 1, Math.min(text.length(), at + 1 + LONGEST));
        return cells.isEmpty() || seed && !isNumber(cells)
                ? Optional.empty()
                : Optional.of(new SoloId(columns, rows, rules.toString(), cells, seed));
    }

    private static int digits(String text, int from) {
        int end = from;
        while (end < text.length() && end < from + 3 && Ascii.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isNumber(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static int number(String text, int from, int to) {
        return LooseJson.small(text.substring(from, to));
    }

    /** @throws FPuzzles.Foreign when it has further rules or another size, or its cells are damaged */
    Board board() throws FPuzzles.Foreign {
        if (columns * rows != 9) {
            throw FPuzzles.otherSize(columns * rows);
        }
        List<String> further = further();
        if (!further.isEmpty()) {
            throw new FPuzzles.Foreign(NotationMessages.variant(String.join(", ", further)));
        }
        if (columns != 3) {
            throw new FPuzzles.Foreign(NotationMessages.otherRegions());
        }
        if (seed) {
            throw new FPuzzles.Foreign(NotationMessages.soloSeed());
        }
        return Board.of(
                RunLengthCells.SOLO.read(cells).orElseThrow(() -> new FPuzzles.Foreign(NotationMessages.soloCells())));
    }

    private List<String> further() {
        List<String> further = new ArrayList<>();
        if (rules.indexOf('x') >= 0) {
            further.add("diagonals");
        }
        if (rules.indexOf('j') >= 0) {
            further.add("jigsaw");
        }
        if (rules.indexOf('k') >= 0 || cells.startsWith(":k:") || cells.startsWith("d:k:")) { // as SudoCue has it
            further.add("cages");
        }
        return further;
    }
}
