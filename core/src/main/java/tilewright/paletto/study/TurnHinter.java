package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.Turn;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Drawing;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.Forecast;
import tilewright.paletto.proof.Forecasts;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Hinter;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.Ascii;
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
    public Optional<Hint<Move>> hint(Board board, Stop stop) {
        if (board.winner() >= 0) {
            return Optional.empty();
        }
        List<Turn<Board, Move>> atOnce = simple.winning(board);
        if (!atOnce.isEmpty()) {
            Turn<Board, Move> turn = WholeTurns.inOrder(atOnce).getFirst();
            return Optional.of(hint("win at once", turn, "wins at once", board));
        }
        Optional<Forecast> forecast =
                forecasts.of(board, Limits.NONE.withNodes(NODES).withStop(stop));
        stop.check();
        List<Turn<Board, Move>> winning = forecast.map(Forecast::winning).orElse(List.of());
        if (!winning.isEmpty()) {
            return Optional.of(hint("win by force", winning.getFirst(), "wins by force, proven", board));
        }
        Turn<Board, Move> turn = safest(board, forecast);
        boolean safe = simple.winning(turn.end()).isEmpty();
        String known = forecast.map(proof -> words(proof, turn)).orElse("");
        return Optional.of(
                safe
                        ? hint("safe turn", turn, "does not let the next player win at once" + known, board)
                        : hint("no safe turn", turn, "is as good as any: the next player can win at once", board));
    }

    /** The first turn that does not lose at once, if there is one after which nobody can force a win. */
    private Turn<Board, Move> safest(Board board, Optional<Forecast> forecast) {
        List<Turn<Board, Move>> good = WholeTurns.inOrder(simple.good(board));
        List<Turn<Board, Move>> kept =
                forecast.map(proof -> proof.after(Forecast.NOBODY)).orElse(List.of());
        return good.stream().filter(kept::contains).findFirst().orElse(good.getFirst());
    }

    private static String words(Forecast forecast, Turn<Board, Move> turn) {
        int winner = forecast.winner();
        if (winner != Forecast.NOBODY) {
            return turn.end().players() == 2
                    ? ", though against perfect play every turn loses, proven"
                    : ", though player " + (winner + 1) + " can force a win, proven";
        }
        return ", and nobody can force a win, proven";
    }

    private static String where(String technique) {
        return switch (technique) {
            case "win at once" -> "There is a turn that wins at once.";
            case "win by force" -> "You can force a win. Can you find it?";
            case "safe turn" -> "Some turns let the next player win at once. Can you find one that does not?";
            default -> "Every turn lets the next player win at once.";
        };
    }

    private static String button(Turn<Board, Move> turn) {
        List<Integer> cells = WholeTurns.cells(turn);
        return cells.size() > 1
                ? "Take " + cells.size() + " pieces"
                : WholeTurns.words(cells, Move::label, "Take ", "End turn");
    }

    private static Hint<Move> hint(String technique, Turn<Board, Move> turn, String why, Board board) {
        String what = WholeTurns.words(turn);
        String sentence = Ascii.capital(what) + ": this " + why + ".";
        List<Mark> marks = new ArrayList<>();
        if (turn.moves().getFirst().equals(Move.END)) {
            marks.add(new Mark.Ring(Drawing.slot(board), Ink.HINT));
        }
        for (int cell : WholeTurns.cells(turn)) {
            marks.add(new Mark.Ring(Box.cell(Move.GRID.row(cell), Move.GRID.column(cell)), Ink.HINT));
        }
        Json.Obj details = Json.obj()
                .with("cells", Json.arr(WholeTurns.cells(turn).stream().map(cell -> Json.number(board.number(cell)))));
        return new Hint<>(technique, sentence, turn.moves(), marks, details)
                .staged(where(technique), List.of(), button(turn), "So " + what + ".");
    }
}
