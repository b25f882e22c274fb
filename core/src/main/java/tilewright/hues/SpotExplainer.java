package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Explainer;

/** Explains which colors a cell may have, and which tile excludes each of the others; and the state of a pile. */
final class SpotExplainer implements Explainer<Board> {

    private static final Grid GRID = Peers.GRID;

    @Override
    public Explanation explain(Board board, String spot) {
        for (int color = 0; color < Peers.COLORS; color++) {
            if (spot.equals(BoardRules.pile(color))) {
                return pile(board, color);
            }
        }
        int cell = BoardRules.cell(spot);
        return board.free(cell) ? free(board, cell) : tile(board, cell);
    }

    private static Explanation pile(Board board, int color) {
        List<Mark> places = new ArrayList<>();
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (board.takes(cell, color)) {
                places.add(new Mark.Ring(box(cell).inset(1), Ink.HINT));
            }
        }
        int left = board.left(color);
        Message text = left == 0
                ? HuesMessages.pileUsedUp(Peers.color(color))
                : HuesMessages.pileLeft(left, Peers.color(color), places.size());
        return new Explanation(List.of(new Line(name(color), left > 0, text, places)), List.of());
    }

    private static Explanation free(Board board, int cell) {
        List<Line> lines = new ArrayList<>();
        for (int color = 0; color < Peers.COLORS; color++) {
            int peer = board.clash(cell, color);
            if (peer >= 0) {
                Message text = HuesMessages.tooClose(Peers.color(color), GRID.place(peer), Peers.how(cell, peer));
                lines.add(new Line(
                        name(color),
                        false,
                        text,
                        List.of(new Mark.Ring(box(peer).inset(1), Ink.CONFLICT))));
            } else if (board.left(color) == 0) {
                lines.add(new Line(
                        name(color),
                        false,
                        HuesMessages.pileEmpty(Peers.color(color)),
                        List.of(new Mark.Ring(Drawing.pile(color), Ink.CONFLICT))));
            } else {
                lines.add(new Line(name(color), true, HuesMessages.fits(Peers.color(color)), List.of()));
            }
        }
        return new Explanation(lines, peers(cell));
    }

    private static Explanation tile(Board board, int cell) {
        int color = board.color(cell);
        Message text = HuesMessages.tile(Peers.color(color), Peers.corner(cell) ? "corner" : "");
        return new Explanation(List.of(new Line(name(color), true, text, List.of())), peers(cell));
    }

    /** The cells that may not have the same color. */
    private static List<Mark> peers(int cell) {
        List<Mark> marks = new ArrayList<>();
        for (long peers = Peers.of(cell); peers != 0; peers &= peers - 1) {
            marks.add(new Mark.Area(box(Long.numberOfTrailingZeros(peers)), Ink.FREE));
        }
        return marks;
    }

    private static Box box(int cell) {
        return Box.cell(GRID.row(cell), GRID.column(cell));
    }

    private static String name(int color) {
        return Integer.toString(color + 1);
    }
}
