package tilewright.sudoku.notation;

import tilewright.sudoku.canonical.Canonical;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.solve.UniqueSolution;
import tilewright.text.Format;

/** All notations, with the rooms that some of them need, and the format that reads them. */
final class AllNotations {

    static final Notations NOTATIONS = new Notations(
            new UniqueSolution()::of, position -> Canonical.of(position).board());

    static final Format<Board> POSITIONS = new Positions(NOTATIONS);

    private AllNotations() {}
}
