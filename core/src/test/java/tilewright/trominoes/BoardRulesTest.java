package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.message.Message;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Status;

final class BoardRulesTest {

    private final BoardRules rules = new BoardRules();

    @Test
    void at_first_a_touch_sets_the_green_tile() {
        List<Offer<Move>> offers = rules.offers(Board.empty(4));
        assertThat(offers).hasSize(16).contains(new Offer<>(new Move.SetGreen(1, 2), new Gesture.Tap("r2c3")));
        assertThat(rules.after(Board.empty(4), new Move.SetGreen(1, 2))).hasToString("..../..g./..../....");
    }

    @Test
    void then_tiles_are_laid_from_either_end_and_green_is_dragged() {
        Board board = Boards.board("g.../..../..../....");
        List<Offer<Move>> offers = rules.offers(board);
        // 15 cells for the green tile; 7 tiles across and 7 down, from either end to the other or to the middle
        assertThat(offers).hasSize(15 + 56);
        Move lay = new Move.Lay(0, 1, true);
        assertThat(offers)
                .contains(
                        new Offer<>(lay, new Gesture.Drag("r1c2", "r1c4"), true),
                        new Offer<>(lay, new Gesture.Drag("r1c4", "r1c2"), true),
                        new Offer<>(lay, new Gesture.Drag("r1c2", "r1c3")),
                        new Offer<>(lay, new Gesture.Drag("r1c4", "r1c3")),
                        new Offer<>(new Move.SetGreen(3, 3), new Gesture.Drag("r1c1", "r4c4")));
        assertThat(rules.after(board, lay)).hasToString("ghhh/..../..../....");
    }

    @Test
    void a_drag_to_the_other_end_is_done_at_once_and_one_to_the_middle_when_the_hand_lets_go() {
        for (String text : List.of("g.../..../..../....", "g./../../..")) {
            Board board = Boards.board(text);
            for (Offer<Move> offer : rules.offers(board)) {
                if (offer.gesture() instanceof Gesture.Drag drag) {
                    boolean far = distance(drag) == 2;
                    assertThat(offer.swept()).as(drag.toString()).isEqualTo(far && offer.move() instanceof Move.Lay);
                }
            }
        }
    }

    @Test
    void a_fixed_green_tile_is_dragged_nowhere() {
        Board board = Boards.board("g.../..../..../....!");
        assertThat(rules.offers(board)).hasSize(56);
        assertThat(rules.legal(board, new Move.SetGreen(3, 3))).isFalse();
        assertThat(rules.meant(board, new Gesture.Drag("r1c1", "r4c4"))).isEmpty();
        assertThat(rules.refusal(board, new Gesture.Drag("r1c1", "r4c4")).text())
                .isEqualTo("The green tile stays where it is.");
        assertThat(rules.after(board, new Move.Lay(0, 1, true))).hasToString("ghhh/..../..../....!");
        assertThat(rules.after(Boards.board("ghhh/..../..../....!"), new Move.Lift(0, 1)))
                .hasToString("g.../..../..../....!");
    }

    @Test
    void a_green_tile_that_stays_with_tiles_is_dragged_while_none_lies() {
        Board board = Boards.board("g.../..../..../....~");
        Move move = new Move.SetGreen(3, 3);
        assertThat(rules.meant(board, new Gesture.Drag("r1c1", "r4c4"))).contains(move);
        assertThat(rules.after(board, move)).hasToString("..../..../..../...g~");
        Board begun = rules.after(board, new Move.Lay(0, 1, true));
        assertThat(rules.legal(begun, move)).isFalse();
        assertThat(rules.refusal(begun, new Gesture.Drag("r1c1", "r4c4")).text())
                .isEqualTo("The green tile stays where it is.");
        assertThat(rules.legal(rules.after(begun, new Move.Lift(0, 1)), move)).isTrue();
        // Where no covering has it, it may always go elsewhere.
        assertThat(rules.legal(Boards.board(".g../hhh./..../....~"), move)).isTrue();
    }

    private static int distance(Gesture.Drag drag) {
        int down = drag.from().charAt(1) - drag.to().charAt(1);
        int right = drag.from().charAt(3) - drag.to().charAt(3);
        return Math.abs(down) + Math.abs(right);
    }

    @Test
    void a_tile_that_the_green_one_is_dragged_onto_comes_off_in_the_same_move() {
        Board board = Boards.board("g.../.hhh/..../....");
        Move move = new Move.SetGreen(1, 2);
        assertThat(rules.offers(board)).contains(new Offer<>(move, new Gesture.Drag("r1c1", "r2c3")));
        assertThat(rules.after(board, move)).hasToString("..../..g./..../....");
    }

    @Test
    void a_touch_on_any_cell_of_a_tile_lifts_it() {
        Board board = Boards.board("ghhh/..../..../....");
        Move lift = new Move.Lift(0, 1);
        assertThat(rules.offers(board))
                .contains(
                        new Offer<>(lift, new Gesture.Tap("r1c2")),
                        new Offer<>(lift, new Gesture.Tap("r1c3")),
                        new Offer<>(lift, new Gesture.Tap("r1c4")));
        assertThat(rules.after(board, lift)).hasToString("g.../..../..../....");
    }

