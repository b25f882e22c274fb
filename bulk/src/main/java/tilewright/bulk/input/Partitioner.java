package tilewright.bulk.input;

import org.jspecify.annotations.Nullable;

/** Partitions of texts by their places: the first ones go into the first partition, and so on. */
public final class Partitioner extends org.apache.spark.Partitioner {

    private static final long serialVersionUID = 1;

    private static final int MOST_TEXTS = 20_000;
    private static final int TASKS_PER_CORE = 32;

    /** Texts in each partition. */
    private final long size;

    private final int partitions;

    /**
     * @param texts in all
     * @param cores by which they are divided
     */
    public Partitioner(long texts, int cores) {
        this.size = Math.clamp(texts / ((long) cores * TASKS_PER_CORE), 1, MOST_TEXTS);
        this.partitions = (int) Math.max(1, (texts + size - 1) / size);
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
