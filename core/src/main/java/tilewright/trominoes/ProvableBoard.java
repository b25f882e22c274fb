package tilewright.trominoes;

import java.util.List;
import java.util.Optional;
import tilewright.proof.Encoding;
import tilewright.proof.Sum;
import tilewright.prove.Provable;
import tilewright.puzzle.Solver;
import tilewright.search.Limits;
import tilewright.trominoes.certificate.TrominoesEncoding;

/** Boards as proofs have them. Tiles that lie there make proofs shorter, so none is left out. */
record ProvableBoard() implements Provable<Board> {

    @Override
    public Encoding encoding() {
        return new TrominoesEncoding();
    }

    @Override
    public Solver<Board> solver() {
        return new BoardSolver();
    }

    @Override
    public String text(Board board) {
        return Text.BOARDS.format(Board.of(board.grid(), board.codes()));
    }

    @Override
    public Optional<List<Integer>> impossible(Board board, List<Sum> constraints) {
        return SumProof.of(board, constraints);
    }

    @Override
    public Optional<Board> conflict(Board board, Limits limits) {
        return Optional.empty();
    }
}
