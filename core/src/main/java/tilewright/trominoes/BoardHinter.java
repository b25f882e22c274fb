package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Result;
import tilewright.puzzle.Solver;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * Finds the first hint that applies: the green tile cannot lie here; a cell that nothing can cover; a cell that one
 * tile alone can cover; a conflict set, if no covering is left; a tile that all coverings have; the tile that leaves
 * most of them; on a board with too many states to count, a tile of one covering.
 */
final class BoardHinter implements Hinter<Board, Move> {

    /** States to look at for one question: enough for every narrow board, some hundredths of a second. */
    private static final long NODES = 400_000;

    /** States to look at on a wide board: most of these have far more than any limit, until few cells are left. */
    private static final long WIDE_NODES = 40_000;

    private static final Message GREEN = TrominoesMessages.greenWhere();

    /** The claim that a board has no covering. */
    private static final List<String> NONE = List.of("none");

    @Override
    public Columns columns() {
        return Columns.NONE.text("technique", "left", "of", "text");
    }

    @Override
    public Optional<Hint<Move>> hint(Board board, Stop stop) {
        if (board.covered()) {
            return Optional.empty();
        }
        if (!Coloring.allows(board)) {
            return Optional.of(board.green() == Board.NONE ? noSquare(board) : wrongSquare(board));
        }
        return board.wantsGreen() ? counted(board, stop) : tileHint(board, stop);
    }

