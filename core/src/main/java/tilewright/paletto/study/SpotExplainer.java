package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Drawing;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Obstacle;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Shape;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Gesture;

/** Explains whether a piece may be taken, by the two rules for it: two open sides, and that the others stay connected. */
public final class SpotExplainer implements Explainer<Board> {

    private final PalettoRules rules;

    public SpotExplainer(PalettoRules rules) {
        this.rules = rules;
    }

    @Override
    public Explanation explain(Board board, String spot) {
        int cell = PalettoRules.cell(board, spot);
        if (cell < 0 || board.at(cell) < 0) {
            Message what = Drawing.of(board).spots().stream()
                    .filter(found -> found.id().equals(spot))
                    .map(found -> found.label())
                    .findFirst()
                    .orElse(Message.verbatim(spot));
            return Explanation.of(StudyMessages.spot(what));
        }
        if (board.winner() >= 0) {
            return Explanation.of(StudyMessages.gameOver());
        }
        long open = Shape.beside(1L << cell) & Shape.full(board.size()) & ~board.occupied();
        int sides = Obstacle.openSides(board, cell);
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(
                "",
                sides >= 2,
                sides >= 2 ? StudyMessages.openSides(sides) : StudyMessages.closedSides(sides),
                rings(sides >= 2 ? open : Shape.beside(1L << cell) & board.occupied(), sides >= 2)));
        long cut = Obstacle.cutOff(board, cell);
        lines.add(new Line(
                "",
                cut == 0,
                cut == 0 ? StudyMessages.othersConnected() : StudyMessages.cutOff(Long.bitCount(cut)),
                rings(cut, false)));
        Obstacle hold = Obstacle.of(board, cell);
        if (hold == Obstacle.COLOR) {
            lines.add(new Line(
                    "",
                    false,
                    rules.refusal(board, new Gesture.Tap(Move.GRID.name(cell))),
                    rings(board.taken(), false)));
        } else if (hold == Obstacle.NOTHING) {
            lines.add(new Line("", true, StudyMessages.canBeTaken(), List.of()));
        }
        return new Explanation(lines, List.of());
    }

    private static List<Mark> rings(long cells, boolean good) {
        List<Mark> marks = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            marks.add(new Mark.Ring(
                    Box.cell(Move.GRID.row(cell), Move.GRID.column(cell)).inset(1), good ? Ink.HINT : Ink.CONFLICT));
        }
        return marks;
    }
}
