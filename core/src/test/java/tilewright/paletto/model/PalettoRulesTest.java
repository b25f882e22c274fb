package tilewright.paletto.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.paletto.Games.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.message.Message;
import tilewright.paletto.PalettoPuzzle;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Status;

final class PalettoRulesTest {

    private static final PalettoRules RULES = new PalettoRules();

    private static List<String> offers(Board board) {
        return RULES.offers(board).stream()
                .map(Offer::gesture)
                .map(Gesture::toString)
                .toList();
    }

    private static String refusal(Board board, String spot) {
        Gesture tap = new Gesture.Tap(spot);
        assertThat(offers(board)).doesNotContain(tap.toString());
        return RULES.refusal(board, tap).text();
    }

    @Test
    void at_first_every_removable_piece_is_offered() {
        assertThat(offers(play("CBC/ACA/BAB"))).containsExactly("tap:r1c1", "tap:r1c3", "tap:r3c1", "tap:r3c3");
    }

    @Test
    void pieces_of_this_turn_can_be_put_back() {
        Board board = play("CBC/ACA/BAB", "r1c1", "r1c3");
        assertThat(RULES.takebacks(board).stream().map(offer -> offer.gesture().toString()))
                .containsExactly("tap:r1c1", "tap:r1c3");
        assertThat(RULES.takebacks(board.endTurn())).isEmpty();
        assertThat(RULES.takebacks(play("A../.../...", "r1c1"))).isEmpty();
    }

    @Test
    void a_piece_fixes_the_color_of_the_turn() {
        Board board = play("CBC/ACA/BAB", "r1c1");
        assertThat(offers(board)).containsExactly("tap:r1c3", "tap:end");
        assertThat(RULES.status(board))
                .hasToString(new Status.ToMove(
                                0, Message.verbatim("Player 1: take more pieces of color C, or end the turn."))
                        .toString());
        assertThat(board).hasToString("cBC/ACA/BAB 2 0 001,000");
    }

    @Test
    void after_a_turn_the_next_player_is_to_move() {
        Board board = play("CBC/ACA/BAB 3", "r1c1", "end");
        assertThat(board).hasToString(".BC/ACA/BAB 3 1 001,000,000");
        assertThat(RULES.status(board))
                .hasToString(new Status.ToMove(1, Message.verbatim("Player 2: take pieces of one color.")).toString());
        assertThat(play(".BC/ACA/BAB 3 2 001,000,000", "r1c2", "end").mover()).isZero();
    }

    @Test
    void two_to_four_players_move_in_turn_and_each_keeps_what_it_takes() {
        for (int players = 2; players <= 4; players++) {
            Board board = play("DCBA/CDAB/BADC/ABCD " + players);
            for (int turn = 0; turn < players + 1; turn++) {
                assertThat(board.mover()).isEqualTo(turn % players);
                Move.Take first = (Move.Take) RULES.offers(board).getFirst().move();
                int color = board.at(first.cell());
                int before = board.owned(board.mover(), color);
                board = RULES.after(board, first);
                assertThat(board.owned(turn % players, color)).isEqualTo(before + 1);
                assertThat(board.winner()).isNegative();
                board = RULES.after(board, Move.END);
            }
        }
    }

    @Test
    void who_takes_all_pieces_of_a_color_wins_and_the_turn_ends_by_itself() {
        Board board = play(".../.C./.A. 2 0 212,020", "r2c2");
        assertThat(offers(board)).isEmpty();
        assertThat(RULES.status(board))
                .hasToString(new Status.Won(
                                0,
                                Message.verbatim("Player 1 has won: took all 3 pieces of color C."),
                                List.of(Message.verbatim("all 3 pieces of color C")))
                        .toString());
    }

    @Test
    void who_takes_the_last_piece_wins() {
        Board board = play(".../.C./... 2 1 221,111", "r2c2");
        assertThat(RULES.status(board))
                .hasToString(new Status.Won(
                                1,
                                Message.verbatim("Player 2 has won: took the last piece."),
                                List.of(Message.verbatim("the last piece")))
                        .toString());
    }

    @Test
    void both_reasons_are_reported() {
        Board board = play(".../.C./... 2 1 220,112", "r2c2");
        assertThat(RULES.status(board))
                .hasToString(new Status.Won(
                                1,
                                Message.verbatim("Player 2 has won: took all 3 pieces of color C, and the last piece."),
                                List.of(
                                        Message.verbatim("all 3 pieces of color C"),
                                        Message.verbatim("the last piece")))
                        .toString());
    }

