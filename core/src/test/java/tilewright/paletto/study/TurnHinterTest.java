package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.paletto.Games;
import tilewright.paletto.PalettoPuzzle;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Workspace;

final class TurnHinterTest {

    private static final Hinter<Board, Move> HINTER =
            new PalettoPuzzle().abilities(new Workspace()).hinter().orElseThrow();

    private static Hinter.Hint<Move> hint(String position, String... moves) {
        return HINTER.hint(Games.play(position, moves)).orElseThrow();
    }

    @Test
    void a_win_at_once_comes_first() {
        Hinter.Hint<Move> hint = hint(".../.C./.A. 2 0 212,020");
        assertThat(hint.technique()).isEqualTo("win at once");
        assertThat(hint.text().text()).isEqualTo("Take r2c2: this wins at once.");
        assertThat(hint.moves()).containsExactly(new Move.Take(9));
        assertThat(hint.marks()).containsExactly(new Mark.Ring(Box.cell(1, 1), Ink.HINT));
        assertThat(hint.details()).hasToString("{\"cells\":[4]}");
    }

    @Test
    void then_a_win_by_force() {
        Hinter.Hint<Move> hint = hint("..AB/..BC/.BAD/.ACB 2 0 1020,0003");
        assertThat(hint.technique()).isEqualTo("win by force");
        assertThat(hint.text().text()).isEqualTo("Take r1c4: this wins by force, proven.");
        assertThat(hint.moves()).containsExactly(new Move.Take(3), Move.END);
    }

    @Test
    void else_a_turn_that_does_not_lose_at_once() {
        Hinter.Hint<Move> hint = hint("DC../.DB./.BA./.... 2 0 2002,1230");
        assertThat(hint.technique()).isEqualTo("safe turn");
        assertThat(hint.text().text())
                .isEqualTo("Take r2c3: this does not let the next player win at once, though against perfect play"
                        + " every turn loses, proven.");
        hint = hint("FCABEF/DFCDBA/EDACEF/AECBAD/ECBAEB/FBDFCD 3");
        assertThat(hint.text().text()).isEqualTo("Take r1c1: this does not let the next player win at once.");
    }

    @Test
    void and_if_there_is_none_it_says_so() {
        Hinter.Hint<Move> hint = hint("AB./.../... 2 0 111,112");
        assertThat(hint.technique()).isEqualTo("no safe turn");
    }

    @Test
    void in_the_middle_of_a_turn_the_rest_of_it_is_shown() {
        Hinter.Hint<Move> hint = hint("..AB/..BC/.BAD/.ACB 2 0 1020,0003", "r1c4");
        assertThat(hint.text().text()).isEqualTo("End the turn: this wins by force, proven.");
        assertThat(hint.moves()).containsExactly(Move.END);
        assertThat(hint.marks()).containsExactly(new Mark.Ring(Box.cells(7, 0, 1, 5), Ink.HINT));
    }

    @Test
    void a_finished_game_has_no_hint() {
        assertThat(HINTER.hint(Text.POSITIONS.parse(".../.../..."))).isEmpty();
    }

    @Test
    void the_moves_of_a_hint_are_a_legal_turn() {
        PalettoRules rules = new PalettoRules();
        Seeds.each(10, random -> {
            Board board = new StartBoards().generate(Setup.of(4, 2), random);
            while (board.winner() < 0) {
                int mover = board.mover();
                for (Move move : HINTER.hint(board).orElseThrow().moves()) {
                    assertThat(board.mover()).isEqualTo(mover);
                    board = rules.after(board, move);
                }
                assertThat(board.winner() >= 0 || board.mover() != mover).isTrue();
            }
        });
    }
}
