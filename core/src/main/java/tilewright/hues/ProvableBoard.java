package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.hues.certificate.HuesEncoding;
import tilewright.proof.Encoding;
import tilewright.prove.Provable;
import tilewright.puzzle.Solver;
import tilewright.search.Limits;

/** Boards as proofs have them: colors alone, and of a board that cannot be completed the tiles that conflict. */
record ProvableBoard() implements Provable<Board> {

    @Override
    public Encoding encoding() {
        return new HuesEncoding();
    }

    @Override
    public Solver<Board> solver() {
        return new BoardSolver();
    }

    @Override
    public String text(Board board) {
        return Text.BOARDS.format(Board.of(board.colors()));
    }

    @Override
    public List<Board> weaker(Board board) {
        List<Board> weaker = new ArrayList<>();
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (board.color(cell) != Board.EMPTY) {
                weaker.add(board.without(cell));
            }
        }
        return weaker;
    }

    @Override
    public Optional<Board> conflict(Board board, Limits limits) {
        return ConflictSet.of(board, limits.stop())
                .map(ConflictSet::tiles)
                .filter(tiles -> tiles.tiles() < board.tiles());
    }
}