    private static Optional<Hint<Move>> tileHint(Board board, Stop stop) {
        Optional<Hint<Move>> forced = Optional.empty();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.free(cell)) {
                List<Move.Lay> tiles = covering(board, cell);
                if (tiles.isEmpty()) {
                    return Optional.of(deadCell(board, cell));
                }
                if (tiles.size() == 1 && forced.isEmpty()) {
                    forced = Optional.of(forcedTile(board, cell, tiles.getFirst()));
                }
            }
        }
        return forced.isPresent() ? forced : counted(board, stop);
    }

    /** The tiles that fit and cover this cell. */
    private static List<Move.Lay> covering(Board board, int cell) {
        List<Move.Lay> tiles = new ArrayList<>();
        Grid grid = board.grid();
        for (int part = 0; part < 3; part++) {
            int row = grid.row(cell);
            int column = grid.column(cell);
            if (column >= part && board.fits(cell - part, true)) {
                tiles.add(new Move.Lay(row, column - part, true));
            }
            if (row >= part && board.fits(cell - part * board.width(), false)) {
                tiles.add(new Move.Lay(row - part, column, false));
            }
        }
        return tiles;
    }

    private static Hint<Move> noSquare(Board board) {
        Message text = TrominoesMessages.noSquare(board.cells(), ColoringProof.unequal(board));
        return new Hint<Move>("coloring", text, List.of(), ColoringProof.picture(0, board), Result.none())
                .staged(TrominoesMessages.noSquareWhere(), List.of())
                .claiming(NONE);
    }

    private static Hint<Move> wrongSquare(Board board) {
        Grid grid = board.grid();
        int green = board.green();
        Message reason = TrominoesMessages.wrongSquare(grid.place(green), ColoringProof.unequal(board));
        List<Mark> marks = new ArrayList<>(ColoringProof.picture(ColoringProof.refuting(board), board));
        for (int cell : Coloring.squares(board.grid())) {
            if (board.free(cell)) {
                Move move = new Move.SetGreen(grid.row(cell), grid.column(cell));
                Message text = TrominoesMessages.betterSquare(reason, grid.place(cell));
                marks.add(ring(board, cell));
                return new Hint<>("coloring", text, List.of(move), marks, cell(board, cell))
                        .staged(
                                GREEN,
                                List.of(ring(board, green)),
                                TrominoesMessages.moveGreenButton(),
                                TrominoesMessages.greenGoes(grid.place(cell)))
                        .claiming(NONE);
            }
        }
        marks.add(ring(board, green));
        return new Hint<Move>("coloring", reason, List.of(), marks, Result.none())
                .staged(GREEN, List.of(ring(board, green)))
                .claiming(NONE);
    }

    private static Hint<Move> deadCell(Board board, int cell) {
        Message text = TrominoesMessages.deadCell(board.grid().place(cell));
        return new Hint<Move>("dead cell", text, List.of(), List.of(ring(board, cell)), cell(board, cell))
                .staged(TrominoesMessages.deadCellWhere(), List.of())
                .claiming(NONE);
    }

    private static Hint<Move> forcedTile(Board board, int cell, Move.Lay tile) {
        Message text = TrominoesMessages.forcedTile(
                lies(tile), first(board, tile), board.grid().place(cell));
        List<Mark> marks = List.of(ring(board, tile), new Mark.Dot(box(board, cell), Ink.HINT));
        Message where = TrominoesMessages.forcedTileWhere(board.grid().place(cell));
        Mark dot = new Mark.Dot(box(board, cell), Ink.HINT);
        return new Hint<Move>("forced tile", text, List.of(tile), marks, cell(board, cell))
                .staged(
                        where,
                        List.of(ring(board, cell), dot),
                        TrominoesMessages.layButton(),
                        TrominoesMessages.lay(lies(tile)))
                .claiming(List.of(claim(board, tile)));
    }

    /** Returns a hint from the numbers of coverings, or from one covering when there are too many states to count them. */
    private static Optional<Hint<Move>> counted(Board board, Stop stop) {
        long nodes = BoardSolver.narrow(board) ? NODES : WIDE_NODES;
        Optional<TilingGraph> graph =
                TilingGraph.of(board, Limits.NONE.withNodes(nodes).withStop(stop));
        stop.check();
        if (graph.isEmpty()) {
            return searched(board, stop);
        }
        if (!graph.get().possible()) {
            return Optional.of(conflict(board, stop));
        }
        BigInteger all = graph.get().coverings();
        Placements.Placement best = Placements.of(board, graph.get()).stream()
                .filter(placement -> !board.wantsGreen() || placement.move() instanceof Move.SetGreen)
                .max(Comparator.comparing(Placements.Placement::coverings))
                .orElseThrow();
        return Optional.of(
                switch (best.move()) {
                    case Move.Lay lay -> tile(board, lay, best.coverings(), all);
                    case Move.SetGreen green -> green(board, green, best.coverings(), all);
                    case Move.Lift _ -> throw new IllegalStateException("a placement does not lift");
                });
    }

    /** Returns a hint from a short search for one covering; nothing when that ends without an answer. */
    private static Optional<Hint<Move>> searched(Board board, Stop stop) {
        Solver.Solutions<Board> one = BoardSolver.searched(board, Limits.NONE.withStop(stop));
        stop.check();
        if (!one.found().isEmpty()) {
            Board covering = one.found().getFirst();
            return Optional.of(board.wantsGreen() ? square(board, covering.green()) : narrowest(board, covering));
        }
        return one.outcome() instanceof Outcome.Complete ? Optional.of(conflict(board, stop)) : Optional.empty();
    }

    /** The tile of a covering that covers the cell which fewest tiles can cover. */
    private static Hint<Move> narrowest(Board board, Board covering) {
        int narrowest = IntStream.range(0, board.cells())
                .filter(board::free)
                .boxed()
                .min(Comparator.comparingInt(cell -> covering(board, cell).size()))
                .orElseThrow();
        int first = covering.first(narrowest);
        Grid grid = board.grid();
        Move.Lay tile = new Move.Lay(grid.row(first), grid.column(first), covering.across(first));
        Message text = TrominoesMessages.oneCovering(lies(tile), first(board, tile));
        Mark dot = new Mark.Dot(box(board, narrowest), Ink.HINT);
        return new Hint<Move>("one covering", text, List.of(tile), List.of(ring(board, tile), dot), Result.none())
                .staged(
                        TrominoesMessages.forcedTileWhere(grid.place(narrowest)),
                        List.of(ring(board, narrowest), dot),
                        TrominoesMessages.layButton(),
                        TrominoesMessages.lay(lies(tile)));
    }

    private static Hint<Move> square(Board board, int cell) {
        Grid grid = board.grid();
        Message text = TrominoesMessages.squareOfCovering(grid.place(cell), Coloring.lines(grid));
        Move move = new Move.SetGreen(grid.row(cell), grid.column(cell));
        return new Hint<>("coloring", text, List.of(move), List.of(ring(board, cell)), cell(board, cell))
                .staged(
                        TrominoesMessages.bestSquareWhere(),
                        List.of(),
                        TrominoesMessages.placeGreenButton(),
                        TrominoesMessages.greenGoes(grid.place(cell)));
    }

    private static Hint<Move> tile(Board board, Move.Lay tile, BigInteger left, BigInteger all) {
        boolean every = left.equals(all);
        Message text = every
                ? TrominoesMessages.everyCovering(lies(tile), first(board, tile), all)
                : TrominoesMessages.mostCoverings(lies(tile), first(board, tile), left, all);
        Result shares = () -> Json.obj().with("left", left.toString()).with("of", all.toString());
        String technique = every ? "every covering" : "most coverings";
        Message where = every ? TrominoesMessages.everyCoveringWhere() : TrominoesMessages.mostCoveringsWhere();
        return new Hint<Move>(technique, text, List.of(tile), List.of(ring(board, tile)), shares)
                .staged(where, List.of(), TrominoesMessages.layButton(), TrominoesMessages.lay(lies(tile)))
                .claiming(every ? List.of(claim(board, tile)) : List.of());
    }

    private static Hint<Move> green(Board board, Move.SetGreen green, BigInteger left, BigInteger all) {
        int cell = board.grid().cell(green.row(), green.column());
        Message text = TrominoesMessages.bestSquare(board.grid().place(cell), Coloring.lines(board.grid()), left, all);
        Result shares =
                () -> cell(board, cell).toJson().with("left", left.toString()).with("of", all.toString());
        return new Hint<Move>("coloring", text, List.of(green), List.of(ring(board, cell)), shares)
                .staged(
                        TrominoesMessages.bestSquareWhere(),
                        List.of(),
                        TrominoesMessages.placeGreenButton(),
                        TrominoesMessages.greenGoes(board.grid().place(cell)));
    }

    /**
     * The hint where no covering is left: the conflict set is one tile without which there are some, or several that
     * are too many.
     */
    private static Hint<Move> conflict(Board board, Stop stop) {
        List<Integer> tiles = ConflictSet.of(board, stop);
        List<Mark> marks = new ArrayList<>();
        for (int first : tiles) {
            marks.add(new Mark.Ring(Drawing.tile(board, first, board.across(first)), Ink.HINT));
        }
        List<Value.Cell> cells = tiles.stream().map(board.grid()::place).toList();
        Grid grid = board.grid();
        int first = tiles.getFirst();
        Move lift = new Move.Lift(grid.row(first), grid.column(first));
        Message text = tiles.size() == 1
                ? TrominoesMessages.oneConflicts(grid.place(first))
                : TrominoesMessages.severalConflict(tiles.size(), cells);
        Result blame = () -> Json.obj()
                .with("blame", Json.strings(cells.stream().map(Value.Cell::name).toList()));
        return new Hint<>("conflict", text, List.of(lift), marks, blame)
                .staged(
                        TrominoesMessages.conflictWhere(),
                        List.of(),
                        TrominoesMessages.removeButton(),
                        TrominoesMessages.remove(grid.place(first)))
                .claiming(NONE);
    }

    /** The claim that all coverings have a tile. */
    private static String claim(Board board, Move.Lay tile) {
        return (tile.across() ? "h=" : "v=") + board.grid().name(board.grid().cell(tile.row(), tile.column()));
    }

    private static String lies(Move.Lay tile) {
        return tile.across() ? "across" : "down";
    }

    private static Value.Cell first(Board board, Move.Lay tile) {
        return board.grid().place(board.grid().cell(tile.row(), tile.column()));
    }

    private static Result cell(Board board, int cell) {
        return () -> Json.obj().with("cell", board.grid().name(cell));
    }

    private static Box box(Board board, int cell) {
        return Box.cell(board.grid().row(cell), board.grid().column(cell));
    }

    private static Mark ring(Board board, int cell) {
        return new Mark.Ring(box(board, cell), Ink.HINT);
    }

    private static Mark ring(Board board, Move.Lay tile) {
        int first = board.grid().cell(tile.row(), tile.column());
        return new Mark.Ring(Drawing.tile(board, first, tile.across()), Ink.HINT);
    }
}
