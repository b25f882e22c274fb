package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.sudoku.model.DigitBoard;
import tilewright.sudoku.model.Digits;
import tilewright.text.Json;

/**
 * The digits that are still possible in each cell, as far as the cells in its sight say.
 *
 * <p>The line has a group for each cell: a filled cell's digit, an empty cell's possible digits, {@code -} where none is left. The
 * field {@code candidates} names the empty cells alone.
 *
 * @param <B> the board
 */
public final class PossibleDigits<B extends DigitBoard<B>> implements Study<B> {

    @Override
    public String verb() {
        return "candidates";
    }

    @Override
    public Message title() {
        return HumanMessages.candidatesTitle();
    }

    @Override
    public Message about() {
        return HumanMessages.candidatesAbout();
    }

    @Override
    public Columns columns() {
        return Columns.CANDIDATES;
    }

    @Override
    public Report study(B position, int depth, Limits limits) {
        StringBuilder line = new StringBuilder();
        Json.Obj candidates = Json.obj();
        for (int cell = 0; cell < position.cells(); cell++) {
            line.append(cell == 0 ? "" : " ");
            int digit = position.digit(cell);
            int possible = position.possible(cell);
            if (digit == 0) {
                int[] digits = Digits.list(possible).stream().mapToInt(d -> d).toArray();
                candidates = candidates.with(position.grid().name(cell), Json.numbers(digits));
                line.append(possible == 0 ? "-" : Digits.text(possible, ""));
            } else {
                line.append(new Value.Digit(digit).text());
            }
        }
        return new Report(
                Message.verbatim(line.toString()),
                Json.obj().with("candidates", candidates),
                true,
                Optional.of(picture(position)));
    }

    /** The picture: notes where there are none yet, and a ring round a cell without any digit left. */
    private Picture picture(B position) {
        List<Mark> marks = new ArrayList<>();
        for (int cell = 0; cell < position.cells(); cell++) {
            int possible = position.digit(cell) == 0 ? position.possible(cell) : 0;
            for (int digit : Digits.list(possible & ~position.marked(cell))) {
                marks.add(position.note(cell, digit));
            }
            if (position.digit(cell) == 0 && possible == 0) {
                marks.add(new Mark.Ring(position.box(cell).inset(1), Ink.CONFLICT));
            }
        }
        return new Picture(HumanMessages.possibleDigits(), marks);
    }
}
