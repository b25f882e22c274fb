package tilewright.proof;

import java.util.List;

/**
 * A claim about the completions of a position with all that is needed to check it.
 *
 * @param puzzle the id of the puzzle
 * @param position its text
 * @param conflict some of its tiles that cannot be completed either, as a text; empty for none
 * @param completions their texts; for {@link Claim.Kind#MINIMAL} behind the one, for each tile or clue one of the position without it
 * @param proof in LRAT that {@link #formula} cannot hold, or in VeriPB's format that the sums cannot; empty where the completions say all
 */
public record Certificate(
        String puzzle, Claim claim, String position, String conflict, List<String> completions, String proof) {

    static final String FIRST = "tilewright ";
    static final String PUZZLE = "puzzle ";
    static final String CONFLICT = "conflict ";
    static final String GRID = "grid ";

    public Certificate {
        completions = List.copyOf(completions);
    }

    /** Returns this certificate with a proof. */
    public Certificate with(String other) {
        return new Certificate(puzzle, claim, position, conflict, completions, other);
    }

    /** Returns this certificate for the whole board. */
    public Certificate withoutConflict() {
        return new Certificate(puzzle, claim, position, "", completions, proof);
    }

    /**
     * The formula that the proof refutes.
     *
     * @param position or the tiles that conflict
     */
    public static Cnf formula(Encoding.Encoded position, Claim claim, List<Encoding.Completion> completions) {
        Cnf formula = position.formula();
        return switch (claim.kind()) {
            case FORCED -> formula.with(new int[] {-position.literal(claim.literal())});
            case MINIMAL -> formula.with(completions.getFirst().excluding());
            case NONE, UNIQUE, SOME, SEVERAL, ALL ->
                formula.with(
                        completions.stream().map(Encoding.Completion::excluding).toArray(int[][]::new));
        };
    }

    /** Whether the proof adds up sums and is in VeriPB's format. */
    public boolean bySums() {
        return proof.startsWith(SumChecker.FIRST);
    }

    /** The number of steps of the proof. */
    public int steps() {
        return bySums() ? 1 : (int) proof.chars().filter(c -> c == '\n').count();
    }

    /** The text: comments, then the proof. */
    public String text() {
        return head() + proof;
    }

    /** The comments. */
    public String head() {
        String sign = bySums() ? "* " : "c ";
        StringBuilder out = new StringBuilder();
        out.append(sign)
                .append(FIRST)
                .append(puzzle)
                .append(' ')
                .append(claim.words())
                .append('\n');
        out.append(sign).append(PUZZLE).append(position).append('\n');
        if (!conflict.isEmpty()) {
            out.append(sign).append(CONFLICT).append(conflict).append('\n');
        }
        completions.forEach(each -> out.append(sign).append(GRID).append(each).append('\n'));
        return out.toString();
    }
}
