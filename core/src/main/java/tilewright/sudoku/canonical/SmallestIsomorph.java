package tilewright.sudoku.canonical;

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
    public String title() {
        return "Normal form";
    }

    @Override
    public String about() {
        return "the smallest equivalent puzzle, the transformation, and the number of automorphisms";
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
        String line = canonical.board() + " " + canonical.automorphisms() + " " + isomorphism;
        String sentences = "The smallest equivalent puzzle is %s. From here to there: %s. Automorphisms: %d."
                .formatted(canonical.board(), isomorphism, canonical.automorphisms());
        return new Report(
                        line,
                        Json.obj()
                                .with("canonical", canonical.board().toString())
                                .with("automorphisms", Long.toString(canonical.automorphisms()))
                                .with("transposed", isomorphism.transposed())
                                .with("rows", Json.numbers(isomorphism.rowsFromOne()))
                                .with("columns", Json.numbers(isomorphism.columnsFromOne()))
                                .with("digits", Json.numbers(isomorphism.newDigits())),
                        true)
                .said(sentences);
    }
}
