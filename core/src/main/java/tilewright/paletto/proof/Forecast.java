package tilewright.paletto.proof;

import java.util.ArrayList;
import java.util.List;
import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;

/**
 * The proved result of a position: the player who can force a win after each of its turns.
 *
 * <p>To force a win is to win whatever all others do together. At most one player can; with two players one always can.
 *
 * @param mover whose turn it is
 * @param turns all turns, in order
 * @param winners of each turn: who can force a win after it, or {@link #NOBODY}
 */
public record Forecast(int mover, List<Turn<Board, Move>> turns, List<Integer> winners) {

    /** The value that stands for "no player" when none can force a win. */
    public static final int NOBODY = ForcedTable.NOBODY;

    public Forecast {
        turns = List.copyOf(turns);
        winners = List.copyOf(winners);
    }

    /** Returns the player who can force a win in the position itself, or {@link #NOBODY}. */
    public int winner() {
        int winner = winners.getFirst();
        for (int after : winners) {
            if (after == mover) {
                return mover;
            }
            winner = after == winner ? winner : NOBODY;
        }
        return winner;
    }

    /** The turns after which the player to move can force a win. */
    public List<Turn<Board, Move>> winning() {
        return after(mover);
    }

    /** The turns after which the given player can force a win, or, for {@link #NOBODY}, none can. */
    public List<Turn<Board, Move>> after(int winner) {
        List<Turn<Board, Move>> found = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            if (winners.get(i) == winner) {
                found.add(turns.get(i));
            }
        }
        return found;
    }

    /** The value for the player to move: {@code W}, {@code L}, or {@code ?} when nobody can force a win. */
    public String value() {
        int winner = winner();
        return winner == mover ? "W" : winner == NOBODY ? "?" : "L";
    }
}
