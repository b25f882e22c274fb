package tilewright;

import java.util.Collection;

/** The distance of counts from equal ones, as Pearson's chi-square measures it. */
public final class ChiSquare {

    private ChiSquare() {}

    /**
     * The deviation of chi-square from its mean, in standard deviations: about 0 if the kinds are equally likely, some
     * 3 by bad luck, far more if they are not.
     *
     * @param counts of the kinds that were seen
     * @param kinds that there are
     */
    public static double sigmas(Collection<Integer> counts, int kinds) {
        double total = counts.stream().mapToInt(count -> count).sum();
        double expected = total / kinds;
        double sum = (kinds - counts.size()) * expected;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        double freedom = kinds - 1;
        return (sum - freedom) / Math.sqrt(2 * freedom);
    }
}
