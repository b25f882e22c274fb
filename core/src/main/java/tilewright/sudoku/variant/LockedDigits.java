package tilewright.sudoku.variant;

/**
 * Digits of a house with few places: a cell that sees all of them cannot have the digit. Two digits with the same two places leave no
 * room there for others, and two cells with the same two candidates leave them to no other cell of the house.
 *
 * @param most the number of places of a digit up to which cells that see them are looked for
 * @param seen for each cell of the house all cells that it sees, as bits
 */
record LockedDigits(int[] cells, int most, long[][] seen) implements Propagator {

    @Override
    public int cost() {
        return 4;
    }

    @Override
    public boolean propagate(Candidates candidates) {
        // The number of places of each digit, as bits of three numbers; fours stands for more, too.
        int ones = 0;
        int twos = 0;
        int fours = 0;
        int filled = 0;
        for (int cell : cells) {
            int mask = candidates.mask(cell);
            filled |= (mask & mask - 1) == 0 ? mask : 0;
            fours |= twos & ones & mask;
            twos ^= ones & mask;
            ones ^= mask;
        }
        int[] places = candidates.scratch;
        int several = (most < 4 ? twos & ~fours : twos | fours) & ~filled;
        for (int rest = several; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            places[digit] = places(candidates, digit);
        }
        for (int rest = several; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            int count = Integer.bitCount(places[digit]);
            if (count <= most && !removeSeen(candidates, 1 << digit, places[digit])) {
                return false;
            }
            if (count == 2 && !keepPair(candidates, digit, several, places)) {
                return false;
            }
        }
        return removePairs(candidates);
    }

    private int places(Candidates candidates, int digit) {
        int places = 0;
        for (int i = 0; i < cells.length; i++) {
            places |= (candidates.mask(cells[i]) >>> digit & 1) << i;
        }
        return places;
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

    private boolean keepPair(Candidates candidates, int digit, int digits, int[] places) {
        for (int rest = digits & -2 << digit; rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest);
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
