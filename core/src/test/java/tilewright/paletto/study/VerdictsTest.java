package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.draw.Box;
import tilewright.draw.Mark;
import tilewright.paletto.PalettoPuzzle;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.Forecast;
import tilewright.paletto.proof.Forecasts;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;

final class VerdictsTest {

    private static Study.Report study(String verb, String position, Limits limits) {
        return new PalettoPuzzle()
                .abilities(new Workspace()).studies().stream()
                        .filter(study -> study.verb().equals(verb))
                        .findFirst()
                        .orElseThrow()
                        .study(Text.POSITIONS.parse(position), 0, limits);
    }

    @Test
    void every_turn_is_a_proven_win_or_a_proven_loss() {
        Study.Report report = study("verdicts", "DC../.DB./.BA./.... 2 0 2002,1230", Limits.NONE);
        assertThat(report.line().text())
                .isEqualTo("take r1c1: proven loss; take r2c3: proven loss; take r3c2: proven loss;"
                        + " take r3c3: proven loss");
        assertThat(study("verdicts", "..AB/..BC/.BAD/.ACB 2 0 1020,0003", Limits.NONE)
                        .fields()
                        .toString())
                .contains("{\"cells\":[3],\"verdict\":\"proven win\"},{\"cells\":[3,9],\"verdict\":\"proven win\"}")
                .contains("proven loss");
    }

    @Test
    void each_piece_that_may_be_taken_shows_the_best_turn_with_it() {
        for (String position :
                List.of("..AB/..BC/.BAD/.ACB 2 0 1020,0003", "FCABEF/DFCDBA/EDACEF/AECBAD/ECBAEB/FBDFCD")) {
            Board board = Text.POSITIONS.parse(position);
            Study.Report report = study("verdicts", position, Limits.NONE.withNodes(10_000));
            Study.Picture picture = report.picture().orElseThrow();
            assertThat(picture.marks()).hasSize(2 * Long.bitCount(board.takeable()));
            List<TurnVerdict> all = TurnVerdict.all(
                    board,
                    WholeTurns.inOrder(board),
                    new Forecasts(new Proofs(new PalettoRules(), new Workspace()), new Workspace())
                            .of(board, Limits.NONE.withNodes(10_000)),
                    Stop.never());
            for (int i = 0; i < picture.marks().size(); i += 2) {
                Box box = ((Mark.Tile) picture.marks().get(i)).box();
                String sign = ((Mark.Glyph) picture.marks().get(i + 1)).text();
                int cell = 8 * (box.y() / 12) + box.x() / 12;
                TurnVerdict best = all.stream()
                        .filter(judged -> WholeTurns.cells(judged.turn()).contains(cell))
                        .max(Comparator.comparingInt(TurnVerdict::rank))
                        .orElseThrow();
                assertThat(sign)
                        .isEqualTo(
                                switch (best.verdict()) {
                                    case WIN -> "\u2713";
                                    case LOSS -> "\u2715";
                                    case ESTIMATE -> Integer.toString(best.percent());
                                });
            }
            assertThat(report.rows()).hasSize(all.size());
        }
    }

    @Test
    void the_caption_says_how_the_position_stands_and_what_ending_the_turn_is_worth() {
        Study.Report won = study("verdicts", "..AB/..BC/.BAD/.ACB 2 0 1020,0003", Limits.NONE);
        assertThat(won.picture().orElseThrow().caption().text()).startsWith("Player 1 can win, proven. Each piece");
        assertThat(won.picture().orElseThrow().tone()).isEqualTo(Study.Tone.GOOD);
        Study.Row first = won.rows().getFirst();
        assertThat(List.of(first.name().text(), first.words().text())).containsExactly("Take R1C4", "Wins");
        assertThat(first.piece().orElseThrow().text()).isEqualTo("B");
        assertThat(won.picture().orElseThrow().fields().field("standing").orElseThrow())
                .hasToString("{\"player\":0,\"wins\":true}");
        Study.Report lost = study("verdicts", "DC../.DB./.BA./.... 2 0 2002,1230", Limits.NONE);
        assertThat(lost.picture().orElseThrow().caption().text())
                .startsWith("Player 1 loses against perfect play, proven.");
    }

    @Test
    void with_three_players_a_turn_loses_when_somebody_else_can_force_a_win_after_it() {
        assertThat(study("verdicts", ".../.C./.A. 3 0 212,020,000", Limits.NONE)
                        .line()
                        .text())
                .isEqualTo("take r2c2: proven win; take r3c2: proven win");
        assertThat(study("verdicts", ".AB/.../... 3 0 110,111,002", Limits.NONE)
                        .line()
                        .text())
                .isEqualTo("take r1c2: proven loss; take r1c3: proven loss");
    }

    @Test
    void without_a_proof_there_are_estimates() {
        String start = "FCABEF/DFCDBA/EDACEF/AECBAD/ECBAEB/FBDFCD";
        Study.Report report = study("verdicts", start, Limits.NONE.withNodes(100));
        assertThat(report.line().text()).matches("(take [r1-6c, ]+: estimate \\d+ %(; |$))+");
        assertThat(report.fields().toString())
                .matches(
                        "\\{\"moves\":\\[(\\{\"cells\":\\[[0-9,]+],\"verdict\":\"estimate\",\"chance\":0\\.\\d\\d},?)+]}");
        assertThat(report.complete()).isTrue();
        assertThat(study("verdicts", start, Limits.NONE.withNodes(100)).line().text())
                .isEqualTo(report.line().text());
    }

