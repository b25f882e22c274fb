package tilewright.paletto.start;

import java.math.BigInteger;
import java.util.List;
import tilewright.rng.SeededRandom;

/** The upper or the lower half of a board as strips, from the top; neighbors in different strips are not looked at. */
sealed interface HalfBoard permits OneStripHalf, TwoStripHalf {

    /** The samplers of the strips, from the top, to be begun by {@link #begin}. */
    List<StripSampler> samplers();

    /** Returns numbers in proportion to the chances that this half has the given counts of cells of each color. */
    BigInteger[] weights(int[][] counts);

    /**
     * Begins a filling of each strip.
     *
     * @param counts how many cells each color gets in all strips together
     * @param samplers of {@link #samplers}
     * @return false, by chance, when everything has to begin again
     */
    boolean begin(int[] counts, List<StripSampler> samplers, SeededRandom random);
}
