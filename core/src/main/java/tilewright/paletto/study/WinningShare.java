package tilewright.paletto.study;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.proof.Forecast;
import tilewright.paletto.proof.Forecasts;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Rated;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/** Rates a position by how narrow the way to win is: the share of its turns that keep the win. */
public final class WinningShare implements Study<Board> {

    private final Forecasts forecasts;

    public WinningShare(Forecasts forecasts) {
        this.forecasts = forecasts;
    }

    @Override
    public String verb() {
        return "rate";
    }

    @Override
    public Message title() {
        return StudyMessages.rateTitle();
    }

    @Override
    public Message about() {
        return StudyMessages.rateAbout();
    }

    @Override
    public Columns columns() {
        return Columns.NONE.text("value").whole("legal", "winning").truth("proven");
    }

    /**
     * The share of the turns that win.
     *
     * @throws Refused when the game is over
     */
    public Share share(Board board, Limits limits) {
        return share(board, forecast(board, limits));
    }

    private Optional<Forecast> forecast(Board board, Limits limits) {
        if (board.winner() >= 0) {
            throw new Refused(StudyMessages.over(board.winner() + 1));
        }
        return forecasts.of(board, limits);
    }

    private static Share share(Board board, Optional<Forecast> forecast) {
        return new Share(
                forecast.map(Forecast::value).orElse("?"),
                new WholeTurns().of(board).size(),
                forecast.map(found -> found.winning().size()));
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Optional<Forecast> forecast = forecast(board, limits);
        Share share = share(board, forecast);
        int legal = share.legal();
        if (forecast.isEmpty()) {
            return new Report(StudyMessages.shareUnproved(legal), share, false).said(StudyMessages.shareUnknown(legal));
        }
        int wins = forecast.get().winning().size();
        String value = share.value();
        Message line = switch (value) {
            case "W" -> StudyMessages.shareWon(wins, legal);
            case "L" -> StudyMessages.shareLost(legal);
            default ->
                StudyMessages.shareOfNobody(
                        forecast.get().after(Forecast.NOBODY).size(), legal);
        };
        Message said = switch (value) {
            case "W" -> wins == legal ? StudyMessages.everyTurnWins() : StudyMessages.someTurnsWin(wins, legal);
            case "L" -> StudyMessages.noTurnWins();
            default -> StudyMessages.nobodyProven();
        };
        return new Report(line, share, true).said(said);
    }

    /**
     * The share of the turns that win.
     *
     * @param value {@code W}, {@code L}, or {@code ?}
     * @param legal all turns
     * @param winning empty when nothing is proved
     */
    public record Share(String value, int legal, Optional<Integer> winning) implements Rated {

        @Override
        public boolean proven() {
            return winning.isPresent();
        }

        @Override
        public Json.Obj toJson() {
            Json.Obj fields = Json.obj().with("value", value).with("legal", legal);
            return winning.map(wins -> fields.with("winning", wins))
                    .orElse(fields)
                    .with("proven", proven());
        }
    }
}
