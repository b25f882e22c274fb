package tilewright.paletto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/** Says of every turn whether it wins or loses against perfect play, or that this is not proved. */
final class Verdicts implements Study<Board> {

    private final Proofs proofs;

    Verdicts(Proofs proofs) {
        this.proofs = proofs;
    }

    @Override
    public String verb() {
        return "verdicts";
    }

    @Override
    public String about() {
        return "says of every turn whether it is a proven win, a proven loss or open";
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (board.winner() >= 0) {
            throw new Refused("the game is over, player " + (board.winner() + 1) + " has won");
        }
        Optional<List<Turn<Board, Move>>> winning = proofs.winning(board, limits);
        StringBuilder line = new StringBuilder();
        List<Json> moves = new ArrayList<>();
        for (Turn<Board, Move> turn : WholeTurns.inOrder(new WholeTurns().of(board))) {
            String verdict = winning.map(wins -> wins.contains(turn) ? "proven win" : "proven loss")
                    .orElse(turn.end().winner() >= 0 ? "proven win" : "open");
            line.append(line.isEmpty() ? "" : "; ")
                    .append(WholeTurns.words(turn))
                    .append(": ")
                    .append(verdict);
            moves.add(Json.obj().with("cells", Analysis.numbers(turn, board)).with("verdict", verdict));
        }
        return new Report(line.toString(), Json.obj().with("moves", new Json.Arr(moves)), winning.isPresent());
    }
}
