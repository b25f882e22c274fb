package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Drawing;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.EndgameChances;
import tilewright.paletto.proof.Forecasts;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * Marks every turn as a proven win, a proven loss, or an estimate: how often it won in random games.
 *
 * <p>A proof is about force: a turn is a proven win when the player who makes it wins from there whatever all others do
 * together, and a proven loss when another player does. With three or four players often nobody can force a win, and then
 * there is an estimate, as there is where the proof is too large. Estimates take all players to want to win for
 * themselves; for the last ten pieces of such a game they follow the tie rule of {@link EndgameChances}: of several turns that
 * are equally good for the player who makes them, each is equally likely, whatever it does to the others.
 */
public final class Verdicts implements Study<Board> {

    private final Forecasts forecasts;

    public Verdicts(Forecasts forecasts) {
        this.forecasts = forecasts;
    }

    @Override
    public String verb() {
        return "verdicts";
    }

    @Override
    public Message title() {
        return StudyMessages.verdictsTitle();
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public Message about() {
        return StudyMessages.verdictsAbout();
    }

    @Override
    public Columns columns() {
        return Columns.NONE.json("moves");
    }

    /**
     * All turns in order, each with its verdict.
     *
     * @throws Refused when the game is over
     * @throws tilewright.search.Stopped when it was stopped while it estimated
     */
    public List<TurnVerdict> of(Board board, Limits limits) {
        if (board.winner() >= 0) {
            throw new Refused(StudyMessages.over(board.winner() + 1));
        }
        List<Turn<Board, Move>> turns = WholeTurns.inOrder(board);
        return TurnVerdict.all(board, turns, forecasts.of(board, turns, limits), limits.stop());
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        List<Message> line = new ArrayList<>();
        List<Json> moves = new ArrayList<>();
        List<TurnVerdict> all = of(board, limits);
        for (TurnVerdict judged : all) {
            line.add(StudyMessages.verdict(WholeTurns.words(judged.turn()), judged.words()));
            Json.Obj fields = Json.obj()
                    .with("cells", Analysis.numbers(judged.turn(), board))
                    .with("verdict", judged.verdict().id);
            moves.add(
                    judged.verdict() == TurnVerdict.Verdict.ESTIMATE ? fields.with("chance", judged.chance()) : fields);
        }
        boolean stopped = limits.stop().asked();
        Json.Obj fields = Json.obj().with("moves", new Json.Arr(moves));
        return new Report(StudyMessages.verdicts(line), fields, !stopped, Optional.of(VerdictPicture.of(board, all)))
                .settled(all.stream().noneMatch(judged -> judged.verdict() == TurnVerdict.Verdict.ESTIMATE))
                .withRows(all.stream()
                        .sorted(Comparator.comparingInt(TurnVerdict::rank).reversed())
                        .map(judged -> row(board, judged))
                        .toList());
    }

    private static Row row(Board board, TurnVerdict judged) {
        boolean more = board.taken() != 0;
        List<Integer> cells = WholeTurns.cells(judged.turn());
        Message turn = WholeTurns.words(cells, "Take");
        Message name = more && !cells.isEmpty() ? StudyMessages.takeToo(turn) : turn;
        int color = more ? board.color() : board.at(cells.getFirst());
        return new Row(name, judged.said(), judged.verdict().tone).of(Drawing.piece(board, color));
    }
}
