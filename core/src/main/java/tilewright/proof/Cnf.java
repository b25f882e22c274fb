package tilewright.proof;

import java.util.Arrays;

/**
 * A formula in conjunctive normal form: clauses of which each must hold.
 *
 * <p>Variables are numbered from 1; the literal {@code -v} is the negation of the variable {@code v}. Clauses are numbered from 1
 * too. Immutable; threads may share one.
 */
public final class Cnf {

    private final int variables;
    private final int[][] clauses;

    /**
     * @param variables 1 or more
     * @param clauses lists of literals, which nobody may change afterwards
     */
    public Cnf(int variables, int[]... clauses) {
        this.variables = variables;
        this.clauses = clauses.clone();
    }

    /** Returns this formula with further clauses behind its own. */
    public Cnf with(int[]... more) {
        int[][] all = Arrays.copyOf(clauses, clauses.length + more.length);
        System.arraycopy(more, 0, all, clauses.length, more.length);
        return new Cnf(variables, all);
    }

    /** The number of variables. */
    public int variables() {
        return variables;
    }

    /** The number of clauses. */
    public int size() {
        return clauses.length;
    }

    /**
     * The literals of a clause; not to be written to.
     *
     * @param number 1 to {@link #size}
     */
    public int[] clause(int number) {
        return clauses[number - 1];
    }

    /** Whether a clause has a literal or its negation. */
    public boolean speaksOf(int literal) {
        return Arrays.stream(clauses)
                .anyMatch(clause -> Arrays.stream(clause).anyMatch(it -> Math.abs(it) == Math.abs(literal)));
    }

    /**
     * Whether every clause has a literal that holds.
     *
     * @param truth by variable; the element 0 is not looked at
     */
    public boolean holds(boolean[] truth) {
        return Arrays.stream(clauses)
                .allMatch(clause -> Arrays.stream(clause).anyMatch(literal -> truth[Math.abs(literal)] == literal > 0));
    }

    /** The formula in the DIMACS format. */
    public String dimacs() {
        StringBuilder out = new StringBuilder("p cnf " + variables + " " + clauses.length + "\n");
        for (int[] clause : clauses) {
            for (int literal : clause) {
                out.append(literal).append(' ');
            }
            out.append("0\n");
        }
        return out.toString();
    }
}
