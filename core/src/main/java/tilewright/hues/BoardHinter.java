package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Result;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * Finds hints. In a position that cannot be completed: a cell or a color that shows it, and the conflict set. Otherwise
 * a cell that one color alone can fill, a color that must go to a cell, or a tile of some completion.
 */
final class BoardHinter implements Hinter<Board, Move> {

    private static final Grid GRID = Peers.GRID;

    private static final Message DEAD = HuesMessages.someConflict();

    /** The claim that a board cannot be completed. */
    private static final List<String> NONE = List.of("none");

    @Override
    public Columns columns() {
        return Columns.NONE.text("technique", "cell").whole("color").text("text");
    }

    @Override
    public Optional<Hint<Move>> hint(Board board, Stop stop) {
        if (board.full()) {
            return Optional.empty();
        }
        return switch (Completability.of(board, Completability.USUAL, stop)) {
            case Completability.Completable(Board completion, long _) ->
                Optional.of(step(board).orElseGet(() -> fromCompletion(board, completion)));
            case Completability.Dead _ -> dead(board, stop);
            case Completability.Undecided _ -> deadCell(board).or(() -> deadColor(board));
        };
    }

    /** Returns the reason why the board is dead, with the conflict set if there is one. */
    private static Optional<Hint<Move>> dead(Board board, Stop stop) {
        Optional<Hint<Move>> reason = deadCell(board).or(() -> deadColor(board));
        return ConflictSet.of(board, stop)
                .map(conflict -> conflicting(reason, conflict))
                .or(() -> reason);
    }

    private static Hint<Move> conflicting(Optional<Hint<Move>> reason, ConflictSet conflict) {
        List<Mark> marks = new ArrayList<>(conflict.rings());
        reason.ifPresent(hint -> marks.addAll(hint.marks()));
        Message what =
                HuesMessages.dead(reason.map(Hint::text).orElse(HuesMessages.cannotComplete()), conflict.sentence());
        Result found = reason.map(Hint::result).orElse(Result.none());
        Result blame = () -> found.toJson().with("blame", Json.strings(conflict.names()));
        String technique = reason.map(Hint::technique).orElse("conflict");
        if (conflict.repair().isEmpty()) {
            Message text = HuesMessages.removeSeveral(what);
            return new Hint<Move>(technique, text, List.of(), marks, blame)
                    .staged(DEAD, List.of())
                    .claiming(NONE);
        }
        int cell = conflict.repair().get();
        Message text = HuesMessages.removeOne(what, GRID.place(cell));
        Result withRepair = () -> blame.toJson().with("back", GRID.name(cell));
        return new Hint<Move>(technique, text, List.of(new Move.Return(cell)), marks, withRepair)
                .staged(DEAD, List.of(), HuesMessages.removeTileButton(), HuesMessages.removeTile(GRID.place(cell)))
                .claiming(NONE);
    }

    private static Optional<Hint<Move>> step(Board board) {
        return forcedCell(board).or(() -> forcedColor(board));
    }

    private static Optional<Hint<Move>> deadCell(Board board) {
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (board.free(cell) && options(board, cell) == 0) {
                Message text = HuesMessages.deadCell(GRID.place(cell));
                return Optional.of(new Hint<Move>("dead cell", text, List.of(), List.of(ring(cell)), cell(cell))
                        .staged(HuesMessages.deadCellWhere(), List.of())
                        .claiming(NONE));
            }
        }
        return Optional.empty();
    }

    private static Optional<Hint<Move>> deadColor(Board board) {
        Packing packing = new Packing();
        for (int color = 0; color < Peers.COLORS; color++) {
            int left = board.left(color);
            if (left > 0 && !packing.pack(open(board, color), left)) {
                Message text = HuesMessages.deadColor(left, Peers.color(color));
                Mark ring = new Mark.Ring(Drawing.pile(color), Ink.HINT);
                return Optional.of(new Hint<Move>("dead color", text, List.of(), List.of(ring), color(color))
                        .staged(HuesMessages.deadColorWhere(), List.of())
                        .claiming(NONE));
            }
        }
        return Optional.empty();
    }

    private static Optional<Hint<Move>> forcedCell(Board board) {
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            int options = board.free(cell) ? options(board, cell) : 0;
            if (Integer.bitCount(options) == 1) {
                int color = Integer.numberOfTrailingZeros(options);
                Message text = HuesMessages.forcedCell(Peers.color(color), GRID.place(cell));
                Message where = HuesMessages.forcedCellWhere(GRID.place(cell));
                return Optional.of(put("forced cell", text, color, cell, where, ring(cell)));
            }
        }
        return Optional.empty();
    }

    private static Optional<Hint<Move>> forcedColor(Board board) {
        Packing packing = new Packing();
        for (int color = 0; color < Peers.COLORS; color++) {
            int left = board.left(color);
            if (left > 0 && packing.pack(open(board, color), left) && packing.forced() != 0) {
                int cell = Long.numberOfTrailingZeros(packing.forced());
                Message text = HuesMessages.forcedColor(left, Peers.color(color), GRID.place(cell));
                Message where = HuesMessages.forcedColorWhere(Peers.color(color));
                Mark pile = new Mark.Ring(Drawing.pile(color), Ink.HINT);
                return Optional.of(put("forced color", text, color, cell, where, pile));
            }
        }
        return Optional.empty();
    }

    /** The cell with the fewest colors left, as a completion has it. */
    private static Hint<Move> fromCompletion(Board board, Board completion) {
        int found = 0;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            int number = Integer.bitCount(options(board, cell));
            if (number > 0 && number < fewest) {
                found = cell;
                fewest = number;
            }
        }
        int color = completion.color(found);
        Message text = HuesMessages.completion(Peers.color(color), GRID.place(found));
        Message where = HuesMessages.completionWhere(GRID.place(found));
        return put("completion", text, color, found, where, ring(found)).claiming(List.of());
    }

    /** The colors that the rules let on a cell, as bits; 0 for a cell with a tile. */
    private static int options(Board board, int cell) {
        int options = 0;
        for (int color = 0; color < Peers.COLORS; color++) {
            options |= board.takes(cell, color) ? 1 << color : 0;
        }
        return options;
    }

    /** The cells that the rules leave to a color, as bits. */
    private static long open(Board board, int color) {
        long open = 0;
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            open |= board.takes(cell, color) ? 1L << cell : 0;
        }
        return open;
    }

    private static Hint<Move> put(String technique, Message text, int color, int cell, Message where, Mark around) {
        Result result = () -> cell(cell).toJson().withAll(color(color).toJson());
        Message act = HuesMessages.place(GRID.place(cell), Peers.color(color));
        return new Hint<Move>(technique, text, List.of(new Move.Put(color, cell)), List.of(ring(cell)), result)
                .staged(where, List.of(around), HuesMessages.placeButton(Peers.color(color)), act)
                .claiming(List.of(GRID.name(cell) + "=" + (color + 1)));
    }

    private static Mark ring(int cell) {
        return new Mark.Ring(Box.cell(GRID.row(cell), GRID.column(cell)), Ink.HINT);
    }

    private static Result cell(int cell) {
        return () -> Json.obj().with("cell", GRID.name(cell));
    }

    private static Result color(int color) {
        return () -> Json.obj().with("color", color + 1);
    }
}
