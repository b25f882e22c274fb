package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.Whitespace;

/**
 * A file of pzpr, which begins with {@code pzprv3}, or of Pencil Box, which begins with {@code 9}: nine rows of clues, then nine of
 * answers, with notes of a cell in brackets. The rows of pzpr may stand in one line, with {@code /} between.
 */
final class PzprSave implements SavedGame {

    private static final String NAME = "pzprv3";
    private static final String PUZZLE = "sudoku";
    private static final String SIZE = "9";
    private static final int ROWS = 18;

    /** The first characters of lines behind the rows, which tell how the game went. */
    private static final String BEHIND = " \t{}[]\"";

    private final List<String> head = new ArrayList<>();
    private final List<String> rows = new ArrayList<>();
    private boolean behind;

    static boolean begins(LinesAhead ahead) {
        String first = Whitespace.strip(ahead.line(0));
        if (first.startsWith(NAME)) {
            return first.length() == NAME.length() || "./".indexOf(first.charAt(NAME.length())) >= 0;
        }
        boolean rows = first.equals(SIZE);
        for (int i = 1; i <= ROWS && rows; i++) {
            rows = ahead.has(i) && cells(ahead.line(i)).size() == 9;
        }
        return rows && isAnswer(ahead.line(1), ahead.line(10));
    }

    /** Whether a row of answers has {@code .} for each clue, and a number for every other cell. */
    private static boolean isAnswer(String clues, String answers) {
        List<String> first = cells(clues);
        List<String> second = cells(answers);
        boolean answer = true;
        for (int i = 0; i < 9; i++) {
            answer &= first.get(i).equals(".") != second.get(i).equals(".");
        }
        return answer;
    }

    private static List<String> cells(String row) {
        return parts(row, " \t\r");
    }

    /** The parts of a text between any of some characters, without empty ones. */
    static List<String> parts(String text, String separators) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || separators.indexOf(text.charAt(i)) >= 0) {
                if (i > from) {
                    parts.add(text.substring(from, i));
                }
                from = i + 1;
            }
        }
        return parts;
    }

    @Override
    public boolean goesOn(String line) {
        boolean more = rows.size() < ROWS;
        behind |= !more && line.startsWith("history:");
        boolean history = behind && !Whitespace.only(line) && BEHIND.indexOf(line.charAt(0)) >= 0;
        return !line.startsWith(NAME)
                && (more || Whitespace.only(line) && !behind || line.startsWith("history:") || history);
    }

    @Override
    public boolean read(String line) {
        if (head.isEmpty() && Whitespace.strip(line).startsWith(NAME + "/")) {
            for (String row : parts(Whitespace.strip(line), "/")) {
                add(row);
            }
            return false;
        }
        add(line);
        return true;
    }

    private void add(String line) {
        boolean pzpr = !head.isEmpty() && head.getFirst().startsWith(NAME);
        if (Whitespace.only(line)) {
            return;
        }
        if (head.isEmpty() || pzpr && head.size() < 3) {
            head.add(Whitespace.strip(line));
        } else if (rows.size() < ROWS) {
            rows.add(line);
        }
    }

    @Override
    public Board board() throws FPuzzles.Foreign {
        if (head.size() > 1 && !head.get(1).equals(PUZZLE)) {
            throw new FPuzzles.Foreign(NotationMessages.otherGame(FPuzzles.name(head.get(1))));
        }
        if (!head.getLast().equals(SIZE)) {
            throw new FPuzzles.Foreign(NotationMessages.otherSize(Math.max(0, LooseJson.small(head.getLast()))));
        }
        if (rows.size() < 9) {
            throw new FPuzzles.Foreign(NotationMessages.fewRows(rows.size()));
        }
        GameCells game = new GameCells();
        for (int row = 0; row < Math.min(ROWS, rows.size()); row++) {
            List<String> cells = cells(rows.get(row));
            if (cells.size() != 9) {
                throw new FPuzzles.Foreign(NotationMessages.otherRow(row % 9 + 1, cells.size()));
            }
            for (int column = 0; column < 9; column++) {
                read(game, Houses.GRID.cell(row % 9, column), cells.get(column), row < 9);
            }
        }
        return game.board();
    }

    private static void read(GameCells game, int cell, String text, boolean clue) throws FPuzzles.Foreign {
        int bracket = text.indexOf('[');
        String sign = bracket < 0 ? text : text.substring(0, bracket);
        char c = sign.length() == 1 ? sign.charAt(0) : '?';
        boolean empty = ".0-".indexOf(c) >= 0 || !clue && "+=%".indexOf(c) >= 0;
        if (!empty && (c < '1' || c > '9')) {
            throw new FPuzzles.Foreign(NotationMessages.otherValue(Houses.GRID.place(cell)));
        }
        if (clue) {
            game.give(cell, empty ? 0 : c - '0');
        } else if (empty) {
            game.note(cell, bracket < 0 ? 0 : notes(text, bracket));
        } else {
            game.enter(cell, c - '0');
        }
    }

    private static int notes(String text, int from) {
        int set = 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            set |= c >= '1' && c <= '9' ? Digits.bit(c - '0') : 0;
        }
        return set;
    }
}
