package tilewright.print.preflight;

/**
 * The smallest of some measures, and where it is.
 *
 * @param value in the unit of the measure; infinite when there is none
 * @param x points from the left of the page
 * @param y points from its top
 */
record Worst(double value, double x, double y) {

    static final Worst NONE = new Worst(Double.POSITIVE_INFINITY, 0, 0);

    Worst or(Worst other) {
        return other.value < value ? other : this;
    }
}
