package tilewright.proof;

import java.util.Arrays;
import java.util.List;

/**
 * A pseudo-Boolean constraint: the sum of some variables, each times its coefficient, is a number or more.
 *
 * @param coefficients by variable; the element 0 is not looked at. Nobody may change them
 * @param least the number
 */
public record Sum(long[] coefficients, long least) {

    private static final long MOST = 1L << 40;

    /**
     * The constraint that at least one of some variables holds, or at most one.
     *
     * @param variables how many there are in all
     * @param some different ones
     */
    public static Sum of(int variables, int[] some, boolean atLeast) {
        long[] coefficients = new long[variables + 1];
        for (int variable : some) {
            coefficients[variable] = atLeast ? 1 : -1;
        }
        return new Sum(coefficients, atLeast ? 1 : -1);
    }

    /**
     * Returns what follows from this and another one by addition.
     *
     * @throws ArithmeticException when a number gets too large
     */
    public Sum plus(Sum other) {
        long[] sum = coefficients.clone();
        Arrays.setAll(sum, variable -> bounded(sum[variable] + other.coefficients[variable]));
        return new Sum(sum, bounded(least + other.least));
    }

    private static long bounded(long number) {
        if (Math.abs(number) > MOST) {
            throw new ArithmeticException("too large: " + number);
        }
        return number;
    }

    /** Whether no values reach the number. */
    public boolean impossible() {
        long most = 0;
        for (int variable = 1; variable < coefficients.length; variable++) {
            most += Math.max(coefficients[variable], 0);
        }
        return most < least;
    }

    /** Constraints in the OPB format. */
    public static String opb(List<Sum> sums) {
        StringBuilder out = new StringBuilder();
        int variables = sums.isEmpty() ? 0 : sums.getFirst().coefficients.length - 1;
        out.append("* #variable= " + variables + " #constraint= " + sums.size() + "\n");
        sums.forEach(sum -> out.append(sum.opb()).append('\n'));
        return out.toString();
    }

    private String opb() {
        StringBuilder out = new StringBuilder();
        for (int variable = 1; variable < coefficients.length; variable++) {
            if (coefficients[variable] != 0) {
                out.append(coefficients[variable] > 0 ? "+" : "")
                        .append(coefficients[variable])
                        .append(" x")
                        .append(variable)
                        .append(' ');
            }
        }
        return out.append(">= ").append(least).append(" ;").toString();
    }
}
