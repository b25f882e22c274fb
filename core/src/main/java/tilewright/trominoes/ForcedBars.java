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
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * The tiles that every covering has, and the green one's square if that is the same in all: what is sure, proved by the exact
 * numbers of coverings. A tile that alone can cover some cell is among them.
 */
final class ForcedBars implements Study<Board> {

    @Override
    public String verb() {
        return "forced";
    }

    @Override
    public Message title() {
        return TrominoesMessages.forcedTitle();
    }

    @Override
    public Message about() {
        return TrominoesMessages.forcedAbout();
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public Columns columns() {
        return Columns.NONE.text("count").truth("exact").texts("forced");
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Optional<TilingGraph> graph = TilingGraph.of(board, limits);
        if (graph.isEmpty()) {
            return new Report(TrominoesMessages.manyStates(), Json.obj().with("exact", false), false);
        }
        BigInteger all = graph.get().coverings();
        List<Move> forced = all.signum() == 0 ? List.of() : forced(board, graph.get(), all);
        List<String> moves = forced.stream().map(Text.MOVES::format).toList();
        Json.Obj fields =
                Json.obj().with("count", all.toString()).with("exact", true).with("forced", Json.strings(moves));
        Message line = all.signum() == 0
                ? TrominoesMessages.noneLeft()
                : moves.isEmpty() ? TrominoesMessages.noneForced() : Message.verbatim(String.join(" ", moves));
        return new Report(line, fields, true, Optional.of(picture(board, all, forced)));
    }

    private static List<Move> forced(Board board, TilingGraph graph, BigInteger all) {
        return Placements.of(board, graph).stream()
                .filter(placement -> placement.coverings().equals(all))
                .map(Placements.Placement::move)
                .toList();
    }

    private static Picture picture(Board board, BigInteger all, List<Move> forced) {
        if (all.signum() == 0) {
            return new Picture(TrominoesMessages.noCoveringLeft(), Tone.BAD, List.of());
        }
        if (board.covered()) {
            return new Picture(TrominoesMessages.boardCovered(), Tone.GOOD, List.of());
        }
        List<Mark> rings = new ArrayList<>();
        for (Move move : forced) {
            rings.add(new Mark.Ring(box(board, move).inset(1), Ink.HINT));
        }
        Message words = TrominoesMessages.forcedWords(forced.size());
        return new Picture(TrominoesMessages.forced(forced.size(), words), rings)
                .with(Json.obj().with("figure", Integer.toString(forced.size())).with("figureWords", words));
    }

    private static Box box(Board board, Move move) {
        Grid grid = board.grid();
        return switch (move) {
            case Move.SetGreen(int row, int column) -> Box.cell(row, column);
            case Move.Lay(int row, int column, boolean across) -> Drawing.tile(board, grid.cell(row, column), across);
            case Move.Lift _ -> throw new IllegalStateException("a placement does not lift");
        };
    }
}
