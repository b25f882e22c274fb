package tilewright.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.proof.Encoding;
import tilewright.prove.Provable;
import tilewright.puzzle.Solver;
import tilewright.search.Limits;
import tilewright.sudoku.certificate.SudokuEncoding;
import tilewright.sudoku.game.VariantBoard;
import tilewright.sudoku.game.VariantCompletions;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.VariantPuzzle;

/** Sudokus of other sizes and rules as proofs have them: rules and digits. */
record ProvableVariant() implements Provable<VariantBoard> {

    @Override
    public Encoding encoding() {
        return new SudokuEncoding();
    }

    @Override
    public Solver<VariantBoard> solver() {
        return new VariantCompletions();
    }

    @Override
    public String text(VariantBoard board) {
        return board.fixed().puzzle().toString();
    }

    @Override
    public String completion(VariantBoard completion) {
        return GivenText.text(completion.fixed().puzzle().givens());
    }

    @Override
    public List<VariantBoard> weaker(VariantBoard board) {
        VariantPuzzle puzzle = board.fixed().puzzle();
        List<VariantBoard> weaker = new ArrayList<>();
        for (int cell = 0; cell < puzzle.givens().size(); cell++) {
            if (puzzle.givens().get(cell) != 0) {
                List<Integer> fewer = new ArrayList<>(puzzle.givens());
                fewer.set(cell, 0);
                weaker.add(VariantBoard.of(new VariantPuzzle(puzzle.rules(), fewer)));
            }
        }
        return weaker;
    }

    @Override
    public Optional<VariantBoard> conflict(VariantBoard board, Limits limits) {
        return Optional.empty();
    }
}
