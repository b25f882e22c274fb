package tilewright.proof;

/** Counts in a dull way what satisfies a formula. */
public final class Models {

    private Models() {}

    /**
     * The number of models, by trying both values of a variable of a clause that is open. Variables that no such clause speaks of are
     * false.
     *
     * @param values by variable: 1 when it holds, -1 when it does not, 0 when it is open
     */
    public static long count(Cnf formula, byte[] values) {
        int open = 0;
        for (int number = 1; number <= formula.size(); number++) {
            int unknown = 0;
            boolean held = false;
            for (int literal : formula.clause(number)) {
                int value = values[Math.abs(literal)] * Integer.signum(literal);
                held |= value > 0;
                unknown = value == 0 ? Math.abs(literal) : unknown;
            }
            if (!held && unknown == 0) {
                return 0;
            }
            open = !held && open == 0 ? unknown : open;
        }
        if (open == 0) {
            return 1;
        }
        values[open] = 1;
        long models = count(formula, values);
        values[open] = -1;
        models += count(formula, values);
        values[open] = 0;
        return models;
    }
}
