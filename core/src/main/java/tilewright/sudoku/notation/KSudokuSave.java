package tilewright.sudoku.notation;

import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Whitespace;

/**
 * A game in the XML of KSudoku: the clues as letters, {@code b} for 1 to {@code j} for 9, and all that the player did, in order. Its
 * cells run column by column.
 */
final class KSudokuSave implements SavedGame, MarkupScanner.Parts {

    static final String ROOT = "ksudoku";

    /** The type of a Sudoku whose boxes are squares. */
    static final String PLAIN = "sudoku";

    private final MarkupScanner scanner = new MarkupScanner(this);
    private final GameCells cells = new GameCells();
    private String graph = "";
    private String values = "";
    private boolean inValues;
    private boolean ended;

    @Override
    public boolean read(String line) {
        scanner.read(line);
        return !ended;
    }

    @Override
    public void tag(String tag) {
        inValues = false;
        switch (MarkupScanner.name(tag)) {
            case "graph" -> graph = tag;
            case "values" -> inValues = true;
            case "simple-event" -> event(tag);
            case "/ksudoku" -> ended = true;
            default -> {}
        }
    }

    @Override
    public void text(String text) {
        values = inValues ? Whitespace.strip(text) : values;
    }

    private void event(String tag) {
        String index = MarkupScanner.attribute(tag, "index");
        int number = index.length() > 2 ? Houses.CELLS : number(index);
        if (number < 0 || number >= Houses.CELLS) {
            return;
        }
        String markers = MarkupScanner.attribute(tag, "markers");
        int digit = number(MarkupScanner.attribute(tag, "value"));
        if (!markers.isEmpty()) {
            cells.note(cell(number), set(markers));
        } else if (digit >= 0 && digit <= 9) {
            cells.enter(cell(number), digit);
        }
    }

    private static int set(String markers) {
        int set = 0;
        for (int i = 0; i < Math.min(9, markers.length()); i++) {
            set |= markers.charAt(i) == '1' ? Digits.bit(i + 1) : 0;
        }
        return set;
    }

    /** A number of one or two digits; -1 for anything else. */
    private static int number(String text) {
        return LooseJson.small(text);
    }

    /** The cell with a number of KSudoku's. */
    static int cell(int number) {
        return Houses.GRID.cell(number % 9, number / 9);
    }

    @Override
    public Board board() throws FPuzzles.Foreign {
        int order = number(MarkupScanner.attribute(graph, "order"));
        if (!MarkupScanner.attribute(graph, "type").equals(PLAIN)) {
            String rule = MarkupScanner.attribute(graph, "specific-type");
            throw new FPuzzles.Foreign(
                    graph.isEmpty()
                            ? NotationMessages.noPuzzle()
                            : NotationMessages.variant(FPuzzles.name(rule.isEmpty() ? "custom" : rule)));
        }
        if (order != 9) {
            throw new FPuzzles.Foreign(NotationMessages.otherSize(Math.max(0, order)));
        }
        if (values.length() != Houses.CELLS) {
            throw new FPuzzles.Foreign(NotationMessages.wrongCount(values.length()));
        }
        for (int number = 0; number < Houses.CELLS; number++) {
            char c = values.charAt(number);
            if (c != '_' && (c < 'b' || c > 'j')) {
                throw new FPuzzles.Foreign(NotationMessages.otherValue(Houses.GRID.place(cell(number))));
            }
            cells.give(cell(number), c == '_' ? 0 : c - 'a');
        }
        return cells.board();
    }
}
