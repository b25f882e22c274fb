package tilewright.bench.stragglers;

import java.util.List;

/**
 * The distribution of a line's cost, in seconds of one core: between measured quantiles the logarithm of the cost is
 * linear; beyond the last one, costs follow the power law of the last two, up to the most that a budget allows. Immutable.
 */
final class CostDistribution {

    /** Steps of the integrals over common lines. */
    private static final int STEPS = 100_000;

    /**
     * A measured quantile.
     *
     * @param share of the lines that cost no more
     * @param seconds above 0
     */
    record Quantile(double share, double seconds) {}

    private final List<Quantile> quantiles;
    private final double most;
    /** The exponent of the power law: the share of lines beyond a cost falls with this power of it. */
    private final double alpha;

    /**
     * @param quantiles two or more with rising shares, the first 0 and the last below 1, and rising costs
     * @param most that a line costs
     */
    CostDistribution(List<Quantile> quantiles, double most) {
        this.quantiles = List.copyOf(quantiles);
        this.most = most;
        Quantile last = quantiles.getLast();
        Quantile before = quantiles.get(quantiles.size() - 2);
        alpha = Math.log((1 - before.share) / (1 - last.share)) / Math.log(last.seconds / before.seconds);
    }

    /** The cost that a share of the lines does not pass; the share is below 1. */
    double cost(double share) {
        Quantile last = quantiles.getLast();
        if (share >= last.share) {
            return Math.min(most, last.seconds * Math.pow((1 - last.share) / (1 - share), 1 / alpha));
        }
        int above = 1;
        while (quantiles.get(above).share <= share) {
            above++;
        }
        Quantile low = quantiles.get(above - 1);
        Quantile high = quantiles.get(above);
        double part = (share - low.share) / (high.share - low.share);
        return low.seconds * Math.pow(high.seconds / low.seconds, part);
    }

    /** The share of lines that cost no more than this. */
    double share(double seconds) {
        if (seconds >= most) {
            return 1;
        }
        double low = 0;
        double high = 1;
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (middle < 1 && cost(middle) <= seconds) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The mean cost of the lines up to a share, and the standard deviation. */
    double[] moments(double share) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < STEPS; i++) {
            double cost = cost(share * (i + 0.5) / STEPS);
            sum += cost;
            squares += cost * cost;
        }
        double mean = sum / STEPS;
        return new double[] {mean, Math.sqrt(Math.max(0, squares / STEPS - mean * mean))};
    }
}
