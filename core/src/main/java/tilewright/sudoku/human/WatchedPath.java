package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.step.Step;

/**
 * The steps that solve a puzzle, found one after the other as they are wanted, with the board before each. Threads may share
 * it.
 */
final class WatchedPath {

    /** Maximum number of looks, about two seconds; the hardest puzzles known take a quarter of a second for a step. */
    private static final long MOST_LOOKS = 1_000_000;

    private final OrderedSteps next;

    /** Board i is that before step i. */
    private final List<Board> boards = new ArrayList<>();

    private final List<Step> steps = new ArrayList<>();
    private final long mostLooks;
    private boolean ended;
    private boolean limited;

    /** @param puzzle a position with one solution, without digits of the player's */
    WatchedPath(Board puzzle, OrderedSteps next) {
        this(puzzle, next, MOST_LOOKS);
    }

    /** @param mostLooks how often the search for a step may ask whether to stop; then the path ends */
    WatchedPath(Board puzzle, OrderedSteps next, long mostLooks) {
        this.next = next;
        this.mostLooks = mostLooks;
        Position start = Position.of(puzzle);
        boards.add(board(puzzle, start.digits(), start.candidates()));
    }

    /** Whether there is a step of this number, from 0; all before it were asked for. */
    synchronized boolean has(int step) {
        if (step == steps.size() && !ended) {
            find();
        }
        return step < steps.size();
    }

    synchronized Step step(int step) {
        return steps.get(step);
    }

    /** The board before a step, or behind the last one. */
    synchronized Board board(int step) {
        return boards.get(step);
    }

    /** Whether it ends where it does because the next step takes too long to find. */
    synchronized boolean limited() {
        return limited;
    }

    private void find() {
        Board before = boards.getLast();
        Position position = Position.of(before);
        long[] looks = {0};
        Stop stop = () -> ++looks[0] > mostLooks;
        try {
            int[] clues = boards.getFirst().fresh().digits();
            next.next(clues, position, stop).ifPresentOrElse(step -> take(before, position, step), () -> ended = true);
        } catch (Stopped stopped) {
            ended = true;
            limited = true;
        }
    }

    private void take(Board before, Position position, Step step) {
        Position after = OrderedSteps.after(position, step);
        steps.add(step);
        boards.add(board(before, after.digits(), after.candidates()));
    }

    /** A board with digits, and all that is left as notes. */
    private static Board board(Board puzzle, int[] digits, int[] candidates) {
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            clues[cell] = puzzle.clue(cell);
            entries[cell] = clues[cell] == 0 ? digits[cell] : 0;
        }
        Board filled = Board.of(clues, entries, new int[Houses.CELLS]);
        int[] notes = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            notes[cell] = filled.digit(cell) == 0 ? filled.possible(cell) & candidates[cell] : 0;
        }
        return Board.of(clues, entries, notes);
    }
}
