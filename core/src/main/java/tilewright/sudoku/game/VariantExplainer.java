package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Explainer;
import tilewright.sudoku.rules.GivenText;

/** Explains which digits a cell can hold, and for each other digit which cells in sight have it. */
public final class VariantExplainer implements Explainer<VariantBoard> {

    @Override
    public Explanation explain(VariantBoard position, String spot) {
        int cell = VariantRules.cell(position, spot);
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("", !position.broken().get(cell), about(position, cell), List.of()));
        for (int digit = 1; digit <= position.side() && position.given(cell) == 0; digit++) {
            lines.add(line(position, cell, digit));
        }
        List<Mark> together = new ArrayList<>();
        position.sight()
                .of(cell)
                .forEach(peer -> together.add(new Mark.Area(VariantDrawing.box(position, peer), Ink.CHOSEN)));
        return new Explanation(lines, together);
    }

    private static Message about(VariantBoard position, int cell) {
        Value.Cell place = position.grid().place(cell);
        if (position.digit(cell) != 0) {
            String given = String.valueOf(position.given(cell) != 0);
            return GameMessages.holds(place, given, new Value.Digit(position.digit(cell)));
        }
        List<Value.Digit> possible = DigitSet.values(position.possible(cell));
        return switch (possible.size()) {
            case 0 -> GameMessages.noneLeft(place);
            case 1 -> GameMessages.oneLeft(possible.getFirst(), place);
            default -> GameMessages.canHold(place, possible);
        };
    }

    private static Line line(VariantBoard position, int cell, int digit) {
        List<Integer> holders = position.sight().of(cell).stream()
                .filter(peer -> position.digit(peer) == digit)
                .toList();
        List<Mark> rings = holders.stream()
                .<Mark>map(holder ->
                        new Mark.Ring(VariantDrawing.box(position, holder).inset(1), Ink.CONFLICT))
                .toList();
        Value.Digit value = new Value.Digit(digit);
        Message text = holders.isEmpty()
                ? GameMessages.notInSight(value)
                : GameMessages.inSight(
                        value, holders.stream().map(position.grid()::place).toList());
        return new Line(GivenText.text(digit), holders.isEmpty(), text, rings);
    }
}
