package tilewright.sudoku.variant;

/**
 * Digits of a house with few places: a cell that sees all of them cannot have the digit. Two digits with the same two places leave no
 * room there for others, and two cells with the same two candidates leave them to no other cell of the house.
 *
 * @param side the number of digits
 * @param most the number of places of a digit up to which cells that see them are looked for
 * @param seen for each cell of the house all cells that it sees, as bits
 */
record LockedDigits(int[] cells, int side, int most, long[][] seen) implements Propagator {

    @Override
    public int cost() {
        return 4;
    }

    @Override
    public boolean propagate(Candidates candidates) {
        int[] places = candidates.scratch;
        for (int digit = 0; digit < side; digit++) {
            places[digit] = 0;
        }
        for (int i = 0; i < cells.length; i++) {
            int mask = candidates.mask(cells[i]);
            for (int rest = (mask & mask - 1) == 0 ? 0 : mask; rest != 0; rest &= rest - 1) {
                places[Integer.numberOfTrailingZeros(rest)] |= 1 << i;
            }
        }
        for (int digit = 0; digit < side; digit++) {
            int count = Integer.bitCount(places[digit]);
            if (count > 1 && count <= most && !removeSeen(candidates, 1 << digit, places[digit])) {
                return false;
            }
            if (count == 2 && !keepPair(candidates, digit, places)) {
                return false;
            }
        }
        return removePairs(candidates);
    }

    private boolean removeSeen(Candidates candidates, int bit, int places) {
        for (int word = 0; word < seen[0].length; word++) {
            long common = -1;
            for (int rest = places; rest != 0 && common != 0; rest &= rest - 1) {
                common &= seen[Integer.numberOfTrailingZeros(rest)][word];
            }
            for (; common != 0; common &= common - 1) {
                int cell = (word << 6) + Long.numberOfTrailingZeros(common);
                if ((candidates.mask(cell) & bit) != 0 && !candidates.keep(cell, ~bit)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean keepPair(Candidates candidates, int digit, int[] places) {
        for (int other = digit + 1; other < side; other++) {
            if (places[other] == places[digit]) {
                int both = 1 << digit | 1 << other;
                return candidates.keep(cells[Integer.numberOfTrailingZeros(places[digit])], both)
                        && candidates.keep(cells[31 - Integer.numberOfLeadingZeros(places[digit])], both);
            }
        }
        return true;
    }

    private boolean removePairs(Candidates candidates) {
        for (int i = 0; i < cells.length; i++) {
            int pair = candidates.mask(cells[i]);
            if (Integer.bitCount(pair) != 2) {
                continue;
            }
            for (int j = i + 1; j < cells.length; j++) {
                if (candidates.mask(cells[j]) == pair && !removePair(candidates, pair, i, j)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean removePair(Candidates candidates, int pair, int first, int second) {
        for (int k = 0; k < cells.length; k++) {
            if (k != first && k != second && !candidates.keep(cells[k], ~pair)) {
                return false;
            }
        }
        return true;
    }
}
