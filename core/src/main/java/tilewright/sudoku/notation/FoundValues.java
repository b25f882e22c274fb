package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.text.LineGrouping.Part;

/**
 * The puzzles of a value, without their solutions: grids that are named so are kept back until there is anything else, and a
 * grid that goes on with the one beside it is left out. Mutable.
 */
final class FoundValues {

    /** Maximum number of grids that are kept back. */
    private static final int MOST_HELD = 10_000;

    /**
     * A grid.
     *
     * @param cells 81 characters
     * @param text with what else there is
     * @param line from 0
     * @param object the number of the object of which it is a field; -1 for none
     * @param bracket number of brackets before its end
     */
    record Grid(String cells, String text, int line, long object, long bracket) {

        boolean isFull() {
            return cells.indexOf('.') < 0;
        }

        boolean isEmpty() {
            for (int i = 0; i < cells.length(); i++) {
                if (cells.charAt(i) != '.') {
                    return false;
                }
            }
            return true;
        }

        /** Whether it has all clues of the other one. */
        boolean covers(Grid other) {
            for (int i = 0; i < cells.length(); i++) {
                if (other.cells.charAt(i) != '.' && other.cells.charAt(i) != cells.charAt(i)) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Part> parts = new ArrayList<>();
    private final List<Grid> held = new ArrayList<>();
    private Optional<Grid> last = Optional.empty();
    private boolean any;

    /** Whether there are more solutions than are kept back. */
    private boolean more;

    /** Whether there is anything, if only solutions. */
    boolean isPresent() {
        return any || !held.isEmpty();
    }

    void addSolution(Grid grid) {
        more |= held.size() == MOST_HELD;
        if (!any && held.size() < MOST_HELD) {
            held.add(grid);
        }
    }

    void add(Grid grid) {
        any = true;
        held.clear();
        if (last.isEmpty()) {
            last = Optional.of(grid);
            return;
        }
        Grid before = last.get();
        if (goesOn(before, grid)) {
            return;
        }
        if (!goesOn(grid, before)) {
            write(before);
        }
        last = Optional.of(grid);
    }

    /** Whether a grid is the solution of another, or the same puzzle later in the game. */
    private static boolean goesOn(Grid first, Grid later) {
        boolean object = first.object >= 0 && first.object == later.object;
        if (object && later.isEmpty()) {
            return true;
        }
        return !first.isEmpty() && later.covers(first) && (object || later.isFull() && !first.isFull());
    }

    /** A puzzle that cannot be read. */
    void refuse(int line, String text, Message fault) {
        any = true;
        held.clear();
        flush();
        parts.add(new Part(line, text, Optional.of(fault)));
    }

    /** Refuses the last grid, if it is of a bracket with this number or a later one. */
    void refuseSince(long bracket, Message fault) {
        Optional<Grid> refused = last.filter(grid -> grid.bracket >= bracket);
        if (refused.isPresent()) {
            last = Optional.empty();
            refuse(refused.get().line, "", fault);
        }
    }

    /** Leaves out the last grid, if it is of a bracket with this number or a later one. */
    void dropSince(long bracket) {
        last = last.filter(grid -> grid.bracket < bracket);
    }

    /** A puzzle in another form, to be read by whoever can. */
    void addText(int line, String text) {
        any = true;
        held.clear();
        flush();
        parts.add(new Part(line, text, Optional.empty()));
    }

    private void write(Grid grid) {
        parts.add(new Part(grid.line, grid.text, Optional.empty()));
    }

    private void flush() {
        last.ifPresent(this::write);
        last = Optional.empty();
    }

    void end() {
        flush();
        held.forEach(this::write);
        if (!any && more) {
            refuse(held.getLast().line, "", NotationMessages.manySolutions(MOST_HELD));
        }
        if (!isPresent()) {
            refuse(0, "", NotationMessages.noPuzzleInValue());
        }
        held.clear();
    }

    List<Part> taken() {
        List<Part> taken = List.copyOf(parts);
        parts.clear();
        return taken;
    }
}
