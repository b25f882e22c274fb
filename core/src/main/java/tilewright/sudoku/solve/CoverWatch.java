package tilewright.sudoku.solve;

import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.SearchByEngine;
import tilewright.search.CoverSearch;
import tilewright.search.Search;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** The exact cover search of a position, to be watched: its options are the player's digits. */
final class CoverWatch implements SearchByEngine<Board> {

    private final Board start;
    private final CoverSearch search;

    /** The option that was taken last on each level. */
    private final int[] path = new int[Houses.CELLS];

    CoverWatch(Board start) {
        this.start = start;
        this.search = Cover.search(start);
    }

    @Override
    public int run(int haltAt, long nodes) {
        long left = nodes;
        while (true) {
            long before = search.nodes();
            int event = search.run(STEPS, left);
            left -= search.nodes() - before;
            if (event == DESCEND) {
                path[depth() - 1] = search.option(depth() - 1);
            }
            if (event == 0 || event == FINISHED || (event & haltAt) != 0) {
                return event;
            }
        }
    }

    @Override
    public Search engine() {
        return search;
    }

    @Override
    public Board position() {
        return position(depth());
    }

    /** The board with the options of the first levels alone. */
    private Board position(int levels) {
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            clues[cell] = start.clue(cell);
            entries[cell] = start.entry(cell);
        }
        for (int level = 0; level < levels; level++) {
            entries[Cover.cell(path[level])] = Cover.digit(path[level]);
        }
        return Board.of(clues, entries, new int[Houses.CELLS]).withCandidates(start);
    }

    @Override
    public Message caption(int event) {
        return switch (event) {
            case DESCEND -> taken();
            case DEAD_END -> deadEnd(item(depth()));
            case RETREAT -> Captions.retreat(Cover.cell(path[depth()]), Cover.digit(path[depth()]));
            default -> Captions.of(event, start);
        };
    }

    private int item(int level) {
        return Integer.parseInt(search.item(level));
    }

    /** Names the option that was set last and the item for which it was chosen. */
    private Message taken() {
        int level = depth() - 1;
        int cell = Cover.cell(path[level]);
        int digit = Cover.digit(path[level]);
        Value.Cell place = Houses.GRID.place(cell);
        Value.Digit set = new Value.Digit(digit);
        Board before = position(level);
        for (int house : Houses.of(cell)) {
            if (item(level) == Cover.item(house, digit)) {
                int places = 0;
                for (int other : Houses.cells(house)) {
                    places += Digits.holds(before.possible(other), digit) ? 1 : 0;
                }
                return SolveMessages.placeInHouse(place, set, places, Houses.value(house));
            }
        }
        return SolveMessages.digitLeft(place, set, Digits.size(before.possible(cell)));
    }

    private static Message deadEnd(int item) {
        int inHouse = item - Cover.item(0, 1);
        return inHouse < 0
                ? SolveMessages.noDigit(Houses.GRID.place(item))
                : SolveMessages.noPlace(new Value.Digit(inHouse % 9 + 1), Houses.value(inHouse / 9));
    }
}
