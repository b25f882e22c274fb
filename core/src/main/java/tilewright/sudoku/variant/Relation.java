package tilewright.sudoku.variant;

/**
 * A relation of two cells, as the digits of one that go with each digit of the other.
 *
 * @param forward for each digit of the first cell the digits of the second, as bits
 * @param backward for each digit of the second cell the digits of the first
 * @param forwards the unions of forward for all sets of five digits, 1 to 5, 6 to 10, …
 * @param backwards the same of backward
 */
record Relation(int first, int second, int[] forward, int[] backward, int[] forwards, int[] backwards)
        implements Propagator {

    private static final int AT_ONCE = 5;
    private static final int SETS = 1 << AT_ONCE;

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
        return new Relation(first, second, forward, backward, unions(forward), unions(backward));
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
        return candidates.keep(second, union(forwards, candidates.mask(first)))
                && candidates.keep(first, union(backwards, candidates.mask(second)));
    }

    private static int[] unions(int[] table) {
        int[] unions = new int[(table.length + AT_ONCE - 1) / AT_ONCE * SETS];
        for (int digit = 0; digit < table.length; digit++) {
            int at = digit / AT_ONCE * SETS;
            int bit = 1 << digit % AT_ONCE;
            for (int rest = 0; rest < bit; rest++) {
                unions[at + bit + rest] = unions[at + rest] | table[digit];
            }
        }
        return unions;
    }

    private static int union(int[] unions, int mask) {
        int union = 0;
        int at = 0;
        for (int rest = mask; rest != 0; rest >>>= AT_ONCE) {
            union |= unions[at + (rest & SETS - 1)];
            at += SETS;
        }
        return union;
    }
}
