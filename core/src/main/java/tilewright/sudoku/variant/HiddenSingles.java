package tilewright.sudoku.variant;

/**
 * Digits of a house that have one place left.
 *
 * @param all the digits, each of which the house needs
 */
record HiddenSingles(int[] cells, int all) implements Propagator {

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public boolean propagate(Candidates candidates) {
        int once = 0;
        int twice = 0;
        int filled = 0;
        for (int cell : cells) {
            int mask = candidates.mask(cell);
            twice |= once & mask;
            once |= mask;
            filled |= (mask & mask - 1) == 0 ? mask : 0;
        }
        if (once != all) {
            return false;
        }
        int single = once & ~twice & ~filled;
        for (int i = 0; single != 0 && i < cells.length; i++) {
            int here = candidates.mask(cells[i]) & single;
            if (here != 0) {
                if (!candidates.keep(cells[i], here) || (here & here - 1) != 0) {
                    return false;
                }
                single &= ~here;
            }
        }
        return true;
    }
}
