package tilewright.paletto.study;

import java.util.List;
import java.util.Optional;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.Turn;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.Forecast;
import tilewright.paletto.proof.Forecasts;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.text.Json;

/**
 * Finds all turns that win by force, where that can be proved, and a turn to play in any case.
 *
 * <p>To win by force is to win whatever all others do together. With three or four players perhaps nobody can: then the
 * value is {@code ?} although it is proved.
 */
public final class Analysis implements Study<Board> {

    private final Proofs proofs;
    private final Forecasts forecasts;
    private final OneTurnAhead<Board, Move> simple;

    public Analysis(Proofs proofs, Forecasts forecasts, OneTurnAhead<Board, Move> simple) {
        this.proofs = proofs;
        this.forecasts = forecasts;
        this.simple = simple;
    }

    @Override
    public String verb() {
        return "analyze";
    }

    @Override
    public Message title() {
        return StudyMessages.analyzeTitle();
    }

    @Override
    public Message about() {
        return StudyMessages.analyzeAbout();
    }

    /**
     * The result of an analysis.
     *
     * @param forecast what is proved; empty when nothing is
     * @param best a turn to play in any case
     */
    public record Finding(Optional<Forecast> forecast, Turn<Board, Move> best) {

        /**
         * The value for the player to move: {@code W}, {@code L}, or {@code ?} when that is not proved or nobody can
         * force a win.
         */
        public String value() {
            return forecast.map(Forecast::value).orElse("?");
        }

        public boolean proven() {
            return forecast.isPresent();
        }

        /** All turns that are proved to win. */
        public List<Turn<Board, Move>> winning() {
            return forecast.map(Forecast::winning).orElse(List.of());
        }
    }

    /**
     * The finding for a position.
     *
     * @throws Refused when the game is over
     */
    public Finding of(Board board, Limits limits) {
        if (board.winner() >= 0) {
            throw new Refused(StudyMessages.over(board.winner() + 1));
        }
        List<Turn<Board, Move>> turns = WholeTurns.inOrder(board);
        Optional<Forecast> forecast = forecasts.of(board, turns, limits);
        return new Finding(forecast, best(board, turns, forecast, limits));
    }

    @Override
    public Columns columns() {
        return Columns.NONE.text("value").truth("proven").json("winning").wholes("best");
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Finding finding = of(board, limits);
        Turn<Board, Move> best = finding.best();
        Json.Obj fields = Json.obj()
                .with("value", finding.value())
                .with("proven", finding.proven())
                .withEach("winning", finding.winning(), turn -> numbers(turn, board))
                .with("best", numbers(best, board));
        Message proved = finding.forecast().map(Analysis::words).orElse(StudyMessages.notProved());
        Message line = StudyMessages.analysis(finding.value(), proved, WholeTurns.words(best));
        return new Report(line, fields, finding.proven(), Optional.of(picture(board, finding)));
    }

    /** The finding in a sentence, with the turn to play on the board. */
    private static Picture picture(Board board, Finding finding) {
        List<Integer> cells = WholeTurns.cells(finding.best());
        List<Mark> marks = cells.stream()
                .<Mark>map(cell -> new Mark.Ring(Box.cell(Move.GRID.row(cell), Move.GRID.column(cell)), Ink.GOOD))
                .toList();
        int wins = finding.winning().size();
        Value.Player player = new Value.Player(board.mover() + 1);
        Message turn = WholeTurns.words(cells, "cells");
        Message caption = switch (finding.value()) {
            case "W" -> StudyMessages.bestWins(player, wins, turn);
            case "L" -> StudyMessages.bestLoses(player, turn);
            default -> finding.proven() ? StudyMessages.bestOfNobody(turn) : StudyMessages.bestUnproven(turn);
        };
        return new Picture(caption, marks);
    }

    /** A turn that wins at once or else by force; or one that is hard to answer or looks best. */
    private Turn<Board, Move> best(
            Board board, List<Turn<Board, Move>> turns, Optional<Forecast> forecast, Limits limits) {
        Optional<Turn<Board, Move>> atOnce = turns.stream()
                .filter(turn -> turn.end().winner() == board.mover())
                .findFirst();
        if (atOnce.isPresent()) {
            return atOnce.get();
        }
        List<Turn<Board, Move>> winning = forecast.map(Forecast::winning).orElse(List.of());
        if (!winning.isEmpty()) {
            return winning.getFirst();
        }
        if (forecast.isPresent() && forecast.get().winner() != Forecast.NOBODY) {
            return proofs.solution(board, limits)
                    .map(exact -> HardestTurn.of(exact, turns))
                    .orElseGet(() -> notBad(board));
        }
        try {
            return TurnVerdict.best(board, turns, forecast, limits.stop());
        } catch (Stopped _) {
            return notBad(board);
        }
    }

    /** A turn found without any search. */
    private Turn<Board, Move> notBad(Board board) {
        return WholeTurns.inOrder(simple.good(board)).getFirst();
    }

    private static Message words(Forecast forecast) {
        int winner = forecast.winner();
        if (winner == Forecast.NOBODY) {
            return StudyMessages.nobodyProved();
        }
        return winner == forecast.mover()
                ? StudyMessages.wonProved(forecast.winning().size())
                : StudyMessages.lostProved();
    }

    /** The cells that a turn takes, numbered row by row. */
    static Json numbers(Turn<Board, Move> turn, Board board) {
        return Json.arr(WholeTurns.cells(turn).stream().map(cell -> Json.number(board.number(cell))));
    }
}
