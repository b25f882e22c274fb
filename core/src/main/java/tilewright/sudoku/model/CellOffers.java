package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;

/**
 * All offers that a cell can ever have, made once: a view of a Sudoku offers more than a thousand moves, and a page
 * asks for one after each.
 *
 * <p>Each list is indexed by the digit less 1. Immutable; threads may share one.
 */
final class CellOffers {

    private static final List<CellOffers> ALL =
            IntStream.range(0, Houses.CELLS).mapToObj(CellOffers::new).toList();

    private final int cell;
    private final List<Offer<Move>> places;
    private final List<Offer<Move>> enters;
    private final List<Offer<Move>> corners;
    private final List<Offer<Move>> removals;
    private final List<Offer<Move>> centers;
    private final Offer<Move> erase;
    /** The offers by the number of the tint; the first takes the color away. */
    private final List<Offer<Move>> tints;
    /** The offers that take away the tint of a cell, by the key of this tint. */
    private final List<Offer<Move>> tintsAway;

    private CellOffers(int cell) {
        this.cell = cell;
        String spot = Houses.GRID.name(cell);
        this.places = offers(spot, "", digit -> new Move.Place(cell, digit));
        this.enters =
                digits(digit -> new Offer<>(new Move.Place(cell, digit), new Gesture.Type(spot, SudokuRules.ENTER)));
        this.corners = offers(spot, SudokuRules.SHIFT, digit -> mark(Note.CORNER, digit));
        this.removals = offers(spot, SudokuRules.SHIFT, digit -> mark(Note.REMOVED, digit));
        this.centers = offers(spot, SudokuRules.CTRL, digit -> mark(Note.CENTER, digit));
        this.tints = IntStream.rangeClosed(0, Tint.COUNT)
                .mapToObj(tint -> color(spot, tint, tint == 0 ? SudokuRules.DELETE : "" + tint))
                .toList();
        this.tintsAway = IntStream.rangeClosed(0, Tint.COUNT)
                .mapToObj(tint -> color(spot, 0, "" + tint))
                .toList();
        this.erase = new Offer<>(new Move.Erase(cell), new Gesture.Type(spot, SudokuRules.DELETE));
    }

    private Offer<Move> color(String spot, int tint, String key) {
        return new Offer<>(new Move.Color(cell, tint), new Gesture.Type(spot, SudokuRules.COLOR + key));
    }

    private Move mark(Note kind, int digit) {
        return new Move.Mark(cell, kind, Digits.bit(digit));
    }

    private static List<Offer<Move>> offers(String spot, String prefix, IntFunction<Move> move) {
        return digits(digit -> new Offer<>(move.apply(digit), new Gesture.Type(spot, prefix + digit)));
    }

    private static List<Offer<Move>> digits(IntFunction<Offer<Move>> offer) {
        List<Offer<Move>> offers = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            offers.add(offer.apply(digit));
        }
        return List.copyOf(offers);
    }

    static CellOffers of(int cell) {
        return ALL.get(cell);
    }

    /** Adds the colors that the cell can get, and what takes away the one that it has. */
    void addTints(Board position, List<Offer<Move>> offers) {
        int held = position.tint(cell);
        for (int tint = held == 0 ? 1 : 0; tint <= Tint.COUNT; tint++) {
            offers.add((tint == held ? tintsAway : tints).get(tint));
        }
    }

    /** Adds what can be done in a position, in which the cell is no clue. */
    void add(Board position, List<Offer<Move>> offers) {
        int held = position.digit(cell);
        for (int digit = 1; digit <= 9; digit++) {
            if (digit != held) {
                offers.add(places.get(digit - 1));
            }
        }
        if (held != 0) {
            offers.add(erase);
            return;
        }
        if (position.erasable(cell)) {
            offers.add(erase);
        }
        int single = position.single(cell);
        if (single != 0) {
            offers.add(enters.get(single - 1));
        }
        boolean automatic = position.automatic();
        int possible = automatic ? position.possible(cell) : Digits.ALL;
        for (int digit = 1; digit <= 9; digit++) {
            if (Digits.holds(possible, digit)) {
                offers.add((automatic ? removals : corners).get(digit - 1));
            }
            offers.add(centers.get(digit - 1));
        }
    }
}
