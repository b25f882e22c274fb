package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Explainer;
import tilewright.search.Limits;

/** Explains which tiles can cover a cell, how many coverings each leaves, and whether the green tile could lie there. */
final class SpotExplainer implements Explainer<Board> {

    /** States to look at for each number: enough for boards up to 13 wide, some hundredths of a second. */
    private static final long NODES = 200_000;

    @Override
    public Explanation explain(Board board, String spot) {
        int cell = BoardRules.cell(board, spot);
        List<Line> lines = new ArrayList<>();
        Grid grid = board.grid();
        if (cell == board.green()) {
            lines.add(green(board, cell, TrominoesMessages.greenIsHere()));
            return new Explanation(lines, List.of());
        }
        if (board.tiled(cell)) {
            int first = board.first(cell);
            Optional<BigInteger> without = coverings(board.without(first));
            String lies = lies(board.across(cell));
            Message text = without.map(number -> TrominoesMessages.tileIsHereWithout(lies, counted(number)))
                    .orElse(TrominoesMessages.tileIsHere(lies));
            lines.add(new Line("", true, text, List.of(ring(board, first, board.across(cell)))));
        } else if (!board.wantsGreen()) {
            tiles(board, cell, lines);
        }
        if (board.cells() % 3 == 1) {
            lines.add(green(board, cell, TrominoesMessages.greenCouldBeHere()));
        }
        return lines.isEmpty()
                ? Explanation.of(TrominoesMessages.nothingFits(grid.place(cell)))
                : new Explanation(lines, List.of());
    }

    /** Whether the green tile can lie on a cell, and what is said if it can. */
    private static Line green(Board board, int cell, Message can) {
        Grid grid = board.grid();
        if (Coloring.allows(grid, grid.row(cell), grid.column(cell))) {
            return new Line("", true, can, List.of());
        }
        Message cannot = cell == board.green()
                ? TrominoesMessages.greenIsWrong(Coloring.lines(grid))
                : TrominoesMessages.greenCannotBeHere(Coloring.lines(grid));
        return new Line("", false, cannot, List.of());
    }

    private static void tiles(Board board, int cell, List<Line> lines) {
        for (boolean across : new boolean[] {true, false}) {
            for (int part = 0; part < 3; part++) {
                int first = cell - part * board.step(across);
                boolean inside = across
                        ? board.grid().column(cell) >= part
                        : board.grid().row(cell) >= part;
                if (inside && board.fits(first, across)) {
                    lines.add(tile(board, first, across));
                }
            }
        }
        if (lines.isEmpty()) {
            lines.add(new Line("", false, TrominoesMessages.noTileFits(), List.of()));
        }
    }

    private static Line tile(Board board, int first, boolean across) {
        Optional<BigInteger> number = coverings(board.with(first, across));
        Value.Cell begin = board.grid().place(first);
        Message text = number.map(left -> TrominoesMessages.tileLeaves(lies(across), begin, counted(left)))
                .orElse(TrominoesMessages.tileFits(lies(across), begin));
        boolean fits = number.map(left -> left.signum() > 0).orElse(true);
        return new Line(across ? "\u2194" : "\u2195", fits, text, List.of(ring(board, first, across)));
    }

    private static Mark ring(Board board, int first, boolean across) {
        return new Mark.Ring(Drawing.tile(board, first, across), Ink.HINT);
    }

    /** Returns the number of coverings left; empty when that would take too long. */
    private static Optional<BigInteger> coverings(Board board) {
        return Coloring.allows(board)
                ? TilingCount.of(board, Limits.NONE.withNodes(NODES))
                : Optional.of(BigInteger.ZERO);
    }

    private static Message counted(BigInteger number) {
        return TrominoesMessages.counted(number, Coverings.words(number));
    }

    private static String lies(boolean across) {
        return across ? "across" : "down";
    }
}
