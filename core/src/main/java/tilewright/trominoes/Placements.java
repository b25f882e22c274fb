package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * The number of coverings that each placement leaves: of every tile that fits, and of the green tile while it is not set.
 * All are exact and found together.
 */
final class Placements implements Study<Board> {

    /**
     * A tile that may be laid, or the green one.
     *
     * @param coverings how many have it
     */
    record Placement(Move move, BigInteger coverings) {}

    @Override
    public String verb() {
        return "candidates";
    }

    @Override
    public Message title() {
        return TrominoesMessages.candidatesTitle();
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public Message about() {
        return TrominoesMessages.candidatesAbout();
    }

    /** The placements that fit, the board's cells in order, and for each the green tile, across and down. */
    static List<Placement> of(Board board, TilingGraph graph) {
        BigInteger[][] through = graph.through();
        Grid grid = board.grid();
        List<Placement> placements = new ArrayList<>();
        for (int cell = 0; cell < board.cells(); cell++) {
            int row = grid.row(cell);
            int column = grid.column(cell);
            if (board.wantsGreen() && board.free(cell)) {
                placements.add(new Placement(new Move.SetGreen(row, column), through[Frontier.GREEN][cell]));
            }
            if (board.fits(cell, true)) {
                placements.add(new Placement(new Move.Lay(row, column, true), through[Frontier.ACROSS][cell]));
            }
            if (board.fits(cell, false)) {
                placements.add(new Placement(new Move.Lay(row, column, false), through[Frontier.DOWN][cell]));
            }
        }
        return placements;
    }

    @Override
    public Columns columns() {
        return Columns.CANDIDATES;
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Optional<TilingGraph> graph = TilingGraph.of(board, limits);
        if (graph.isEmpty()) {
            return new Report(TrominoesMessages.manyStates(), Json.obj().with("exact", false), false);
        }
        StringBuilder line = new StringBuilder().append(graph.get().coverings());
        List<Json> all = new ArrayList<>();
        for (Placement placement : of(board, graph.get())) {
            String move = Text.MOVES.format(placement.move());
            String coverings = placement.coverings().toString();
            line.append("; ").append(move).append(' ').append(coverings);
            all.add(Json.obj().with("move", move).with("count", coverings));
        }
        Json.Obj fields = Json.obj()
                .with("count", graph.get().coverings().toString())
                .with("exact", true)
                .with("placements", new Json.Arr(all));
        return new Report(
                Message.verbatim(line.toString()), fields, true, Optional.of(HeatMap.picture(board, graph.get())));
    }
}
