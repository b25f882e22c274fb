package tilewright.sudoku.rating;

/**
 * A chain that was found inside a branch.
 *
 * @param removals candidates in ascending order
 * @param parents candidates that the branch removed and without which there is no such chain
 */
@SuppressWarnings("ArrayRecordComponent") // only read
record NestedHint(double rating, int complexity, int key, int order, int[] removals, int[] parents, Nested chain)
        implements Comparable<NestedHint> {

    @Override
    public int compareTo(NestedHint other) {
        int compared = Double.compare(rating, other.rating);
        if (compared == 0) {
            compared = Integer.compare(complexity, other.complexity);
        }
        if (compared == 0) {
            compared = Integer.compare(key, other.key);
        }
        return compared == 0 ? Integer.compare(order, other.order) : compared;
    }
}
