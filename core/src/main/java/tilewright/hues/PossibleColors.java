package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * The colors of each empty cell with which the board can be completed, proved one by one.
 *
 * <p>The line has 64 groups: a tile's color, an empty cell's possible colors, {@code -} where none is left. The field
 * {@code candidates} names the empty cells alone.
 */
final class PossibleColors implements Study<Board> {

    @Override
    public String verb() {
        return "candidates";
    }

    @Override
    public Message title() {
        return HuesMessages.candidatesTitle();
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public Message about() {
        return HuesMessages.candidatesAbout();
    }

    @Override
    public Columns columns() {
        return Columns.CANDIDATES;
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        int[] possible = new int[Peers.CELLS];
        boolean complete = true;
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            for (int color = 0; color < Peers.COLORS; color++) {
                if ((possible[cell] >>> color & 1) != 0 || !board.takes(cell, color)) {
                    continue;
                }
                if (limits.stop().asked()) {
                    return new Report(HuesMessages.stopped(), Json.obj(), false);
                }
                Completability found = Completability.of(
                        board.with(cell, color), Math.min(limits.nodes(), Completability.USUAL), limits.stop());
                limits.spent().accept(found.nodes());
                switch (found) {
                    case Completability.Completable(Board completion, long _) -> add(board, completion, possible);
                    case Completability.Dead _ -> {}
                    case Completability.Undecided _ -> complete = false;
                }
            }
        }
        return report(board, possible, complete);
    }

    /** A completion answers for all of its cells. */
    private static void add(Board board, Board completion, int[] possible) {
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (board.free(cell)) {
                possible[cell] |= 1 << completion.color(cell);
            }
        }
    }

    private static Report report(Board board, int[] possible, boolean complete) {
        StringBuilder line = new StringBuilder();
        Json.Obj candidates = Json.obj();
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            line.append(cell == 0 ? "" : " ");
            if (!board.free(cell)) {
                line.append(board.color(cell) + 1);
                continue;
            }
            List<Json> colors = new ArrayList<>();
            for (int color = 0; color < Peers.COLORS; color++) {
                if ((possible[cell] >>> color & 1) != 0) {
                    line.append(color + 1);
                    colors.add(Json.number(color + 1));
                }
            }
            line.append(colors.isEmpty() ? "-" : "");
            candidates = candidates.with(Peers.GRID.name(cell), new Json.Arr(colors));
        }
        return new Report(
                Message.verbatim(line.toString()),
                Json.obj().with("candidates", candidates),
                complete,
                complete ? Optional.of(picture(board, possible)) : Optional.empty());
    }

    /** The picture: on each empty cell a small disc for each color, always in the same place. */
    private static Picture picture(Board board, int[] possible) {
        List<Mark> marks = new ArrayList<>();
        int number = 0;
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            Box box = Box.cell(Peers.GRID.row(cell), Peers.GRID.column(cell));
            number += Integer.bitCount(possible[cell]);
            for (int color = 0; color < Peers.COLORS; color++) {
                if ((possible[cell] >>> color & 1) != 0) {
                    Box small = Drawing.third(box, color);
                    marks.add(new Mark.Disc(small, Ink.hue(color)));
                    marks.add(new Mark.Glyph(small, Integer.toString(color + 1), Ink.hue(color)));
                }
            }
        }
        Message caption = board.full()
                ? HuesMessages.allFilled()
                : number == 0 ? HuesMessages.cannotComplete() : HuesMessages.possibleColors();
        return new Picture(caption, marks);
    }
}
