package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.PositionText;
import tilewright.sudoku.model.Text;
import tilewright.text.Ascii;
import tilewright.text.Cursor;

/**
 * The file of SadMan Sudoku, {@code .sdk}: nine lines of nine, in sections.
 *
 * <p>{@code [Puzzle]} has the clues, {@code [State]} the player's digits with or without the clues, {@code [PencilMarks]} the
 * notes of each cell between commas. Other sections and lines that begin with {@code #} are passed over.
 */
final class SdkNotation implements Notation {

    private static final String PUZZLE = "[puzzle]";
    private static final String STATE = "[state]";
    private static final String MARKS = "[pencilmarks]";

    /** A section of a file, from its name to the next. */
    private record Section(String name, int at, GridText rows) {}

    @Override
    public String id() {
        return "sdk";
    }

    @Override
    public Message about() {
        return NotationMessages.sdk();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public boolean knows(String text) {
        if (text.indexOf('\n') < 0) {
            return isSection(text);
        }
        List<GridText.Row> rows = GridText.of(new Cursor(text)).rows();
        return !rows.isEmpty() && isSection(rows.getFirst().text());
    }

    /** Whether a line is the name of a section. */
    static boolean isSection(String line) {
        return line.startsWith("[") && line.endsWith("]") && Ascii.isLetter(line.charAt(1)) && line.indexOf(',') < 0;
    }

    /** Whether a line is the section that a file begins with. */
    static boolean isFirst(String line) {
        return line.length() == PUZZLE.length() && Ascii.lower(line).equals(PUZZLE);
    }

    @Override
    public Board read(Cursor cursor) {
        int[] clues = new int[0];
        int[] entries = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        for (Section section : sections(cursor)) {
            if (clues.length == 0 && !section.name().equals(PUZZLE)) {
                throw cursor.error(section.at(), NotationMessages.puzzleFirst());
            }
            switch (section.name()) {
                case PUZZLE -> clues = section.rows().digits();
                case STATE -> {
                    entries = section.rows().digits();
                    int[] places = section.rows().places(GridText::characters);
                    PositionText.dropClues(cursor, cell -> places[cell], clues, entries);
                }
                case MARKS -> notes = section.rows().grid(GridText::fields, section.rows()::set);
                default -> {} // colors and the like
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            notes[cell] = clues[cell] + entries[cell] == 0 ? notes[cell] : 0;
        }
        cursor.skip(cursor.rest());
        return Board.of(clues, entries, notes);
    }

    private static List<Section> sections(Cursor cursor) {
        GridText rows = GridText.of(cursor);
        List<Section> sections = new ArrayList<>();
        int from = 0;
        while (from < rows.rows().size()) {
            GridText.Row head = rows.rows().get(from);
            if (!isSection(head.text())) {
                throw cursor.error(head.at(), NotationMessages.sectionName());
            }
            int to = from + 1;
            while (to < rows.rows().size() && !isSection(rows.rows().get(to).text())) {
                to++;
            }
            String name = Ascii.lower(head.text());
            sections.add(new Section(name, head.at(), rows.part(from + 1, to)));
            from = to;
        }
        return sections;
    }

    @Override
    public String write(Board position) {
        StringBuilder out = new StringBuilder("[Puzzle]");
        rows(out, position.fresh().digits());
        if (position.hasEntries() || position.hasNotes()) {
            rows(out.append("\n[State]"), position.digits());
        }
        if (position.hasNotes()) {
            out.append("\n[PencilMarks]");
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                out.append(cell % 9 == 0 ? "\n" : ",").append(Digits.text(position.marked(cell), ""));
            }
        }
        return out.toString();
    }

    private static void rows(StringBuilder out, int[] digits) {
        String cells = Text.cells(digits, '.');
        for (int row = 0; row < 9; row++) {
            out.append('\n').append(cells, 9 * row, 9 * row + 9);
        }
    }
}