    @Test
    void the_game_ends_with_all_cells_covered() {
        Board board = Boards.board("hhhv/hhhv/hhhv/hhhg");
        assertThat(rules.status(board))
                .hasToString(new Status.Solved(Message.verbatim("All cells are covered.")).toString());
        assertThat(rules.offers(board)).isEmpty();
        assertThat(rules.status(Boards.board("hhh/hhh/hhh")).over()).isTrue();
        assertThat(rules.status(Boards.board("hhhv/hhhv/hhhv/...g")))
                .hasToString(new Status.Open(Message.verbatim("3 cells to cover.")).toString());
        assertThat(rules.status(Board.empty(5)))
                .hasToString(new Status.Open(Message.verbatim("Place the green tile on one of the 25 free cells."))
                        .toString());
    }

    @Test
    void offers_are_exactly_the_legal_moves_and_no_two_share_a_gesture() {
        Seeds.each(60, random -> {
            for (Board board : Boards.game(3 + random.below(6), 12, random)) {
                List<Offer<Move>> offers = rules.offers(board);
                Set<Move> offered = new HashSet<>();
                Set<String> gestures = new HashSet<>();
                for (Offer<Move> offer : offers) {
                    offered.add(offer.move());
                    assertThat(gestures.add(offer.gesture().toString())).isTrue();
                }
                for (int row = -1; row <= board.width(); row++) {
                    for (int column = -1; column <= board.width(); column++) {
                        for (Move move : List.of(
                                new Move.SetGreen(row, column),
                                new Move.Lay(row, column, true),
                                new Move.Lay(row, column, false),
                                new Move.Lift(row, column))) {
                            assertThat(rules.legal(board, move)).isEqualTo(offered.contains(move));
                        }
                    }
                }
            }
        });
    }

    @Test
    void a_move_changes_what_it_says_and_nothing_else() {
        Seeds.each(60, random -> {
            Board board = Boards.game(7, 12, random).getLast();
            String before = board.toString();
            for (Offer<Move> offer : rules.offers(board)) {
                Board after = rules.after(board, offer.move());
                int change = switch (offer.move()) {
                    case Move.SetGreen(int row, int column) ->
                        board.wantsGreen() ? -1 : board.tiled(board.grid().cell(row, column)) ? 3 : 0;
                    case Move.Lay _ -> -3;
                    case Move.Lift _ -> 3;
                };
                assertThat(after.free()).isEqualTo(board.free() + change);
                assertThat(board).hasToString(before);
            }
        });
    }

    @Test
    void an_illegal_move_is_a_programming_error() {
        assertThatThrownBy(() -> rules.after(Board.empty(4), new Move.Lift(0, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("move (x=r1c1) is not legal on (..../..../..../....)");
    }

    @Test
    void refusals_give_the_reason() {
        Board board = Boards.board("g.../.hhh/..../....");
        assertThat(drag(board, "r1c2", "r3c2")).isEqualTo("A tile is on row 2, column 2.");
        assertThat(drag(board, "r1c3", "r1c1")).isEqualTo("The green tile is on row 1, column 1.");
        assertThat(drag(board, "r4c3", "r2c3")).isEqualTo("A tile is on row 2, column 3.");
        assertThat(drag(board, "r2c3", "r4c3")).isEqualTo("A tile is on row 2, column 3; tap it to remove it.");
        assertThat(drag(board, "r1c3", "r1c5")).isEqualTo("The tile would leave the board.");
        assertThat(drag(board, "r3c1", "r4c2"))
                .isEqualTo("A tile covers three cells in a line, from one of its ends to the other.");
        assertThat(drag(board, "r1c2", "r2c2")).isEqualTo("A tile is on row 2, column 2.");
        assertThat(drag(board, "r3c3", "r2c3")).isEqualTo("A tile is on row 2, column 3.");
        assertThat(drag(board, "r4c3", "r3c3")).isEqualTo("A tile is on row 2, column 3.");
        assertThat(drag(board, "r1c3", "r1c4")).isEqualTo("The tile would leave the board.");
        assertThat(drag(board, "r1c1", "r1c1")).isEqualTo("The green tile is already here.");
        assertThat(drag(Board.empty(4), "r1c1", "r1c3")).isEqualTo("First tap the cell where the green tile goes.");
        assertThat(rules.refusal(board, new Gesture.Tap("r1c1")).text())
                .isEqualTo("This is the green tile; take it to a free cell to move it.");
        assertThat(rules.refusal(board, new Gesture.Tap("r1c2")).text())
                .isEqualTo("A tile is laid from one of its ends to the other.");
        assertThat(rules.refusal(board, new Gesture.Tap("pile5")).text())
                .isEqualTo("There is no such cell on this board.");
    }

    private String drag(Board board, String from, String to) {
        return rules.refusal(board, new Gesture.Drag(from, to)).text();
    }
}
