package tilewright.sudoku.variant;

/**
 * A relation of two cells, as the digits of one that go with each digit of the other.
 *
 * @param forward for each digit of the first cell the digits of the second, as bits
 * @param backward for each digit of the second cell the digits of the first
 */
record Relation(int first, int second, int[] forward, int[] backward) implements Propagator {

    /** Whether two digits may stand together. */
    @FunctionalInterface
    interface Test {
        boolean holds(int first, int second);
    }

    static Relation of(int first, int second, int side, Test test) {
        int[] forward = new int[side];
        int[] backward = new int[side];
        for (int one = 1; one <= side; one++) {
            for (int other = 1; other <= side; other++) {
                if (test.holds(one, other)) {
                    forward[one - 1] |= 1 << other - 1;
                    backward[other - 1] |= 1 << one - 1;
                }
            }
        }
        return new Relation(first, second, forward, backward);
    }

    @Override
    public int[] cells() {
        return new int[] {first, second};
    }

    @Override
    public int cost() {
        return 0;
    }

    @Override
    public boolean propagate(Candidates candidates) {
        return candidates.keep(second, union(forward, candidates.mask(first)))
                && candidates.keep(first, union(backward, candidates.mask(second)));
    }

    private static int union(int[] table, int mask) {
        int union = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            union |= table[Integer.numberOfTrailingZeros(rest)];
        }
        return union;
    }
}
