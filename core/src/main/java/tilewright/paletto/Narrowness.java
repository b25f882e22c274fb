package tilewright.paletto;

import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/** Rates a position by how narrow the way to win is: the share of its turns that keep the win. */
final class Narrowness implements Study<Board> {

    private final Proofs proofs;

    Narrowness(Proofs proofs) {
        this.proofs = proofs;
    }

    @Override
    public String verb() {
        return "rate";
    }

    @Override
    public String about() {
        return "counts the turns that keep the win, of all turns";
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (board.winner() >= 0) {
            throw new Refused("the game is over, player " + (board.winner() + 1) + " has won");
        }
        int legal = new WholeTurns().of(board).size();
        Optional<List<Turn<Board, Move>>> winning = proofs.winning(board, limits);
        if (winning.isEmpty()) {
            Json.Obj open = Json.obj().with("value", "?").with("legal", legal).with("proven", false);
            return new Report("not proved, " + legal + " turns", open, board.players() > 2);
        }
        int wins = winning.get().size();
        Json.Obj fields = Json.obj()
                .with("value", wins == 0 ? "L" : "W")
                .with("legal", legal)
                .with("winning", wins)
                .with("proven", true);
        return new Report(
                wins == 0 ? "lost, " + legal + " turns" : "won by " + wins + " of " + legal + " turns", fields, true);
    }
}
