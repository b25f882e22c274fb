package tilewright.paletto.proof;

import java.util.ArrayList;
import java.util.List;
import tilewright.agent.Turn;
import tilewright.agent.Turns;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Shape;
import tilewright.paletto.model.Text;

/**
 * The turns of a position as sets of cells. Color by color, each set before the larger ones that begin with it.
 *
 * <p>Every part of a legal set is legal, so each set is met once by adding cells in rising order.
 */
public final class WholeTurns implements Turns<Board, Move> {

    @Override
    public List<Turn<Board, Move>> of(Board board) {
        List<Turn<Board, Move>> turns = new ArrayList<>();
        if (board.winner() >= 0) {
            return turns;
        }
        boolean convex = Shape.convex(board.occupied());
        if (board.taken() != 0) {
            turns.add(new Turn<>(List.of(Move.END), board.endTurn()));
        }
        long takeable = board.takeable();
        List<Move> moves = new ArrayList<>();
        for (int color = 0; color < board.size(); color++) {
            add(board, takeable & board.pieces(color), convex, moves, turns);
        }
        return turns;
    }

    private static void add(
            Board board, long candidates, boolean convex, List<Move> moves, List<Turn<Board, Move>> turns) {
        for (long left = candidates; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            Board after = board.take(cell);
            moves.add(new Move.Take(cell));
            if (after.winner() >= 0) {
                turns.add(new Turn<>(moves, after));
            } else {
                moves.add(Move.END);
                turns.add(new Turn<>(moves, after.endTurn()));
                moves.removeLast();
                long others = left & left - 1;
                long rest = after.occupied();
                if (others != 0) {
                    long free = convex ? Shape.removableIfConvex(rest) : Shape.removableByFilling(rest);
                    add(after, others & free, convex, moves, turns);
                }
            }
            moves.removeLast();
        }
    }

    /** The cells that a turn takes. */
    public static List<Integer> cells(Turn<Board, Move> turn) {
        List<Integer> cells = new ArrayList<>();
        for (Move move : turn.moves()) {
            if (move instanceof Move.Take(int cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** The turns of a position sorted by their cells. */
    public static List<Turn<Board, Move>> inOrder(Board board) {
        return inOrder(new WholeTurns().of(board));
    }

    /** The turns sorted by their cells, as words are by their letters. */
    public static List<Turn<Board, Move>> inOrder(List<Turn<Board, Move>> turns) {
        return turns.stream().sorted(WholeTurns::compare).toList();
    }

    private static int compare(Turn<Board, Move> turn, Turn<Board, Move> other) {
        List<Integer> cells = cells(turn);
        List<Integer> others = cells(other);
        for (int i = 0; i < Math.min(cells.size(), others.size()); i++) {
            int order = Integer.compare(cells.get(i), others.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(cells.size(), others.size());
    }

    /** A sentence about the moves of a player. */
    public static Message described(Board before, List<Move> moves) {
        List<Value.Cell> cells = new ArrayList<>();
        int color = before.color();
        for (Move move : moves) {
            if (move instanceof Move.Take(int cell)) {
                color = before.at(cell);
                cells.add(Move.GRID.place(cell));
            }
        }
        Value.Player player = new Value.Player(before.mover() + 1);
        return cells.isEmpty()
                ? ProofMessages.ended(player)
                : ProofMessages.took(player, cells.size(), Text.color(color), cells);
    }

    /** The phrase for a turn as the command line writes it: {@code take r1c2, r1c4}. */
    public static Message words(Turn<Board, Move> turn) {
        return words(cells(turn), "take");
    }

    /**
     * The phrase for a turn that takes cells, or none.
     *
     * @param form {@code take}, {@code took}, {@code Take}, {@code done} as {@code took} with the names of the board, or
     *     {@code cells}, {@code instead} for the cells alone
     */
    public static Message words(List<Integer> cells, String form) {
        return cells.isEmpty()
                ? ProofMessages.ending(form)
                : ProofMessages.taking(
                        form, cells.stream().map(Move.GRID::place).toList());
    }
}
