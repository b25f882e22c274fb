package tilewright.sudoku.canonical;

import tilewright.sudoku.model.Board;

/**
 * The canonical form of a Sudoku: the smallest of all Sudokus that are the same puzzle.
 *
 * <p>Smallest as a text of 81 characters, where {@code .} comes before the digits; where candidates are clues, by these, see
 * {@link CandidateSearch}. Two puzzles are isomorphic when their
 * smallest ones are equal.
 *
 * @param board the clues of the smallest one
 * @param isomorphism that gives the smallest one
 * @param automorphisms the number of ways that turn the puzzle into itself, 1 to 1,218,998,108,160; digits that the puzzle
 *     does not have may be exchanged
 */
public record Canonical(Board board, Isomorphism isomorphism, long automorphisms) {

    /**
     * The canonical form of a position's clues.
     *
     * @throws tilewright.puzzle.Study.Refused when equal clues see each other, or its candidates are clues with too many symmetries
     */
    public static Canonical of(Board position) {
        if (position.givesCandidates()) {
            return CandidateSearch.of(position);
        }
        return new CanonicalSearch(position).result();
    }
}
