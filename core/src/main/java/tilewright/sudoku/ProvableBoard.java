package tilewright.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.proof.Encoding;
import tilewright.prove.Provable;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.sudoku.certificate.SudokuEncoding;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.solve.SudokuSolver;

/** Classic Sudokus as proofs have them: digits alone. */
record ProvableBoard() implements Provable<Board> {

    @Override
    public Encoding encoding() {
        return new SudokuEncoding();
    }

    @Override
    public Solver<Board> solver() {
        return new SudokuSolver();
    }

    @Override
    public String text(Board board) {
        if (board.givesCandidates()) {
            throw new Study.Refused(SudokuMessages.provesDigitsAlone());
        }
        return GivenText.text(Arrays.stream(board.digits()).boxed().toList());
    }

    @Override
    public Board bare(Board board) {
        return Board.of(board.digits());
    }

    @Override
    public List<Board> weaker(Board board) {
        int[] digits = board.digits();
        List<Board> weaker = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (digits[cell] != 0) {
                int[] fewer = digits.clone();
                fewer[cell] = 0;
                weaker.add(Board.of(fewer));
            }
        }
        return weaker;
    }

    @Override
    public Optional<Board> conflict(Board board, Limits limits) {
        return Optional.empty();
    }
}
