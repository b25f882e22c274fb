package tilewright.sudoku.technique;

import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** The conclusions from placing or removing a candidate and a few rounds of singles. Mutable; one thread. */
final class FewSingles {

    /*
     * A round places what has become a naked single so far, then what has become a hidden one; what appears meanwhile waits for the
     * next round. Both are in lists, in the order in which they came; a hidden single that lost its last place leaves its list.
     * Rounds, orders, and the number of reasons that count are those of HoDoKu 2.5.0.
     */
    private static final int ROUNDS = 4;

    /** A single rests on the removals that made it one; more than these are not looked at. */
    private static final int REASONS = 5;

    /** Stride of a house in the counts of places, which are indexed by digits from 1. */
    private static final int STRIDE = 10;

    private final CandidateGrid grid;
    private final int[] startCandidates = new int[Houses.CELLS];
    private final int[] startPlaces = new int[27 * STRIDE];

    private final int[] candidates = new int[Houses.CELLS];
    private final int[] digits = new int[Houses.CELLS];
    private final int[] places = new int[27 * STRIDE];

    /** Singles, each 16 * cell + digit. */
    private final int[] naked = new int[1024];

    private int nakedCount;
    private final int[] hidden = new int[1024];
    private int hiddenCount;
    private final int[] singles = new int[2048];

    FewSingles(CandidateGrid grid) {
        this.grid = grid;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            startCandidates[cell] = grid.candidates(cell);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 1; digit <= 9; digit++) {
                startPlaces[house * STRIDE + digit] = grid.places(digit, house).size();
            }
        }
    }

    /** Fills an empty table with what follows from a candidate's being true, or false. */
    void fill(NetConsequences.Table table, int node) {
        System.arraycopy(startCandidates, 0, candidates, 0, Houses.CELLS);
        System.arraycopy(startPlaces, 0, places, 0, startPlaces.length);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            digits[cell] = grid.digit(cell);
        }
        nakedCount = 0;
        hiddenCount = 0;
        int cell = node % LinkGraph.FALSE / 9;
        int digit = node % 9 + 1;
        if (node < LinkGraph.FALSE) {
            set(table, cell, digit, 0);
        } else {
            remove(cell, digit);
            table.add(node, 0);
            if (Digits.size(candidates[cell]) == 1) {
                set(table, cell, Digits.first(candidates[cell]), 0);
            }
        }
        for (int round = 0; round < ROUNDS; round++) {
            int nakedSingles = nakedSingles();
            int all = hiddenSingles(nakedSingles);
            for (int i = 0; i < all; i++) {
                int at = singles[i] >> 4;
                int single = singles[i] & 15;
                set(table, at, single, i < nakedSingles ? inCell(table, at, single) : inHouse(table, at, single));
            }
        }
    }

    private int nakedSingles() {
        int count = 0;
        for (int i = 0; i < nakedCount; i++) {
            if (digits[naked[i] >> 4] == 0) {
                singles[count++] = naked[i];
            }
        }
        return count;
    }

    /** Adds the hidden singles behind others, one for a cell; gives how many there are then. */
    private int hiddenSingles(int before) {
        int count = before;
        CellSet cells = CellSet.NONE;
        for (int i = 0; i < hiddenCount; i++) {
            int cell = hidden[i] >> 4;
            boolean single = false;
            for (int house : Houses.of(cell)) {
                single |= places[house * STRIDE + (hidden[i] & 15)] == 1;
            }
            if (single && digits[cell] == 0 && !cells.has(cell)) {
                cells = cells.with(cell);
                singles[count++] = hidden[i];
            }
        }
        return count;
    }

    /** The entries that removed the other candidates of a cell. */
    private int[] inCell(NetConsequences.Table table, int cell, int digit) {
        int[] reasons = new int[REASONS];
        int count = 0;
        int others = startCandidates[cell] & ~Digits.bit(digit);
        for (; others != 0 && count < REASONS; others &= others - 1) {
            reasons[count++] = table.of(LinkGraph.FALSE + cell * 9 + Digits.first(others) - 1);
        }
        return reasons;
    }

    /** The entries that removed the other places of a digit in the cell's house with the fewest. */
    private int[] inHouse(NetConsequences.Table table, int cell, int digit) {
        int fewest = Houses.of(cell)[0];
        for (int house : Houses.of(cell)) {
            fewest = places[house * STRIDE + digit] < places[fewest * STRIDE + digit] ? house : fewest;
        }
        int[] reasons = new int[REASONS];
        int count = 0;
        CellSet others = grid.places(digit, fewest).without(cell);
        for (int other = others.first(); other >= 0 && count < REASONS; other = others.next(other + 1)) {
            reasons[count++] = table.of(LinkGraph.FALSE + other * 9 + digit - 1);
        }
        return reasons;
    }

    /** Places a digit, and adds that and what it removes directly. */
    private void set(NetConsequences.Table table, int cell, int digit, int... reasons) {
        int others = candidates[cell] & ~Digits.bit(digit);
        place(cell, digit);
        int entry = table.size();
        table.add(cell * 9 + digit - 1, reasons);
        CellSet seen = grid.places(digit).and(CellSet.peers(cell));
        for (int other = seen.first(); other >= 0; other = seen.next(other + 1)) {
            table.add(LinkGraph.FALSE + other * 9 + digit - 1, entry);
        }
        for (int rest = others; rest != 0; rest &= rest - 1) {
            table.add(LinkGraph.FALSE + cell * 9 + Digits.first(rest) - 1, entry);
        }
    }

    private void place(int cell, int digit) {
        if (digits[cell] == digit) {
            return;
        }
        digits[cell] = digit;
        int before = candidates[cell];
        candidates[cell] = 0;
        CellSet peers = CellSet.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer + 1)) {
            remove(peer, digit);
        }
        for (int rest = before; rest != 0; rest &= rest - 1) {
            int gone = Digits.first(rest);
            for (int house : Houses.of(cell)) {
                if (--places[house * STRIDE + gone] == 1 && gone != digit) {
                    addHidden(house, gone);
                }
            }
        }
    }

    private void remove(int cell, int digit) {
        if (!Digits.holds(candidates[cell], digit)) {
            return;
        }
        candidates[cell] &= ~Digits.bit(digit);
        if (candidates[cell] == 0) {
            return;
        }
        if (Digits.size(candidates[cell]) == 1) {
            naked[nakedCount++] = 16 * cell + Digits.first(candidates[cell]);
        }
        for (int house : Houses.of(cell)) {
            int left = --places[house * STRIDE + digit];
            if (left == 1) {
                addHidden(house, digit);
            } else if (left == 0) {
                removeHidden(house, digit);
            }
        }
    }

    private void addHidden(int house, int digit) {
        for (int cell : Houses.cells(house)) {
            if (Digits.holds(candidates[cell], digit)) {
                hidden[hiddenCount++] = 16 * cell + digit;
                return;
            }
        }
    }

    private void removeHidden(int house, int digit) {
        for (int i = 0; i < hiddenCount; i++) {
            if ((hidden[i] & 15) == digit && CellSet.house(house).has(hidden[i] >> 4)) {
                System.arraycopy(hidden, i + 1, hidden, i, hiddenCount - i - 1);
                hiddenCount--;
                return;
            }
        }
    }
}
