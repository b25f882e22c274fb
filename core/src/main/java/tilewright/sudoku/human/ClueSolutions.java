package tilewright.sudoku.human;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.model.DigitBoard;
import tilewright.text.Json;

/**
 * Finds out what the clues of a puzzle decide. Threads may share one.
 *
 * @param <B> the board
 */
public interface ClueSolutions<B extends DigitBoard<B>> {

    /** Returns the solutions of the clues, two if there are several; empty when the limits leave it open. */
    Optional<List<int[]>> of(B position, Limits limits);

    /** Returns whether the clues and the player's digits together have no solution. */
    boolean none(B position, Stop stop);

    /** Returns the cells where candidates that are clues exclude the one solution of the digits. */
    default List<Integer> excluded(B position) {
        return List.of();
    }

    /** Returns further fields of results about the puzzle. */
    default Json.Obj about(B position) {
        return Json.obj();
    }

    /** Returns whether the player's digit in a cell goes against others. */
    default boolean clashes(B position, int cell) {
        return position.conflictingPeers(cell).length > 0;
    }

    /** Returns the number of digits that do, in a sentence. */
    default Message clashing(int digits) {
        return HumanMessages.clashing(digits);
    }
}
