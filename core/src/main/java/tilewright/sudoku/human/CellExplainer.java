package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Explainer;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;

/** Explains which digits a cell can hold, and for each other digit which cells in sight have it. */
public final class CellExplainer implements Explainer<Board> {

    @Override
    public Explanation explain(Board position, String spot) {
        int cell = Houses.cell(spot);
        List<Line> lines = new ArrayList<>();
        boolean fits = position.conflictingPeers(cell).length == 0 && !excluded(position, cell);
        lines.add(new Line("", fits, about(position, cell), List.of()));
        for (int digit = 1; digit <= 9 && position.clue(cell) == 0; digit++) {
            lines.add(line(position, cell, digit));
        }
        return new Explanation(lines, together(position, cell));
    }

    private static Message about(Board position, int cell) {
        Value.Cell place = Houses.GRID.place(cell);
        if (position.digit(cell) != 0) {
            Value.Digit digit = new Value.Digit(position.digit(cell));
            List<Value.Cell> conflicting = Houses.places(position.conflictingPeers(cell));
            if (excluded(position, cell)) {
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

    /** Whether a cell holds a digit that is none of the candidates that the puzzle gives. */
    private static boolean excluded(Board position, int cell) {
        return position.digit(cell) != 0 && !Digits.holds(position.candidates(cell), position.digit(cell));
    }

    private static Line line(Board position, int cell, int digit) {
        int[] holders = Arrays.stream(Houses.peers(cell))
                .filter(peer -> position.digit(peer) == digit)
                .toArray();
        List<Mark> rings = Arrays.stream(holders)
                .mapToObj(holder -> (Mark) new Mark.Ring(Drawing.box(holder).inset(1), Ink.CONFLICT))
                .toList();
        if (holders.length == 0 && !Digits.holds(position.candidates(cell), digit)) {
            return new Line(String.valueOf(digit), false, HumanMessages.notGiven(new Value.Digit(digit)), List.of());
        }
        Message text = holders.length == 0
                ? HumanMessages.notInSight(new Value.Digit(digit))
                : HumanMessages.inSight(new Value.Digit(digit), Houses.places(holders));
        return new Line(String.valueOf(digit), holders.length == 0, text, rings);
    }

    /** The houses of the cell, and rings round equal digits anywhere. */
    private static List<Mark> together(Board position, int cell) {
        List<Mark> marks = new ArrayList<>();
        for (int house : Houses.of(cell)) {
            marks.add(new Mark.Area(Houses.area(house), Ink.CHOSEN));
        }
        int digit = position.digit(cell);
        for (int other = 0; other < Houses.CELLS; other++) {
            if (digit != 0 && position.digit(other) == digit && other != cell) {
                marks.add(new Mark.Ring(Drawing.box(other).inset(1), Ink.ENTRY));
            }
        }
        return marks;
    }
}
