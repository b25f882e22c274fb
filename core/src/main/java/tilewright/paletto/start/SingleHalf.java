package tilewright.paletto.start;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import tilewright.rng.SeededRandom;

/** A half that is one strip. */
record SingleHalf(StripTable strip) implements Half {

    @Override
    public List<StripWalk> walks() {
        return List.of(new StripWalk(strip));
    }

    @Override
    public BigInteger[] weights(int[][] counts) {
        return Arrays.stream(counts)
                .map(each -> BigInteger.valueOf(strip.ways(strip.counts.number(Partitions.histogram(each)))))
                .toArray(BigInteger[]::new);
    }

    @Override
    public boolean begin(int[] counts, List<StripWalk> walks, SeededRandom random) {
        StripWalk walk = walks.getFirst();
        System.arraycopy(counts, 0, walk.counts, 0, counts.length);
        walk.begin();
        return true;
    }
}
