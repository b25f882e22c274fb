package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;

/**
 * The part behind {@code ?} of links to puzz.link and other sites of pzpr: the name of the puzzle, the number of
 * columns and of rows, and the cells as {@link RunLengthCells}. The older kanpen has the cells one by one instead,
 * {@code .} for an empty one, {@code _} behind each, and {@code /} behind each row.
 *
 * @param name of the puzzle
 */
record PuzzLink(String name, int columns, int rows, String cells) {

    private static final String SUDOKU = "sudoku";

    /** Names with which a link opens the editor. */
    private static final List<String> OPENINGS = List.of("_edit", "_play");

    private static final int MOST = 99;

    /** The puzzle in a link; empty when it is another link. */
    static Optional<PuzzLink> in(String link) {
        int question = link.indexOf('?');
        List<String> pieces = pieces(link.substring(question + 1));
        if (question < 0 || pieces.size() < 4) {
            return Optional.empty();
        }
        String name = name(Ascii.lower(pieces.getFirst()));
        int first = LooseJson.small(pieces.get(1)) < 0 ? 2 : 1; // there may be a flag before the size
        if (name.isEmpty() || pieces.size() < first + 3) {
            return Optional.empty();
        }
        int columns = LooseJson.small(pieces.get(first));
        int rows = LooseJson.small(pieces.get(first + 1));
        return columns < 1 || rows < 1
                ? Optional.empty()
                : Optional.of(new PuzzLink(name, columns, rows, pieces.get(first + 2)));
    }

    private static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        while (from <= text.length() && pieces.size() < 6) {
            int slash = text.indexOf('/', from);
            int to = slash < 0 ? text.length() : slash;
            pieces.add(text.substring(from, to));
            from = to + 1;
        }
        return pieces;
    }

    private static String name(String word) {
        String name = word;
        for (String opening : OPENINGS) {
            name = name.endsWith(opening) ? name.substring(0, name.length() - opening.length()) : name;
        }
        for (int i = 0; i < name.length(); i++) {
            if (!Ascii.isLetter(name.charAt(i)) && !Ascii.isDigit(name.charAt(i))) {
                return "";
            }
        }
        return name;
    }

    boolean isSudoku() {
        return name.equals(SUDOKU);
    }

    /** @throws FPuzzles.Foreign when it has another size, or its cells are damaged */
    Board board() throws FPuzzles.Foreign {
        if (columns != 9 || rows != 9) {
            throw FPuzzles.otherSize(Math.min(MOST, rows));
        }
        return Board.of(RunLengthCells.PZPR.read(cells).orElseThrow(PuzzLink::damaged));
    }

    /** The puzzle of a link to kanpen: the number of rows, and the cells. */
    static Board kanpen(String problem) throws FPuzzles.Foreign {
        int slash = problem.indexOf('/');
        int rows = LooseJson.small(problem.substring(0, Math.max(0, slash)));
        if (rows != 9) {
            throw rows < 1 ? damaged() : FPuzzles.otherSize(rows);
        }
        int[] clues = new int[Houses.CELLS];
        int cell = 0;
        for (int i = slash + 1; i < problem.length(); i++) {
            char c = problem.charAt(i);
            boolean value = c == '.' || c >= '0' && c <= '9';
            if (!value && c != '_' && c != '/' || value && cell == Houses.CELLS) {
                throw damaged();
            }
            if (value) {
                clues[cell++] = c == '.' ? 0 : c - '0';
            }
        }
        if (cell != Houses.CELLS) {
            throw damaged();
        }
        return Board.of(clues);
    }

    private static FPuzzles.Foreign damaged() {
        return new FPuzzles.Foreign(NotationMessages.damagedLink());
    }
}
