package tilewright.hues;

/** An order of the free cells of a board in which few cells of the rest touch those before them. */
final class CellOrder {

    private CellOrder() {}

    /**
     * The free cells in a good order: of those that begin at each cell and go on where the fewest cells of the rest become
     * peers of what is filled, the one with the smallest sum of 4 to the power of their numbers.
     */
    static int[] of(long free) {
        int[] best = new int[0];
        double least = Double.POSITIVE_INFINITY;
        for (long starts = free; starts != 0; starts &= starts - 1) {
            int[] order = new int[Long.bitCount(free)];
            double cost = from(Long.numberOfTrailingZeros(starts), free, order);
            if (cost < least) {
                least = cost;
                best = order;
            }
        }
        return best;
    }

    private static double from(int start, long free, int[] order) {
        double cost = 0;
        long rest = free;
        long touched = 0;
        int cell = start;
        for (int i = 0; i < order.length; i++) {
            order[i] = cell;
            rest &= ~(1L << cell);
            touched = (touched | Peers.of(cell)) & rest;
            cost += 1L << Math.min(2 * Long.bitCount(touched), Long.SIZE - 2);
            int fewest = Integer.MAX_VALUE;
            for (long next = rest; next != 0; next &= next - 1) {
                int candidate = Long.numberOfTrailingZeros(next);
                int width = Long.bitCount((touched | Peers.of(candidate)) & rest & ~(1L << candidate));
                if (width < fewest) {
                    fewest = width;
                    cell = candidate;
                }
            }
        }
        return cost;
    }
}
