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
public final class Narrowness implements Study<Board> {

    private final Forecasts forecasts;

    public Narrowness(Forecasts forecasts) {
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

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (board.winner() >= 0) {
            throw new Refused(StudyMessages.over(board.winner() + 1));
        }
        int legal = new WholeTurns().of(board).size();
        Optional<Forecast> forecast = forecasts.of(board, limits);
        String value = forecast.map(Forecast::value).orElse("?");
        if (forecast.isEmpty()) {
            return new Report(StudyMessages.shareUnproved(legal), new Share(value, legal, Optional.empty()), false)
                    .said(StudyMessages.shareUnknown(legal));
        }
        int wins = forecast.get().winning().size();
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
        return new Report(line, new Share(value, legal, Optional.of(wins)), true).said(said);
    }

    /**
     * The share of the turns that win.
     *
     * @param winning empty when nothing is proved
     */
    private record Share(String value, int legal, Optional<Integer> winning) implements Rated {

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
