package tilewright.paletto;

import java.util.List;
import java.util.Optional;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.Turn;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/** Finds all turns that win by force, where that can be proved, and a turn to play in any case. */
final class Analysis implements Study<Board> {

    private final Proofs proofs;
    private final OneTurnAhead<Board, Move> simple;

    Analysis(Proofs proofs, OneTurnAhead<Board, Move> simple) {
        this.proofs = proofs;
        this.simple = simple;
    }

    @Override
    public String verb() {
        return "analyze";
    }

    @Override
    public String about() {
        return "finds all turns that win against any defense, where that can be proved";
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (board.winner() >= 0) {
            throw new Refused("the game is over, player " + (board.winner() + 1) + " has won");
        }
        Optional<List<Turn<Board, Move>>> proved = proofs.winning(board, limits);
        List<Turn<Board, Move>> winning = WholeTurns.inOrder(proved.orElse(List.of()));
        List<Turn<Board, Move>> atOnce = simple.winning(board);
        Turn<Board, Move> best = !atOnce.isEmpty()
                ? WholeTurns.inOrder(atOnce).getFirst()
                : !winning.isEmpty() ? winning.getFirst() : lostOrOpen(board, limits);
        String value = proved.isEmpty() ? "?" : winning.isEmpty() ? "L" : "W";
        Json.Obj fields = Json.obj()
                .with("value", value)
                .with("proven", proved.isPresent())
                .with("winning", Json.arr(winning.stream().map(turn -> numbers(turn, board))))
                .with("best", numbers(best, board));
        String line = value + " " + words(proved.isPresent(), winning) + "; best: " + WholeTurns.words(best);
        return new Report(line, fields, proved.isPresent() || board.players() > 2);
    }

    /** A turn to play when none is known to win. */
    private Turn<Board, Move> lostOrOpen(Board board, Limits limits) {
        return proofs.solution(board, limits)
                .map(exact -> Trickiest.of(exact, board))
                .orElseGet(() -> WholeTurns.inOrder(simple.good(board)).getFirst());
    }

    private static String words(boolean proved, List<Turn<Board, Move>> winning) {
        if (!proved) {
            return "not proved";
        }
        return switch (winning.size()) {
            case 0 -> "lost, proved";
            case 1 -> "won, proved, by one turn";
            default -> "won, proved, by " + winning.size() + " turns";
        };
    }

    /** The cells that a turn takes, numbered row by row. */
    static Json numbers(Turn<Board, Move> turn, Board board) {
        return Json.arr(WholeTurns.cells(turn).stream().map(cell -> Json.number(board.number(cell))));
    }
}
