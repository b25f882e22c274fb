package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.paletto.PalettoPuzzle;
import tilewright.paletto.ReferenceBoard;
import tilewright.paletto.Vectors;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.text.Json;

final class AnalysisTest {

    private static final Study<Board> ANALYSIS =
            new PalettoPuzzle().abilities(new Workspace()).studies().getLast();

    private static Study.Report analyzed(String position) {
        return ANALYSIS.study(Text.POSITIONS.parse(position), 0, Limits.NONE);
    }

    /** Whether the player to move wins, by trying everything with the plain rules. */
    private static boolean wins(ReferenceBoard board, int[] mine, int[] theirs) {
        for (var set : board.sets()) {
            ReferenceBoard rest = board.without(set);
            int color = board.colors[set.getFirst()];
            int[] more = mine.clone();
            more[color] += set.size();
            if (more[color] == board.n || rest.pieces() == 0 || !wins(rest, theirs, more)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void all_vectors_are_proved_with_all_winning_moves() {
        List<Json.Obj> vectors = Vectors.entries("values-dev.json");
        assertThat(vectors).hasSize(278);
        for (Json.Obj entry : Sample.of(vectors, 60)) {
            StringBuilder text = new StringBuilder(Vectors.string(entry, "board")).append(" 2 1 ");
            Vectors.list(entry, "taken_other").forEach(text::append);
            text.append(',');
            Vectors.list(entry, "taken_mover").forEach(text::append);
            Study.Report report = analyzed(text.toString());
            assertThat(report.complete()).isTrue();
            assertThat(Vectors.field(report.fields(), "value"))
                    .as(text.toString())
                    .isEqualTo(Vectors.field(entry, "value"));
            assertThat(Vectors.field(report.fields(), "winning"))
                    .as(text.toString())
                    .isEqualTo(Vectors.field(entry, "winning_moves"));
        }
    }

    @Test
    void a_start_board_of_5x5_is_proved() {
        Study.Report report = analyzed("DCAEB/AEDCE/DABEA/CEDCB/BACBD"); // the first one of the vectors
        assertThat(report.fields())
                .hasToString("{\"value\":\"W\",\"proven\":true,\"winning\":[[0],[0,24],[4,20],[20]],\"best\":[0]}");
    }

    @Test
    void on_small_boards_the_value_is_that_of_trying_everything() {
        Seeds.each(40, random -> {
            Board board = new StartBoards().generate(Setup.of(3, 2), random);
            boolean win = wins(ReferenceBoard.of(board), new int[3], new int[3]);
            assertThat(Vectors.string(analyzed(board.toString()).fields(), "value"))
                    .isEqualTo(win ? "W" : "L");
        });
    }

    @Test
    void the_answer_has_the_agreed_form() {
        Study.Report report = analyzed("..AB/..BC/.BAD/.ACB 2 0 1020,0003");
        assertThat(report.fields())
                .hasToString("{\"value\":\"W\",\"proven\":true,\"winning\":[[3],[3,9]],\"best\":[3]}");
        assertThat(report.line().text()).isEqualTo("W won, proved, by 2 turns; best: take r1c4");
        report = analyzed("DC../.DB./.BA./.... 2 0 2002,1230");
        assertThat(report.fields()).hasToString("{\"value\":\"L\",\"proven\":true,\"winning\":[],\"best\":[0]}");
        assertThat(report.line().text()).isEqualTo("L lost, proved; best: take r1c1");
    }

    @Test
    void what_is_not_proved_is_said_to_be_open() {
        Board board = Text.POSITIONS.parse("FCABEF/DFCDBA/EDACEF/AECBAD/ECBAEB/FBDFCD");
        Study.Report report = ANALYSIS.study(board, 0, Limits.NONE.withNodes(100));
        assertThat(report.line().text()).startsWith("? not proved; best: take ");
        assertThat(report.fields().toString())
                .startsWith("{\"value\":\"?\",\"proven\":false,\"winning\":[],\"best\":[");
        assertThat(report.complete()).isFalse();
        assertThat(ANALYSIS.study(board, 0, Limits.NONE.withStop(() -> true)).complete())
                .isFalse();
    }

    @Test
    void with_three_players_one_may_win_against_all_others_together() {
        Study.Report report = analyzed(".../.C./.A. 3 0 212,020,000");
        assertThat(report.fields()).hasToString("{\"value\":\"W\",\"proven\":true,\"winning\":[[4],[7]],\"best\":[4]}");
        report = analyzed(".AB/.../... 3 0 110,111,002");
        assertThat(report.fields()).hasToString("{\"value\":\"L\",\"proven\":true,\"winning\":[],\"best\":[1]}");
        assertThat(report.line().text()).isEqualTo("L lost, proved; best: take r1c2");
    }

    @Test
    void or_nobody_can() {
        Study.Report report = analyzed("DCAB/CDBC/ABAD/DACB 3");
        assertThat(report.line().text()).startsWith("? nobody can force a win, proved; best: take ");
        assertThat(report.fields().toString()).startsWith("{\"value\":\"?\",\"proven\":true,\"winning\":[],\"best\":[");
        assertThat(report.complete()).isTrue();
    }

    @Test
    void in_the_middle_of_a_turn_its_rest_is_analyzed() {
        Board board = Text.POSITIONS.parse("..AB/..BC/.BAD/.ACB 2 0 1020,0003").take(3);
        assertThat(ANALYSIS.study(board, 0, Limits.NONE).fields())
                .hasToString("{\"value\":\"W\",\"proven\":true,\"winning\":[[],[9]],\"best\":[]}");
    }

    @Test
    void a_finished_game_is_refused() {
        assertThatThrownBy(() -> analyzed(".../.../... 2 1"))
                .isInstanceOf(Study.Refused.class)
                .hasMessage("the game is over, player 2 has won");
    }
}
