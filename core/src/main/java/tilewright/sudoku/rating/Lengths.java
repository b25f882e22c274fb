package tilewright.sudoku.rating;

/** The part of a rating that follows from the length of a chain: 0.1 for each limit that is exceeded. */
final class Lengths {

    private static final int[] LIMITS = {
        4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 6144, 8192
    };

    /** Sums of 0.1 as additions give them, which is not what multiplication gives. */
    private static final double[] SUMS = new double[LIMITS.length + 1];

    static {
        for (int i = 1; i < SUMS.length; i++) {
            SUMS[i] = SUMS[i - 1] + 0.1;
        }
    }

    private Lengths() {}

    /** @param complexity the number of assertions */
    static double added(int complexity) {
        int exceeded = 0;
        while (exceeded < LIMITS.length && complexity - 2 > LIMITS[exceeded]) {
            exceeded++;
        }
        return SUMS[exceeded];
    }
}
