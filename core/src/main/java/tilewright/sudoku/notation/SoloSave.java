package tilewright.sudoku.notation;

import java.util.List;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;
import tilewright.text.Whitespace;

/**
 * A saved game of Simon Tatham's Solo: lines of a key of eight characters, the length of a value, and that value, with colons between;
 * the last are the moves, those that were undone too.
 */
final class SoloSave implements SavedGame {

    private static final String FIRST = "SAVEFILE:";
    private static final int KEY = 8;

    private final GameCells cells = new GameCells();
    private String game = "";
    private String params = "";
    private String desc = "";
    private int moves = Integer.MAX_VALUE;
    private boolean begun;

    static boolean begins(String line) {
        return line.startsWith(FIRST) && isLine(line);
    }

    /** Whether a line has a key, a length, and a value of such a file. */
    static boolean isLine(String line) {
        if (line.length() <= KEY || line.charAt(KEY) != ':') {
            return false;
        }
        for (int i = 0; i < KEY; i++) {
            char c = line.charAt(i);
            if (c != ' ' && (c < 'A' || c > 'Z')) {
                return false;
            }
        }
        int end = KEY + 1;
        while (end < line.length() && Ascii.isDigit(line.charAt(end))) {
            end++;
        }
        return end > KEY + 1 && end < line.length() && line.charAt(end) == ':';
    }

    @Override
    public boolean goesOn(String line) {
        return isLine(line) && !line.startsWith(FIRST);
    }

    @Override
    public boolean read(String line) {
        String value = Whitespace.strip(line.substring(line.indexOf(':', KEY + 1) + 1));
        switch (Whitespace.strip(line.substring(0, KEY))) {
            case "GAME" -> game = value;
            case "CPARAMS" -> params = value;
            case "DESC" -> desc = value;
            case "STATEPOS" -> moves = number(value) - 1;
            case "MOVE", "SOLVE" -> move(value);
            case "RESTART" -> restart();
            default -> {}
        }
        return true;
    }

    /** Ends the clues, at the first move or at the end of the text. */
    private void begin() {
        if (!begun) {
            begun = true;
            RunLengthCells.SOLO.read(desc).ifPresent(cells::begin);
        }
    }

    private void restart() {
        if (moves-- > 0) {
            begun = false;
            begin();
        }
    }

    private void move(String move) {
        begin();
        if (moves-- <= 0 || move.isEmpty()) {
            return;
        }
        int[] numbers = numbers(move);
        switch (move.charAt(0)) {
            case 'S' -> {
                for (int cell = 0; cell < Math.min(numbers.length, Houses.CELLS); cell++) {
                    cells.enter(cell, numbers[cell]);
                }
            }
            case 'R', 'P' -> {
                if (numbers.length == 3 && numbers[0] < 9 && numbers[1] < 9) {
                    set(Houses.GRID.cell(numbers[1], numbers[0]), numbers[2], move.charAt(0) == 'P');
                }
            }
            case 'M' -> {
                for (int cell = 0; cell < Houses.CELLS; cell++) {
                    if (cells.isEmpty(cell)) {
                        cells.note(cell, Digits.ALL);
                    }
                }
            }
            default -> {}
        }
    }

    private void set(int cell, int digit, boolean pencil) {
        if (pencil && digit > 0) {
            cells.toggle(cell, Digits.bit(digit));
        } else {
            cells.enter(cell, digit);
        }
    }

    /** The numbers behind the letter of a move, each 0 to 9; none when there is another. */
    private static int[] numbers(String move) {
        List<String> texts = PzprSave.parts(move.substring(1), ",");
        int[] numbers = new int[texts.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = texts.get(i).length() == 1 ? number(texts.get(i)) : -1;
            if (numbers[i] < 0) {
                return new int[0];
            }
        }
        return numbers;
    }

    private static int number(String text) {
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            if (!Ascii.isDigit(text.charAt(i)) || i > 8) {
                return -1;
            }
            number = 10 * number + text.charAt(i) - '0';
        }
        return text.isEmpty() ? -1 : number;
    }

    @Override
    public Board board() throws FPuzzles.Foreign {
        if (!game.equals("Solo")) {
            throw new FPuzzles.Foreign(NotationMessages.otherGame(FPuzzles.name(game)));
        }
        checkParams(params);
        if (RunLengthCells.SOLO.read(desc).isEmpty()) {
            throw new FPuzzles.Foreign(NotationMessages.damagedSave());
        }
        begin();
        return cells.board();
    }

    /**
     * Refuses other sizes and further rules.
     *
     * @param params the size, and letters for rules, symmetry, and level: {@code 3x3x}
     */
    static void checkParams(String params) throws FPuzzles.Foreign {
        int by = params.indexOf('x');
        int end = Math.max(0, by + 1);
        while (by >= 0 && end < params.length() && Ascii.isDigit(params.charAt(end))) {
            end++;
        }
        int size = by > 0 ? LooseJson.small(params.substring(0, by)) : -1;
        int other = by > 0 ? LooseJson.small(params.substring(by + 1, end)) : -1;
        for (int i = end; i < params.length(); i++) {
            char c = params.charAt(i);
            if (c == 'd') {
                i++; // the letter of a level
            } else if (c == 'x' || c == 'k' || c == 'j') {
                String rule = c == 'x' ? "diagonals" : c == 'k' ? "killer" : "jigsaw";
                throw new FPuzzles.Foreign(NotationMessages.variant(rule));
            }
        }
        if (size != 3 || other != 3) {
            throw new FPuzzles.Foreign(NotationMessages.otherSize(Math.max(0, size * Math.max(1, other))));
        }
    }
}
