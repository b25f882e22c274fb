package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Explainer;
import tilewright.sudoku.model.DigitBoard;
import tilewright.sudoku.model.Digits;

/**
 * Explains which digits a cell can hold, and for each other digit which cells in sight have it.
 *
 * @param <B> the board
 */
public final class CellExplainer<B extends DigitBoard<B>> implements Explainer<B> {

    @Override
    public Explanation explain(B position, String spot) {
        int cell = position.cellOf(spot);
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("", !position.conflicting(cell), about(position, cell), List.of()));
        for (int digit = 1; digit <= position.side() && position.clue(cell) == 0; digit++) {
            lines.add(line(position, cell, digit));
        }
        return new Explanation(lines, together(position, cell));
    }

    private Message about(B position, int cell) {
        Value.Cell place = position.grid().place(cell);
        if (position.digit(cell) != 0) {
            Value.Digit digit = new Value.Digit(position.digit(cell));
            List<Value.Cell> conflicting = places(position, position.conflictingPeers(cell));
            if (!Digits.holds(position.candidates(cell), position.digit(cell))) {
                return HumanMessages.holdsExcluded(place, digit);
            }
            String clue = String.valueOf(position.clue(cell) != 0);
            return conflicting.isEmpty()
                    ? HumanMessages.holds(place, clue, digit)
                    : HumanMessages.holdsTwice(place, clue, digit, conflicting);
        }
        List<Value.Digit> possible = Digits.values(position.possible(cell));
        return switch (possible.size()) {
            case 0 -> HumanMessages.noneLeft(place);
            case 1 -> HumanMessages.oneLeft(possible.getFirst(), place);
            default -> HumanMessages.canHold(place, possible);
        };
    }

    private Line line(B position, int cell, int digit) {
        int[] holders = Arrays.stream(position.peers(cell))
                .filter(peer -> position.digit(peer) == digit)
                .toArray();
        List<Mark> rings = Arrays.stream(holders)
                .mapToObj(holder -> (Mark) new Mark.Ring(position.box(holder).inset(1), Ink.CONFLICT))
                .toList();
        Value.Digit value = new Value.Digit(digit);
        if (holders.length == 0 && !Digits.holds(position.candidates(cell), digit)) {
            return new Line(value.text(), false, HumanMessages.notGiven(value), List.of());
        }
        Message text = holders.length == 0
                ? HumanMessages.notInSight(value)
                : HumanMessages.inSight(value, places(position, holders));
        return new Line(value.text(), holders.length == 0, text, rings);
    }

    private List<Value.Cell> places(B position, int[] cells) {
        return Arrays.stream(cells).mapToObj(position.grid()::place).toList();
    }

    /** Marks of all that the cell sees, and rings round equal digits anywhere. */
    private List<Mark> together(B position, int cell) {
        List<Mark> marks = new ArrayList<>(position.sight(cell));
        int digit = position.digit(cell);
        for (int other = 0; other < position.cells(); other++) {
            if (digit != 0 && position.digit(other) == digit && other != cell) {
                marks.add(new Mark.Ring(position.box(other).inset(1), Ink.ENTRY));
            }
        }
        return marks;
    }
}
