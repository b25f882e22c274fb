package tilewright.search;

/**
 * How far a search may go.
 *
 * @param solutions halt when so many are found, 1 or more
 * @param nodes options that may be taken in all, 0 or more
 * @param stop asked now and then
 */
public record Limits(long solutions, long nodes, Stop stop) {

    public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, Stop.NEVER);

    public Limits {
        if (solutions < 1 || nodes < 0) {
            throw new IllegalArgumentException(
                    "solutions (%d) must be 1 or more, nodes (%d) 0 or more".formatted(solutions, nodes));
        }
    }

    public Limits withSolutions(long most) {
        return new Limits(most, nodes, stop);
    }

    public Limits withNodes(long most) {
        return new Limits(solutions, most, stop);
    }

    public Limits withStop(Stop asked) {
        return new Limits(solutions, nodes, asked);
    }
}
