package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tilewright.message.Value;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;

/**
 * All offers that a cell can ever have. Those of classic cells are made once: a view of a Sudoku offers more than a thousand moves,
 * and a page asks for one after each.
 *
 * <p>Each list is indexed by the digit less 1. Immutable; threads may share one.
 */
public final class CellOffers {

    private static final List<CellOffers> CLASSIC = IntStream.range(0, Houses.CELLS)
            .mapToObj(cell -> new CellOffers(cell, Houses.GRID.name(cell), 9))
            .toList();

    /** The cell as moves name it. */
    private final int cell;

    private final int side;
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

    /**
     * Constructs the offers of a cell.
     *
     * @param cell as moves name it
     * @param spot its name in gestures
     * @param side the highest digit
     */
    public CellOffers(int cell, String spot, int side) {
        this.cell = cell;
        this.side = side;
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

    private List<Offer<Move>> offers(String spot, String prefix, IntFunction<Move> move) {
        return digits(digit ->
                new Offer<>(move.apply(digit), new Gesture.Type(spot, prefix + new Value.Digit(digit).text())));
    }

    private List<Offer<Move>> digits(IntFunction<Offer<Move>> offer) {
        List<Offer<Move>> offers = new ArrayList<>();
        for (int digit = 1; digit <= side; digit++) {
            offers.add(offer.apply(digit));
        }
        return List.copyOf(offers);
    }

    /** The offers of a cell of a classic grid. */
    static CellOffers of(int cell) {
        return CLASSIC.get(cell);
    }

    /** Adds what can be done with a cell in a position that is not solved: colors, and what a cell without a clue can take. */
    void add(DigitBoard<?> position, int cell, List<Offer<Move>> offers) {
        int tint = position.tint(cell);
        for (int other = tint == 0 ? 1 : 0; other <= Tint.COUNT; other++) {
            offers.add((other == tint ? tintsAway : tints).get(other));
        }
        if (position.clue(cell) == 0) {
            addDigits(position, cell, offers);
        }
    }

    private void addDigits(DigitBoard<?> position, int cell, List<Offer<Move>> offers) {
        int held = position.digit(cell);
        for (int digit = 1; digit <= side; digit++) {
            if (digit != held) {
                offers.add(places.get(digit - 1));
            }
        }
        if (held != 0 || position.erasable(cell)) {
            offers.add(erase);
        }
        if (held != 0) {
            return;
        }
        int single = position.single(cell);
        if (single != 0) {
            offers.add(enters.get(single - 1));
        }
        boolean automatic = position.automatic();
        int possible = automatic ? position.possible(cell) : Digits.upTo(side);
        for (int digit = 1; digit <= side; digit++) {
            if (Digits.holds(possible, digit)) {
                offers.add((automatic ? removals : corners).get(digit - 1));
            }
            offers.add(centers.get(digit - 1));
        }
    }
}