    @Test
    void a_color_with_pieces_out_of_play_cannot_be_won() {
        Board board = play(".../.C./BA.", "r2c2");
        assertThat(board.winner()).isEqualTo(-1);
        assertThat(board).hasToString(".../.c./BA. 2 0 001,000,222");
    }

    @Test
    void each_refusal_has_its_reason() {
        Board board = play("CBC/ACA/BAB");
        assertThat(refusal(board, "end")).isEqualTo("Take a piece before you end the turn.");
        assertThat(refusal(board, "r1c2")).isEqualTo("This piece has one open side. It needs two.");
        assertThat(refusal(board, "r2c2")).isEqualTo("This piece has no open side. It needs two.");
        assertThat(refusal(board, "r4c1")).isEqualTo("Tap a piece to take it, or end the turn.");
        assertThat(refusal(board, "player1")).isEqualTo("Tap a piece to take it, or end the turn.");
        assertThat(RULES.refusal(board, new Gesture.Drag("r1c1", "r1c2")).text())
                .isEqualTo("Tap a piece to take it, or end the turn.");
        board = play("CBC/ACA/BAB", "r1c1");
        assertThat(refusal(board, "r1c1")).isEqualTo("There is no piece on R1C1.");
        assertThat(refusal(board, "r3c3"))
                .isEqualTo("Only pieces of color C can be taken in this turn. End the turn first.");
        assertThat(refusal(play("AB./.C./..."), "r1c2"))
                .isEqualTo("This piece stays: without it the one on R2C2 would be cut off from the others.");
        assertThat(refusal(play("AB../.C../.AB./...."), "r2c2"))
                .isEqualTo("This piece stays: without it R3C2 and R3C3 would be cut off from the others.");
        assertThat(refusal(play("A../.../...", "r1c1"), "r1c1")).isEqualTo("The game is over.");
    }

    @Test
    void what_a_piece_holds_is_what_cannot_be_reached_without_it() {
        Seeds.each(200, random -> {
            Board board = new StartBoards().generate(Setup.of(5, 2), random);
            while (board.winner() < 0) {
                for (int cell = 0; cell < 64; cell++) {
                    if (Obstacle.of(board, cell) == Obstacle.BOND) {
                        long rest = board.occupied() & ~(1L << cell);
                        long cut = Obstacle.cutOff(board, cell);
                        assertThat(cut & ~rest).isZero();
                        assertThat(cut).isNotZero();
                        assertThat(Shape.connected(rest & ~cut)).isTrue();
                        assertThat(Long.bitCount(cut)).isLessThanOrEqualTo(Long.bitCount(rest & ~cut));
                        assertThat(Shape.beside(cut) & rest & ~cut).isZero();
                    }
                }
                List<Offer<Move>> offers = RULES.offers(board);
                board = RULES.after(
                        board, offers.get(random.below(offers.size())).move());
            }
        });
    }

    @Test
    void what_a_player_did_is_told() {
        PalettoPuzzle puzzle = new PalettoPuzzle();
        Board start = play("CBC/ACA/BAB");
        List<Move> moves = List.of(new Move.Take(0), new Move.Take(2), Move.END);
        assertThat(puzzle.described(start, moves).text()).isEqualTo("Player 1 took 2 pieces of color C: R1C1, R1C3.");
        assertThat(puzzle.described(start, moves.subList(0, 1)).text())
                .isEqualTo("Player 1 took the piece of color C on R1C1.");
        assertThat(puzzle.described(play("CBC/ACA/BAB", "r1c1"), moves.subList(2, 3))
                        .text())
                .isEqualTo("Player 1 ended the turn.");
        assertThat(RULES.players(play("CBC/ACA/BAB 3"))).isEqualTo(3);
    }

    @Test
    void a_move_that_is_not_legal_is_a_programming_error() {
        assertThatThrownBy(() -> play("CBC/ACA/BAB", "r1c2"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("move (r1c2) is not legal in (CBC/ACA/BAB)");
        assertThatThrownBy(() -> play("CBC/ACA/BAB", "end")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> play("CBC/ACA/BAB", "r8c8")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_middle_of_a_turn_says_who_owns_what() {
        Board board = play("CBC/ACA/BAB", "r1c1", "r1c3");
        assertThat(board.owned(0, 2)).isEqualTo(2);
        assertThat(board.owned(1, 2)).isZero();
        assertThat(board.outOfPlay(2)).isZero();
        assertThat(board).isNotEqualTo(play(".B./ACA/BAB 2 0 002,000"));
        assertThat(RULES.after(board, Move.END)).isEqualTo(play(".B./ACA/BAB 2 1 002,000"));
    }
}
