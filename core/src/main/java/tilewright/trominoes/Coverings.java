package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.Json;

/** The number of coverings left; where there is none, the reason: the coloring, or the conflict set. */
final class Coverings implements Study<Board> {

    @Override
    public String verb() {
        return "coverings";
    }

    @Override
    public Message title() {
        return TrominoesMessages.coveringsTitle();
    }

    @Override
    public Message about() {
        return TrominoesMessages.coveringsAbout();
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public Columns columns() {
        return Counter.COLUMNS;
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (!Coloring.allows(board)) {
            return none(ColoringProof.proof(board));
        }
        Optional<TilingGraph> graph = TilingGraph.of(board, limits);
        if (graph.isEmpty()) {
            return new Report(TrominoesMessages.manyStates(), Json.obj().with("exact", false), false);
        }
        BigInteger number = graph.get().coverings();
        if (number.signum() == 0) {
            return none(conflicting(board, limits.stop()));
        }
        Message caption =
                board.covered() ? TrominoesMessages.boardCovered() : TrominoesMessages.left(number, words(number));
        List<List<Mark>> tiles = tiles(board, graph.get().first(1).getFirst());
        return new Report(
                Message.verbatim(number.toString()),
                fields(number),
                true,
                Optional.of(new Picture(caption, Tone.GOOD, List.of(), tiles)));
    }

    private static Report none(Picture why) {
        return new Report(Message.verbatim("0"), fields(BigInteger.ZERO), true, Optional.of(why));
    }

    private static Json.Obj fields(BigInteger number) {
        return Json.obj().with("count", number.toString()).with("exact", true);
    }

    /** The number in groups of three digits. */
    static String words(BigInteger number) {
        StringBuilder words = new StringBuilder(number.toString());
        for (int at = words.length() - 3; at > 0; at -= 3) {
            words.insert(at, '\u202f');
        }
        return words.toString();
    }

    private static Picture conflicting(Board board, Stop stop) {
        List<Mark> marks = new ArrayList<>();
        List<Value.Cell> begins = new ArrayList<>();
        for (int first : ConflictSet.of(board, stop)) {
            marks.add(new Mark.Ring(Drawing.tile(board, first, board.across(first)), Ink.CONFLICT));
            begins.add(board.grid().place(first));
        }
        return new Picture(TrominoesMessages.conflicting(begins.size(), begins), Tone.BAD, marks);
    }

    /** Returns the pieces of a covering that are missing on the board, one by one. */
    private static List<List<Mark>> tiles(Board board, Board covering) {
        List<List<Mark>> tiles = new ArrayList<>();
        Grid grid = board.grid();
        for (int cell = 0; cell < board.cells(); cell++) {
            boolean green = cell == covering.green();
            if (board.free(cell) && (green || covering.first(cell) == cell)) {
                Box box = green
                        ? Box.cell(grid.row(cell), grid.column(cell))
                        : Drawing.tile(covering, cell, covering.across(cell));
                tiles.add(List.of(
                        new Mark.Tile(box.inset(2), green ? Ink.ANCHOR : Ink.COVER),
                        new Mark.Ring(box.inset(1), Ink.HINT)));
            }
        }
        return tiles;
    }
}
