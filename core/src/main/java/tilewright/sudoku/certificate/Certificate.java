package tilewright.sudoku.certificate;

import java.util.List;
import tilewright.proof.Cnf;

/**
 * A claim about a Sudoku with all that is needed to check it.
 *
 * @param clues 81 digits, row by row; 0 for an empty cell
 * @param grids for {@link Claim.Unique} the solution, for {@link Claim.Several} two, for {@link Claim.Minimal} the solution and for
 *     each clue, in reading order, a solution of the puzzle without it that has another digit there; else none
 * @param proof in LRAT that {@link #formula} cannot hold; empty for {@link Claim.Several}
 */
public record Certificate(int[] clues, Claim claim, List<int[]> grids, String proof) {

    static final String FIRST = "c tilewright sudoku ";
    static final String PUZZLE = "c puzzle ";
    static final String GRID = "c grid ";

    public Certificate {
        grids = List.copyOf(grids);
    }

    /** The clues as text, 81 characters. */
    public String puzzle() {
        return digits(clues);
    }

    /** The formula of the puzzle with the clause that denies the claim, where it has one. */
    public Cnf formula() {
        Cnf puzzle = Encoding.of(clues);
        return switch (claim) {
            case Claim.None _, Claim.Several _ -> puzzle;
            case Claim.Unique _, Claim.Minimal _ -> puzzle.with(Encoding.excluding(grids.getFirst()));
            case Claim.Forced(int cell, int digit, boolean placed) -> {
                int variable = Encoding.variable(cell, digit);
                yield puzzle.with(new int[] {placed ? -variable : variable});
            }
        };
    }

    /** The text: comments, then the proof; itself a file in LRAT. */
    public String text() {
        StringBuilder out = new StringBuilder(FIRST).append(claim.word()).append('\n');
        out.append(PUZZLE).append(puzzle()).append('\n');
        grids.forEach(grid -> out.append(GRID).append(digits(grid)).append('\n'));
        return out.append(proof).toString();
    }

    /** The formula in the DIMACS format, below comments that say what it is of. */
    public String dimacs() {
        return FIRST + claim.word() + "\n" + PUZZLE + puzzle() + "\n"
                + formula().dimacs();
    }

    static String digits(int[] cells) {
        StringBuilder out = new StringBuilder(cells.length);
        for (int digit : cells) {
            out.append(digit == 0 ? "." : digit);
        }
        return out.toString();
    }
}
