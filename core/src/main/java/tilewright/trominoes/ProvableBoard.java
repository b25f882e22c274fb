package tilewright.trominoes;

import java.util.ArrayList;
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
    public List<Board> weaker(Board board) {
        List<Board> weaker = new ArrayList<>();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.green() == cell) {
                weaker.add(board.withoutGreen());
            } else if (board.tiled(cell) && board.first(cell) == cell) {
                weaker.add(board.without(cell));
            }
        }
        return weaker;
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
