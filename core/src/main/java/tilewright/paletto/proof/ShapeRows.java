package tilewright.paletto.proof;

/** A row of equally many longs for each of some shapes. Those of one upper part lie one behind the other in one array. */
final class ShapeRows {

    /** Longs in one array, or as many as one upper part needs. */
    private static final int LONGS = 1 << 18;

    private final int longs;
    /** The array with the rows of each upper part. */
    private final long[][] array;
    /** The place in the array where the rows of each upper part begin. */
    private final int[] from;

    ShapeRows(Shapes shapes, int longs) {
        this.longs = longs;
        int parts = shapes.upper().size();
        array = new long[parts][];
        from = new int[parts];
        int begin = 0;
        while (begin < parts) {
            int end = begin + 1;
            while (end < parts && length(shapes, begin, end + 1) <= LONGS) {
                end++;
            }
            long[] rows = new long[(int) length(shapes, begin, end)];
            for (int part = begin; part < end; part++) {
                array[part] = rows;
                from[part] = (int) length(shapes, begin, part);
            }
            begin = end;
        }
    }

    private long length(Shapes shapes, int begin, int end) {
        return (long) (shapes.first(end) - shapes.first(begin)) * longs;
    }

    /** The array with the rows of an upper part. */
    long[] array(int part) {
        return array[part];
    }

    /** Returns the place where the rows of an upper part begin in it. */
    int from(int part) {
        return from[part];
    }

    /** Returns the place where the row of a shape begins in it. */
    int at(int part, int place) {
        return from[part] + place * longs;
    }
}
