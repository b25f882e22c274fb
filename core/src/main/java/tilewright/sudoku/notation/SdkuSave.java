package tilewright.sudoku.notation;

import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Whitespace;

/**
 * A puzzle in an {@code .sdku} file: XML with a cell for each digit, and who set it. What the program found by itself is passed over.
 *
 * <p>The player's digits are clues where none is called so, and in versions before 2.
 */
final class SdkuSave implements SavedGame, MarkupScanner.Parts {

    static final String ROOT = "Sudoku";

    private static final int FIRST_WITH_CLUES = 2;

    private final MarkupScanner scanner = new MarkupScanner(this);
    private final int[] provided = new int[Houses.CELLS];
    private final int[] users = new int[Houses.CELLS];
    private int version;
    private String field = "";
    private int x = -1;
    private int y = -1;
    private int value = -1;
    private String origin = "";
    private boolean ended;

    @Override
    public boolean read(String line) {
        scanner.read(line);
        return !ended;
    }

    @Override
    public void tag(String tag) {
        String name = MarkupScanner.name(tag);
        field = name;
        switch (name) {
            case ROOT -> version = Math.max(0, number(MarkupScanner.attribute(tag, "version")));
            case "Cell" -> {
                x = number(MarkupScanner.attribute(tag, "x"));
                y = number(MarkupScanner.attribute(tag, "y"));
                value = -1;
                origin = "User";
            }
            case "/Cell" -> add();
            case "/Sudoku" -> ended = true;
            default -> {}
        }
    }

    @Override
    public void text(String text) {
        switch (field) {
            case "x" -> x = number(Whitespace.strip(text));
            case "y" -> y = number(Whitespace.strip(text));
            case "value", "Cell" -> value = Whitespace.only(text) ? value : number(Whitespace.strip(text));
            case "origin" -> origin = Whitespace.strip(text);
            default -> {}
        }
    }

    private static int number(String text) {
        return LooseJson.small(text);
    }

    private void add() {
        boolean there = x >= 0 && x < 9 && y >= 0 && y < 9 && value > 0 && value <= 9;
        if (there && origin.equals("Provided")) {
            provided[Houses.GRID.cell(y, x)] = value;
        } else if (there && origin.equals("User")) {
            users[Houses.GRID.cell(y, x)] = value;
        }
    }

    @Override
    public Board board() throws FPuzzles.Foreign {
        GameCells cells = new GameCells();
        cells.begin(provided);
        boolean played = version >= FIRST_WITH_CLUES && cells.hasClues();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (users[cell] > 0 && played) {
                cells.enter(cell, users[cell]);
            } else if (users[cell] > 0) {
                cells.give(cell, users[cell]);
            }
        }
        if (!cells.hasClues()) {
            throw new FPuzzles.Foreign(NotationMessages.noPuzzle());
        }
        return cells.board();
    }
}
