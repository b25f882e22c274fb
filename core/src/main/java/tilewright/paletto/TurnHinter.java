package tilewright.paletto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.Turn;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter;
import tilewright.search.Limits;
import tilewright.text.Json;

/** Shows a good turn and says why it is good: it wins at once, or by force, or does not lose at once. */
final class TurnHinter implements Hinter<Board, Move> {

    /** Shapes that a proof may look at: enough for every 6 x 6 board, a second or two in a browser. */
    private static final long NODES = 1_000_000;

    private final Proofs proofs;
    private final OneTurnAhead<Board, Move> simple;

    TurnHinter(Proofs proofs, OneTurnAhead<Board, Move> simple) {
        this.proofs = proofs;
        this.simple = simple;
    }

    @Override
    public Optional<Hint<Move>> hint(Board board) {
        if (board.winner() >= 0) {
            return Optional.empty();
        }
        List<Turn<Board, Move>> atOnce = simple.winning(board);
        if (!atOnce.isEmpty()) {
            Turn<Board, Move> turn = WholeTurns.inOrder(atOnce).getFirst();
            return Optional.of(hint("win at once", turn, "wins at once", board));
        }
        Optional<List<Turn<Board, Move>>> proved = proofs.winning(board, Limits.NONE.withNodes(NODES));
        if (proved.isPresent() && !proved.get().isEmpty()) {
            Turn<Board, Move> turn = WholeTurns.inOrder(proved.get()).getFirst();
            return Optional.of(hint("win by force", turn, "wins by force, proven", board));
        }
        Turn<Board, Move> turn = WholeTurns.inOrder(simple.good(board)).getFirst();
        boolean safe = simple.winning(turn.end()).isEmpty();
        String lost = proved.isPresent() ? ", though against perfect play every turn loses, proven" : "";
        return Optional.of(
                safe
                        ? hint("safe turn", turn, "does not let the next player win at once" + lost, board)
                        : hint("no safe turn", turn, "is as good as any: the next player can win at once", board));
    }

    private static Hint<Move> hint(String technique, Turn<Board, Move> turn, String why, Board board) {
        String what = WholeTurns.words(turn);
        String sentence = Character.toUpperCase(what.charAt(0)) + what.substring(1) + ": this " + why + ".";
        List<Mark> marks = new ArrayList<>();
        if (turn.moves().getFirst().equals(Move.END)) {
            marks.add(new Mark.Ring(Drawing.slot(board), Ink.HINT));
        }
        for (int cell : WholeTurns.cells(turn)) {
            marks.add(new Mark.Ring(Box.cell(Move.GRID.row(cell), Move.GRID.column(cell)), Ink.HINT));
        }
        Json.Obj details = Json.obj()
                .with("cells", Json.arr(WholeTurns.cells(turn).stream().map(cell -> Json.number(board.number(cell)))));
        return new Hint<>(technique, sentence, turn.moves(), marks, details);
    }
}
