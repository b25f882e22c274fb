package tilewright.bulk.input;

import org.apache.spark.Partitioner;
import org.jspecify.annotations.Nullable;

/** Partitions of texts by their places: the first so many into the first, and so on. */
final class Places extends Partitioner {

    private static final long serialVersionUID = 1;

    private final long size;
    private final int partitions;

    /** @param size texts in each partition */
    Places(long size, int partitions) {
        this.size = size;
        this.partitions = partitions;
    }

    @Override
    public int numPartitions() {
        return partitions;
    }

    @Override
    public int getPartition(@Nullable Object place) {
        return (int) Math.min(partitions - 1L, place instanceof Long number ? number / size : 0);
    }
}
