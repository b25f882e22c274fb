package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Candidate;

/** Candidates that a pattern removes: of each digit, a set of cells. Mutable; one thread. */
final class Eliminations {

    private final long[] low = new long[9];
    private final long[] high = new long[9];
    private int digits;

    void clear() {
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            low[Digits.first(rest) - 1] = 0;
            high[Digits.first(rest) - 1] = 0;
        }
        digits = 0;
    }

    void add(int digit, CellSet more) {
        if (!more.isEmpty()) {
            low[digit - 1] |= more.low();
            high[digit - 1] |= more.high();
            digits |= Digits.bit(digit);
        }
    }

    void add(int digit, int cell) {
        add(digit, CellSet.of(cell));
    }

    /** Adds those of some digits that are candidates of a cell. */
    void addDigits(CandidateGrid grid, int cell, int some) {
        for (int rest = grid.candidates(cell) & some; rest != 0; rest &= rest - 1) {
            add(Digits.first(rest), cell);
        }
    }

    boolean isEmpty() {
        return digits == 0;
    }

    /** The digits of which something is removed. */
    int digits() {
        return digits;
    }

    CellSet cells(int digit) {
        return new CellSet(low[digit - 1], high[digit - 1]);
    }

    int size() {
        int size = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            size += cells(Digits.first(rest)).size();
        }
        return size;
    }

    /**
     * HoDoKu's number for a list of eliminations, digit by digit, by which it orders steps that remove equally many: the cells
     * with growing weights, and the digits.
     */
    int indexSum() {
        int sum = 0;
        int weight = 1;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Digits.first(rest);
            CellSet set = cells(digit);
            for (int cell = set.first(); cell >= 0; cell = set.next(cell + 1)) {
                sum += cell * weight + digit;
                weight += 80;
            }
        }
        return sum;
    }

    List<Candidate> list() {
        List<Candidate> list = new ArrayList<>(size());
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                int digit = Digits.first(rest);
                if (cells(digit).has(cell)) {
                    list.add(new Candidate(cell, digit));
                }
            }
        }
        return list;
    }

    Eliminations copy() {
        Eliminations copy = new Eliminations();
        System.arraycopy(low, 0, copy.low, 0, 9);
        System.arraycopy(high, 0, copy.high, 0, 9);
        copy.digits = digits;
        return copy;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Eliminations other
                && digits == other.digits
                && Arrays.equals(low, other.low)
                && Arrays.equals(high, other.high);
    }

    @Override
    public int hashCode() {
        long hash = digits;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int at = Digits.first(rest) - 1;
            hash = (hash * 31 + low[at]) * 0x9E3779B97F4A7C15L + high[at];
        }
        return (int) (hash ^ hash >>> 32);
    }
}
