package tilewright.sudoku.canonical;

import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.sudoku.model.Board;
import tilewright.text.Json;

/** The canonical form of a puzzle, the way to it, and the number of its symmetries. */
public final class SmallestIsomorph implements Study<Board> {

    @Override
    public String verb() {
        return "canonical";
    }

    @Override
    public Message title() {
        return CanonicalMessages.canonicalTitle();
    }

    @Override
    public Message about() {
        return CanonicalMessages.canonicalAbout();
    }

    @Override
    public boolean reveals() {
        return false;
    }

    @Override
    public Columns columns() {
        return Columns.NONE
                .text("canonical", "automorphisms")
                .truth("transposed")
                .wholes("rows", "columns", "digits");
    }

    @Override
    public Report study(Board position, int depth, Limits limits) {
        Canonical canonical = Canonical.of(position);
        Isomorphism isomorphism = canonical.isomorphism();
        String puzzle = canonical.board().toString();
        long automorphisms = canonical.automorphisms();
        return new Report(
                        CanonicalMessages.line(puzzle, automorphisms, isomorphism.words()),
                        Json.obj()
                                .with("canonical", puzzle)
                                .with("automorphisms", Long.toString(automorphisms))
                                .with("transposed", isomorphism.transposed())
                                .with("rows", Json.numbers(isomorphism.rowsFromOne()))
                                .with("columns", Json.numbers(isomorphism.columnsFromOne()))
                                .with("digits", Json.numbers(isomorphism.newDigits())),
                        true)
                .said(CanonicalMessages.smallest(puzzle, isomorphism.words(), automorphisms));
    }
}
