package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.Forecast;
import tilewright.puzzle.Study;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * A turn and what is known of it: a proven win, a proven loss, or an estimate. Proofs and estimates are never mixed.
 *
 * <p>Of the player who makes the turn: it is a proven win when she can still force a win after it, whatever all others do
 * together; a proven loss when somebody else can. Otherwise, if nobody can or if it is not proved, there is an estimate.
 *
 * @param percent with an estimate: the share of games that she won after it, as {@link Estimates} finds it
 */
public record TurnVerdict(Turn<Board, Move> turn, Verdict verdict, int percent) {

    /** The known value of a turn, for the player who makes it. */
    public enum Verdict {
        WIN("proven win", Study.Tone.GOOD),
        LOSS("proven loss", Study.Tone.BAD),
        ESTIMATE("estimate", Study.Tone.OPEN);

        /** The name in JSON. */
        final String id;

        final Study.Tone tone;

        Verdict(String id, Study.Tone tone) {
            this.id = id;
            this.tone = tone;
        }
    }

    /**
     * All turns of a position in order, each with its verdict.
     *
     * @param turns all turns of the board, in order
     */
    static List<TurnVerdict> all(Board board, List<Turn<Board, Move>> turns, Optional<Forecast> forecast, Stop stop) {
        List<TurnVerdict> verdicts = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            Turn<Board, Move> turn = turns.get(i);
            int winner = forecast.isPresent()
                    ? forecast.get().winners().get(i)
                    : turn.end().winner();
            verdicts.add(
                    winner == Forecast.NOBODY ? estimated(board, turn, stop) : proved(turn, winner == board.mover()));
        }
        return verdicts;
    }

    /** The first of the turns that look best: those that win, else those with the greatest estimate. */
    static Turn<Board, Move> best(Board board, List<Turn<Board, Move>> turns, Optional<Forecast> forecast, Stop stop) {
        List<TurnVerdict> verdicts = all(board, turns, forecast, stop);
        TurnVerdict best = verdicts.getFirst();
        for (TurnVerdict other : verdicts) {
            best = other.rank() > best.rank() ? other : best;
        }
        return best.turn;
    }

    /** The better a turn looks for the player who makes it, the higher: what is proved stands outside of all estimates. */
    int rank() {
        return switch (verdict) {
            case WIN -> 101;
            case LOSS -> -1;
            case ESTIMATE -> percent;
        };
    }

    private static TurnVerdict proved(Turn<Board, Move> turn, boolean wins) {
        return new TurnVerdict(turn, wins ? Verdict.WIN : Verdict.LOSS, 0);
    }

    private static TurnVerdict estimated(Board board, Turn<Board, Move> turn, Stop stop) {
        Estimates.Estimate estimate = Estimates.of(board, turn, stop);
        return estimate.winner() == Forecast.NOBODY
                ? new TurnVerdict(turn, Verdict.ESTIMATE, estimate.percent())
                : proved(turn, estimate.winner() == board.mover());
    }

    /** The percentage as a number from 0 to 1. */
    Json chance() {
        return new Json.Num(percent / 100 + "." + percent / 10 % 10 + percent % 10);
    }

    /** The verdict in a word or two, for a list. */
    Message said() {
        return switch (verdict) {
            case WIN -> StudyMessages.wins();
            case LOSS -> StudyMessages.loses();
            case ESTIMATE -> StudyMessages.about(percent);
        };
    }

    /** The verdict in words. */
    Message words() {
        return switch (verdict) {
            case WIN -> StudyMessages.provenWin();
            case LOSS -> StudyMessages.provenLoss();
            case ESTIMATE -> StudyMessages.estimate(percent);
        };
    }
}
