package tilewright.paletto.start;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import tilewright.rng.SeededRandom;

/** A half that is one strip. */
record OneStripHalf(StripTable strip) implements HalfBoard {

    @Override
    public List<StripSampler> samplers() {
        return List.of(new StripSampler(strip));
    }

    @Override
    public BigInteger[] weights(int[][] counts) {
        return Arrays.stream(counts)
                .map(each -> BigInteger.valueOf(strip.ways(strip.counts.number(Partitions.histogram(each)))))
                .toArray(BigInteger[]::new);
    }

    @Override
    public boolean begin(int[] counts, List<StripSampler> samplers, SeededRandom random) {
        StripSampler sampler = samplers.getFirst();
        System.arraycopy(counts, 0, sampler.counts, 0, counts.length);
        sampler.begin();
        return true;
    }
}
