package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.Turn;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Drawing;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.Forecast;
import tilewright.paletto.proof.Forecasts;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Result;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.Json;

/** Shows a good turn and says why it is good: it wins at once, or by force, or does not lose at once. */
public final class TurnHinter implements Hinter<Board, Move> {

    /** Nodes of a proof: enough for every 6 x 6 board of two players, a second or two in a browser. */
    private static final long NODES = 1_000_000;

    private final Forecasts forecasts;
    private final OneTurnAhead<Board, Move> simple;

    public TurnHinter(Forecasts forecasts, OneTurnAhead<Board, Move> simple) {
        this.forecasts = forecasts;
        this.simple = simple;
    }

    @Override
    public Columns columns() {
        return Columns.NONE.text("technique").wholes("cells").text("text");
    }

    @Override
    public Optional<Hint<Move>> hint(Board board, Stop stop) {
        if (board.winner() >= 0) {
            return Optional.empty();
        }
        List<Turn<Board, Move>> atOnce = simple.winning(board);
        if (!atOnce.isEmpty()) {
            Turn<Board, Move> turn = WholeTurns.inOrder(atOnce).getFirst();
            return Optional.of(hint("win at once", turn, "now", board));
        }
        Optional<Forecast> forecast =
                forecasts.of(board, Limits.NONE.withNodes(NODES).withStop(stop));
        stop.check();
        List<Turn<Board, Move>> winning = forecast.map(Forecast::winning).orElse(List.of());
        if (!winning.isEmpty()) {
            return Optional.of(hint("win by force", winning.getFirst(), "force", board));
        }
        Turn<Board, Move> turn = safest(board, forecast);
        boolean safe = simple.winning(turn.end()).isEmpty();
        String known = forecast.map(proof -> known(proof, turn)).orElse("safe");
        return Optional.of(safe ? hint("safe turn", turn, known, board) : hint("no safe turn", turn, "unsafe", board));
    }

    /** The first turn that does not lose at once, if there is one after which nobody can force a win. */
    private Turn<Board, Move> safest(Board board, Optional<Forecast> forecast) {
        List<Turn<Board, Move>> good = WholeTurns.inOrder(simple.good(board));
        List<Turn<Board, Move>> kept =
                forecast.map(proof -> proof.after(Forecast.NOBODY)).orElse(List.of());
        return good.stream().filter(kept::contains).findFirst().orElse(good.getFirst());
    }

    /** The proof about a safe turn, for the message that chooses its words by it. */
    private static String known(Forecast forecast, Turn<Board, Move> turn) {
        int winner = forecast.winner();
        if (winner == Forecast.NOBODY) {
            return "nobody";
        }
        return turn.end().players() == 2 ? "lost" : String.valueOf(winner + 1);
    }

    private static Message where(String technique) {
        return switch (technique) {
            case "win at once" -> StudyMessages.winAtOnceWhere();
            case "win by force" -> StudyMessages.winByForceWhere();
            case "safe turn" -> StudyMessages.safeTurnWhere();
            default -> StudyMessages.noSafeTurnWhere();
        };
    }

    private static Message button(Turn<Board, Move> turn) {
        List<Integer> cells = WholeTurns.cells(turn);
        return cells.size() > 1 ? StudyMessages.takePieces(cells.size()) : WholeTurns.words(cells, "Take");
    }

    private static Hint<Move> hint(String technique, Turn<Board, Move> turn, String why, Board board) {
        Message what = WholeTurns.words(turn);
        Message sentence = StudyMessages.turnHint(what, why);
        List<Integer> cells = WholeTurns.cells(turn);
        List<Mark> marks = new ArrayList<>();
        if (turn.moves().getFirst().equals(Move.END)) {
            marks.add(new Mark.Ring(Drawing.slot(board), Ink.HINT));
        }
        for (int cell : cells) {
            marks.add(new Mark.Ring(Box.cell(Move.GRID.row(cell), Move.GRID.column(cell)), Ink.HINT));
        }
        Result result =
                () -> Json.obj().with("cells", Json.arr(cells.stream().map(cell -> Json.number(board.number(cell)))));
        return new Hint<>(technique, sentence, turn.moves(), marks, result)
                .staged(where(technique), List.of(), button(turn), StudyMessages.act(what));
    }
}
