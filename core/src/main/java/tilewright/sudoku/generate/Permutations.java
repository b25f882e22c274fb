package tilewright.sudoku.generate;

/**
 * The 720 orders of six things, each with its index.
 *
 * <p>Index <i>k</i> is read as a number of the factorial number system, a digit 0 to 5, a digit 0 to 4, and so on down to
 * a digit 0: thing <i>i</i> goes to the free place with as many free places before it as the <i>i</i>th digit says.
 */
final class Permutations {

    static final int COUNT = 720;
    private static final int THINGS = 6;
    private static final int[][] PLACES = all();

    private Permutations() {}

    /**
     * The place that each of the six things goes to; not to be written to.
     *
     * @param k 0 to 719; 0 leaves all where they are
     */
    static int[] places(int k) {
        return PLACES[k];
    }

    private static int[][] all() {
        int[][] places = new int[COUNT][];
        for (int k = 0; k < COUNT; k++) {
            places[k] = byIndex(k);
        }
        return places;
    }

    private static int[] byIndex(int k) {
        int[] places = new int[THINGS];
        boolean[] taken = new boolean[THINGS];
        int rest = k;
        int weight = COUNT;
        for (int thing = 0; thing < THINGS; thing++) {
            weight /= THINGS - thing;
            places[thing] = freePlace(taken, rest / weight);
            taken[places[thing]] = true;
            rest %= weight;
        }
        return places;
    }

    private static int freePlace(boolean[] taken, int before) {
        int left = before;
        int place = 0;
        while (taken[place] || left > 0) {
            left -= taken[place] ? 0 : 1;
            place++;
        }
        return place;
    }
}
