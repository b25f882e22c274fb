package tilewright.search;

/**
 * A tree of options, one node of it at a time, for {@link Backtrack}.
 *
 * <p>Mutable; one thread at a time.
 */
public interface Tree {

    /** Whether the present node is a solution. Then it has no options. */
    boolean complete();

    /** Returns the number of options that the present node has to try, 0 or more, good and bad. */
    int width();

    /**
     * Takes an option of the present node, or does nothing if that breaks a rule.
     *
     * @param option 0 to {@link #width} - 1
     * @return whether it was taken
     */
    boolean take(int option);

    /** Takes the last option back. */
    void back();
}
