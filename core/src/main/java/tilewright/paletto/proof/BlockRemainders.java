package tilewright.paletto.proof;

import java.util.Arrays;

/**
 * The lower parts that remain after taking pieces of one color, listed for each block of {@link Shapes}, so that they can
 * be read in one flat loop: first the parts themselves, of which nothing is taken, one for each of the block; then the
 * rest.
 *
 * <p>Immutable; threads may share one.
 */
final class BlockRemainders {

    private static final int INDEX = (1 << Shapes.BLOCK_BITS) - 1;

    /** The lower part that is left at each border, and where in its block the lower part is that it is left of. */
    private final int[][] takes;
    /** The place where the takes of each border and block begin; and the end. */
    private final int[][] first;

    BlockRemainders(Shapes shapes, PartRemainders lower) {
        takes = new int[shapes.borders()][];
        first = new int[shapes.borders()][];
        for (int border = 0; border < takes.length; border++) {
            list(border, shapes, lower);
        }
    }

    /** Leaves out what does not fit: no turn of these upper parts leads there, with pieces of theirs or without. */
    private void list(int border, Shapes shapes, PartRemainders lower) {
        int[] parts = shapes.fitting(border);
        int[] places = shapes.places(border);
        int[] blocks = shapes.blocks(border);
        int[] ends = new int[blocks.length];
        int[] list = new int[parts.length];
        int count = 0;
        for (int block = 0; block + 1 < blocks.length; block++) {
            for (int place = blocks[block]; place < blocks[block + 1]; place++) {
                list = count == list.length ? Arrays.copyOf(list, 2 * count) : list;
                list[count++] = parts[place] << Shapes.BLOCK_BITS | place - blocks[block];
            }
            for (int place = blocks[block]; place < blocks[block + 1]; place++) {
                int end = lower.first(parts[place] + 1);
                for (int take = lower.first(parts[place]) + 1; take < end; take++) {
                    list = count == list.length ? Arrays.copyOf(list, 2 * count) : list;
                    if (places[lower.left(take)] >= 0) {
                        list[count++] = lower.left(take) << Shapes.BLOCK_BITS | place - blocks[block];
                    }
                }
            }
            ends[block + 1] = count;
        }
        takes[border] = list;
        first[border] = ends;
    }

    /** The takes of all blocks of a border; see {@link #first}, {@link #left} and {@link #index}. Not to be changed. */
    int[] of(int border) {
        return takes[border];
    }

    /** Returns the place where the takes of a block begin, and those of the block before end. */
    int first(int border, int block) {
        return first[border][block];
    }

    /** The lower part that a take leaves. */
    static int left(int take) {
        return take >>> Shapes.BLOCK_BITS;
    }

    /** Returns the index of the lower part in the block. */
    static int index(int take) {
        return take & INDEX;
    }
}
