package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.agent.Turns;
import tilewright.agent.WinSearch;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

final class MistakesTest {

    private static final Rules<Board, Move> RULES = new PalettoRules();
    private static final String START = "DCAB/CDBC/ABAD/DACB";

    private static Study.Report review(String start, String moves, Limits limits) {
        List<Move> list = new ArrayList<>();
        for (String move : moves.split(" ", -1)) {
            if (!move.isEmpty()) {
                list.add(Text.MOVES.parse(move));
            }
        }
        return new Mistakes(new Proofs(RULES, new Workspace())).review(Text.POSITIONS.parse(start), list, limits);
    }

    @Test
    void the_first_losing_turn_is_named_and_what_would_have_won() {
        Study.Report report = review(START, "r1c4 end r4c1 end r1c1", Limits.NONE);
        assertThat(report.line().text())
                .isEqualTo("2 turns; first losing turn: 1, player 1 took r1c4, and (take r1c1) would have won,"
                        + " as 3 other turns; mistakes: 1 by player 1, 0 by player 2");
        assertThat(report.fields())
                .hasToString("{\"turns\":[{\"turn\":1,\"player\":0,\"cells\":[3],\"before\":\"W\",\"mistake\":true,"
                        + "\"winning\":[[0],[0,12],[3,15],[12]]},"
                        + "{\"turn\":2,\"player\":1,\"cells\":[12],\"before\":\"W\",\"mistake\":false}],"
                        + "\"mistakes\":[1,0],\"firstLosing\":1,\"open\":0,\"proven\":true}");
        assertThat(report.complete()).isTrue();
    }

    @Test
    void each_turn_has_its_verdict_and_how_many_moves_lead_to_its_end() {
        Study.Report report = review(START, "r1c4 end r4c1 end r1c1", Limits.NONE);
        assertThat(report.rows())
                .extracting(row -> row.name() + ": " + row.words() + ", " + row.tone() + ", " + row.moves())
                .containsExactly(
                        "1. Player 1 took R1C4: first losing turn: R1C1 would have won (so would 3 others), BAD, 2",
                        "2. Player 2 took R4C1: wins (proven), GOOD, 4");
    }

    @Test
    void the_page_is_told_in_sentences() {
        assertThat(caption("r1c4 end r4c1 end r1c1"))
                .isEqualTo("2 turns. The first losing turn is turn 1: player 1 took R1C4."
                        + " R1C1 would have won (so would 3 others). Mistakes: 1 by player 1, 0 by player 2.");
        assertThat(caption("r1c1 r4c1 end")).isEqualTo("1 turn, no mistake.");
    }

    private static String caption(String moves) {
        return review(START, moves, Limits.NONE)
                .picture()
                .orElseThrow()
                .caption()
                .text();
    }

    @Test
    void a_play_without_mistakes_is_called_so() {
        assertThat(review(START, "r1c1 r4c1 end", Limits.NONE).line().text()).isEqualTo("1 turn, no mistake");
        assertThat(review(START, "r4c1 r1c1 end", Limits.NONE).line().text()).isEqualTo("1 turn, no mistake");
    }

    @Test
    void what_the_budget_does_not_reach_is_open_and_the_rest_is_told() {
        SeededRandom random = new SeededRandom(4);
        Board board = new StartBoards().generate(Setup.of(6, 2), random);
        List<Move> moves = new ArrayList<>();
        int turns = 0;
        for (Board at = board; at.winner() < 0; turns++) {
            List<Turn<Board, Move>> all = new WholeTurns().of(at);
            Turn<Board, Move> turn = all.get(random.below(all.size()));
            moves.addAll(turn.moves());
            at = turn.end();
        }
        Mistakes mistakes = new Mistakes(new Proofs(RULES, new Workspace()));
        Study.Report part = mistakes.review(board, moves, Limits.NONE.withNodes(2_000));
        Study.Report whole = mistakes.review(board, moves, Limits.NONE);
        assertThat(part.complete()).isFalse();
        assertThat(part.line().text()).contains("; open: turns 1 to ");
        assertThat(whole.complete()).isTrue();
        String told = part.fields().toString();
        String known = told.substring(
                told.lastIndexOf("\"before\":\"?\",\"mistake\":false},") + 30,
                told.indexOf(']', told.lastIndexOf("\"before\"")));
        assertThat(whole.fields().toString()).contains(known);
        assertThat(known.split("\"turn\"", -1).length - 1).isBetween(5, turns - 5);
    }

    @Test
    void each_turn_is_judged_as_a_plain_search_judges_it() {
        Turns<Board, Move> reference = Turns.by(RULES);
        Seeds.each(4, random -> {
            Board start = new StartBoards().generate(Setup.of(4, 2), random);
            WinSearch<Board, Move> search = new WinSearch<>(RULES, reference, key -> key);
            List<Move> moves = new ArrayList<>();
            List<String> judged = new ArrayList<>();
            for (Board at = start; at.winner() < 0; ) {
                List<Turn<Board, Move>> all = reference.of(at);
                Turn<Board, Move> turn = all.get(random.below(all.size()));
                List<Board> winning = search.winning(at, Limits.NONE).orElseThrow().stream()
                        .map(Turn::end)
                        .toList();
                judged.add("\"before\":\"" + (winning.isEmpty() ? "L" : "W") + "\",\"mistake\":"
                        + (!winning.isEmpty() && !winning.contains(turn.end())));
                moves.addAll(turn.moves());
                at = turn.end();
            }
            Study.Report report = new Mistakes(new Proofs(RULES, new Workspace())).review(start, moves, Limits.NONE);
            String fields = report.fields().toString();
            int from = 0;
            for (String turn : judged) {
                from = fields.indexOf(turn, from) + 1;
                assertThat(from).as(turn + " in order in " + fields).isPositive();
            }
            assertThat(fields.split("\"before\"", -1)).hasSize(judged.size() + 1);
        });
    }

    @Test
    void what_cannot_be_reviewed_is_refused() {
        assertThatThrownBy(() -> review(START + " 3", "r1c1 end", Limits.NONE))
                .isInstanceOf(Study.Refused.class)
                .hasMessage("review supports two players, not 3");
        assertThatThrownBy(() -> review(START, "r1c1", Limits.NONE)).hasMessage("no turn is complete");
        assertThatThrownBy(() -> review(START, "", Limits.NONE)).isInstanceOf(Study.Refused.class);
    }
}
