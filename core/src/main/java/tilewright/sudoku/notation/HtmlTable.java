package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;
import tilewright.text.Whitespace;

/** A table of HTML with a puzzle: nine rows of nine cells with a digit, or with nothing that is seen. */
final class HtmlTable implements SavedGame, MarkupScanner.Parts {

    private static final String TABLE = "<table";
    private static final int MOST = 30;

    private final MarkupScanner scanner = new MarkupScanner(this);
    private final List<List<StringBuilder>> rows = new ArrayList<>();
    private boolean begun;
    private boolean cell;
    private boolean ended;

    static boolean begins(String line) {
        for (int at = line.indexOf('<'); at >= 0; at = line.indexOf('<', at + 1)) {
            boolean named = at + TABLE.length() <= line.length()
                    && Ascii.lower(line.substring(at, at + TABLE.length())).equals(TABLE);
            int end = at + TABLE.length();
            if (named && (end == line.length() || !Ascii.isLetter(line.charAt(end)))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean read(String line) {
        scanner.read(line);
        return !ended;
    }

    @Override
    public void tag(String tag) {
        String name = Ascii.lower(MarkupScanner.name(tag));
        begun |= name.equals("table");
        if (!begun || ended) {
            return;
        }
        switch (name) {
            case "tr" -> {
                cell = false;
                if (rows.size() < MOST) {
                    rows.add(new ArrayList<>());
                }
            }
            case "td", "th" -> {
                cell = !rows.isEmpty() && rows.getLast().size() < MOST;
                if (cell) {
                    rows.getLast().add(new StringBuilder());
                }
            }
            case "/td", "/th", "/tr" -> cell = false;
            case "input" -> text(MarkupScanner.attribute(tag, "value"));
            case "/table" -> ended = true;
            default -> {}
        }
    }

    @Override
    public void text(String text) {
        if (cell) {
            rows.getLast().getLast().append(text);
        }
    }

    @Override
    public Board board() throws FPuzzles.Foreign {
        int size = rows.size();
        boolean square = size > 3;
        for (List<StringBuilder> row : rows) {
            square &= row.size() == size;
        }
        if (!square || size != 9) {
            throw new FPuzzles.Foreign(square ? NotationMessages.otherSize(size) : NotationMessages.noPuzzle());
        }
        int[] clues = new int[Houses.CELLS];
        for (int index = 0; index < Houses.CELLS; index++) {
            StringBuilder written = rows.get(Houses.row(index)).get(Houses.column(index));
            String text = Whitespace.strip(written.toString()
                    .replace("&nbsp;", " ")
                    .replace("&#160;", " ")
                    .replace('\u00a0', ' '));
            int digit = text.isEmpty() ? 0 : text.length() == 1 ? BlankCells.ALL.digit(text.charAt(0)) : -1;
            if (digit < 0) {
                throw new FPuzzles.Foreign(NotationMessages.wrongCell(BlankCells.shown(FPuzzles.name(text))));
            }
            clues[index] = digit;
        }
        GameCells game = new GameCells();
        game.begin(clues);
        if (!game.hasClues()) {
            throw new FPuzzles.Foreign(NotationMessages.noPuzzle());
        }
        return game.board();
    }
}
