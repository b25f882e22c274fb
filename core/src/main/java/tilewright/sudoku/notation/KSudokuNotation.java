package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** The file of KSudoku, with the player's digits and the notes that are shown as its history. {@link KSudokuSave} reads it. */
final class KSudokuNotation implements Notation {

    @Override
    public String id() {
        return "ksudoku";
    }

    @Override
    public Message about() {
        return NotationMessages.ksudoku();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public String write(Board position) {
        StringBuilder values = new StringBuilder();
        StringBuilder history = new StringBuilder();
        for (int number = 0; number < Houses.CELLS; number++) {
            int cell = KSudokuSave.cell(number);
            values.append(position.clue(cell) == 0 ? '_' : (char) ('a' + position.clue(cell)));
            String event = event(position, cell);
            history.append(event.isEmpty() ? "" : "   <simple-event index=\"%d\" %s/>\n".formatted(number, event));
        }
        return """
                <!DOCTYPE ksudoku>
                <ksudoku>
                 <game had-help="0" msecs-elapsed="0">
                  <puzzle>
                   <graph order="9" type="sudoku" specific-type="Plain"/>
                   <values>%s</values>
                  </puzzle>
                  <history>
                %s  </history>
                 </game>
                </ksudoku>""".formatted(values, history);
    }

    /** The attribute with the digit or the markers of a cell; empty for a clue, and for a cell without either. */
    private static String event(Board position, int cell) {
        if (position.entry(cell) > 0) {
            return "value=\"%d\"".formatted(position.entry(cell));
        }
        int set = position.clue(cell) == 0 ? position.marked(cell) : 0;
        StringBuilder markers = new StringBuilder();
        for (int digit = 1; digit <= 9; digit++) {
            markers.append(Digits.holds(set, digit) ? '1' : '0');
        }
        return set == 0 ? "" : "markers=\"%s\"".formatted(markers);
    }
}