    @Test
    void what_lets_the_next_player_win_at_once_is_lost_without_the_solution() {
        assertThat(study("verdicts", "AB./.../... 2 0 111,112", Limits.NONE.withNodes(0))
                        .line()
                        .text())
                .isEqualTo("take r1c1: proven loss; take r1c2: proven loss");
    }

    @Test
    void estimates_stand_beside_proofs_where_nobody_can_force_a_win() {
        Seeds.each(8, 20, random -> {
            Board board = new StartBoards().generate(Setup.of(4, 3 + random.below(2)), random);
            Forecasts forecasts = new Forecasts(new Proofs(new PalettoRules(), new Workspace()), new Workspace());
            while (board.winner() < 0) {
                Forecast forecast = forecasts.of(board, Limits.NONE).orElseThrow();
                List<TurnVerdict> judged =
                        TurnVerdict.all(board, WholeTurns.inOrder(board), Optional.of(forecast), Stop.never());
                for (int i = 0; i < judged.size(); i++) {
                    int winner = forecast.winners().get(i);
                    assertThat(judged.get(i).verdict())
                            .isEqualTo(
                                    winner == Forecast.NOBODY
                                            ? TurnVerdict.Verdict.ESTIMATE
                                            : winner == board.mover()
                                                    ? TurnVerdict.Verdict.WIN
                                                    : TurnVerdict.Verdict.LOSS);
                    assertThat(judged.get(i).percent()).isBetween(0, 100);
                }
                board = judged.get(random.below(judged.size())).turn().end();
            }
        });
    }

    @Test
    void a_rating_counts_the_turns_that_win() {
        assertThat(study("rate", "..AB/..BC/.BAD/.ACB 2 0 1020,0003", Limits.NONE)
                        .fields())
                .hasToString("{\"value\":\"W\",\"legal\":10,\"winning\":2,\"proven\":true}");
        assertThat(study("rate", "DC../.DB./.BA./.... 2 0 2002,1230", Limits.NONE)
                        .line()
                        .text())
                .isEqualTo("lost, 4 turns");
    }

    @Test
    void the_turn_that_is_hardest_to_answer_leaves_the_smallest_share_of_winning_replies() {
        Board board = Text.POSITIONS.parse("DC../.DB./.BA./.... 2 0 2002,1230");
        Exact exact = Exact.below(board, Integer.MAX_VALUE, Limits.NONE.stop()).orElseThrow();
        Board chosen = HardestTurn.of(exact, WholeTurns.inOrder(board)).end();
        double share = (double) exact.winning(chosen).size()
                / new WholeTurns().of(chosen).size();
        for (var turn : new WholeTurns().of(board)) {
            Board after = turn.end();
            assertThat((double) exact.winning(after).size()
                            / new WholeTurns().of(after).size())
                    .isGreaterThanOrEqualTo(share);
        }
    }

    @Test
    void among_turns_as_hard_to_answer_the_one_that_leaves_most_pieces_is_chosen() {
        int[] ties = new int[1];
        Seeds.each(150, random -> {
            Board board = new StartBoards().generate(Setup.of(4, 2), random);
            Exact exact = Exact.below(board, Integer.MAX_VALUE, Stop.never()).orElseThrow();
            while (board.winner() < 0) {
                if (!exact.wins(board)) {
                    List<Board> hardest = hardest(exact, board);
                    int most = hardest.stream()
                            .mapToInt(after -> Long.bitCount(after.occupied()))
                            .max()
                            .orElseThrow();
                    Board chosen =
                            HardestTurn.of(exact, WholeTurns.inOrder(board)).end();
                    assertThat(hardest).contains(chosen);
                    assertThat(Long.bitCount(chosen.occupied()))
                            .as(board.toString())
                            .isEqualTo(most);
                    ties[0] += Long.bitCount(hardest.getFirst().occupied()) < most ? 1 : 0;
                }
                List<Turn<Board, Move>> turns = new WholeTurns().of(board);
                board = turns.get(random.below(turns.size())).end();
            }
        });
        assertThat(ties[0])
                .as("positions where the first of the hardest leaves fewer")
                .isGreaterThan(5);
    }

    /** Returns the boards after which the smallest share of the other player's turns wins, compared as fractions. */
    private static List<Board> hardest(Exact exact, Board board) {
        List<Board> hardest = new ArrayList<>();
        long winning = 1;
        long all = 1;
        for (Turn<Board, Move> turn : WholeTurns.inOrder(new WholeTurns().of(board))) {
            long wins = exact.winning(turn.end()).size();
            long replies = new WholeTurns().of(turn.end()).size();
            if (wins * all < winning * replies) {
                hardest.clear();
                winning = wins;
                all = replies;
            }
            if (wins * all == winning * replies) {
                hardest.add(turn.end());
            }
        }
        return hardest;
    }
}
