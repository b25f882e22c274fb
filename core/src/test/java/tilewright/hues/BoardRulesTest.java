package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.message.Message;
import tilewright.puzzle.Command;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Status;

final class BoardRulesTest {

    private static final String REST = "/......../......../......../......../......../........";

    private final BoardRules rules = new BoardRules();

    private static Board board(String text) {
        return Text.BOARDS.parse(text);
    }

    @Test
    void an_empty_board_takes_every_color_everywhere_by_drag_and_by_key() {
        List<Offer<Move>> offers = rules.offers(Board.empty());
        assertThat(offers)
                .hasSize(3 * 8 * 64)
                .contains(
                        new Offer<>(new Move.Put(4, 2), new Gesture.Drag("pile5", "r1c3")),
                        new Offer<>(new Move.Put(4, 2), new Gesture.Type("r1c3", "5")));
        assertThat(rules.after(Board.empty(), new Move.Put(4, 2))).isEqualTo(board("..5...../........" + REST));
    }

    @Test
    void a_tile_can_be_shifted_to_where_only_itself_was_in_the_way_and_returned() {
        Board board = board("1......./........" + REST);
        assertThat(rules.offers(board))
                .contains(
                        new Offer<>(new Move.Shift(0, 9), new Gesture.Drag("r1c1", "r2c2")),
                        new Offer<>(new Move.Return(0), new Gesture.Drag("r1c1", "pile1")),
                        new Offer<>(new Move.Return(0), new Gesture.Type("r1c1", "Delete")));
        assertThat(rules.after(board, new Move.Shift(0, 9))).isEqualTo(board("......../.1......" + REST));
        assertThat(rules.after(board, new Move.Return(0))).isEqualTo(Board.empty());
        assertThat(rules.legal(board, new Move.Put(0, 9))).isFalse();
    }

    @Test
    void offers_are_exactly_the_legal_moves_and_no_two_share_a_gesture() {
        Seeds.each(20, random -> {
            Board board = RandomBoards.scattered(random.below(56), random);
            Set<Move> offered = new HashSet<>();
            Set<String> gestures = new HashSet<>();
            for (Offer<Move> offer : rules.offers(board)) {
                if (!(offer.move() instanceof Move.Note(int _, int set)) || set == 1) {
                    offered.add(offer.move());
                }
                assertThat(gestures.add(offer.gesture().toString())).isTrue();
            }
            for (Move move : all()) {
                boolean legal = rules.legal(board, move);
                assertThat(legal).isEqualTo(offered.contains(move));
                if (legal) {
                    assertThat(ReferenceSearch.legal(rules.after(board, move).colors()))
                            .isTrue();
                }
            }
        });
    }

    private static List<Move> all() {
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < 64; cell++) {
            moves.add(new Move.Return(cell));
            moves.add(new Move.Note(cell, 1));
            for (int color = 0; color < 8; color++) {
                moves.add(new Move.Put(color, cell));
            }
            for (int to = 0; to < 64; to++) {
                moves.add(new Move.Shift(cell, to));
            }
        }
        return moves;
    }

    @Test
    void colors_are_noted_and_taken_away_by_the_same_key_and_all_by_delete() {
        Board board = Board.empty();
        assertThat(rules.offers(board))
                .contains(new Offer<>(new Move.Note(2, 16), new Gesture.Type("r1c3", "Shift+5")));
        Board noted = rules.after(rules.after(board, new Move.Note(2, 16)), new Move.Note(2, 1));
        assertThat(noted.notes(2)).isEqualTo(17);
        assertThat(rules.after(noted, new Move.Note(2, 16)).notes(2)).isEqualTo(1);
        assertThat(rules.offers(noted)).contains(new Offer<>(new Move.Note(2, 17), new Gesture.Type("r1c3", "Delete")));
        assertThat(rules.after(noted, new Move.Note(2, 17))).isEqualTo(board);
        assertThat(Drawing.scene(noted).spots().get(2).label().text()).endsWith("empty, notes 1 5");
    }

    @Test
    void notes_lie_beneath_a_tile_and_change_nothing_of_what_may_be_laid() {
        Board noted = Board.empty().withNotes(2, 17);
        Board laid = rules.after(noted, new Move.Put(7, 2));
        assertThat(rules.legal(laid, new Move.Note(2, 1))).isFalse();
        assertThat(type(laid, "r1c3", "Shift+4"))
                .isEqualTo("Notes are for empty cells, and there is a tile on row 1, column 3.");
        assertThat(Drawing.scene(laid).spots().get(2).label().text()).endsWith("color 8");
        assertThat(rules.after(laid, new Move.Return(2))).isEqualTo(noted);
        assertThat(rules.legal(noted, new Move.Put(4, 2))).isTrue();
    }

    @Test
    void notes_of_all_cells_are_filled_in_swept_and_cleared() {
        Board board = board("1......./........" + REST).withNotes(1, 1);
        Board filled = done(board, "fill");
        assertThat(filled.notes(1)).isEqualTo(0xff);
        assertThat(filled.notes(20)).isEqualTo(0xff);
        assertThat(filled.notes(7)).isEqualTo(0xfe);
        assertThat(done(filled, "sweep").notes(1)).isEqualTo(0xfe);
        assertThat(done(filled, "clear")).isEqualTo(board.withNotes(1, 0));
    }

    private Board done(Board board, String command) {
        Board after = board;
        for (Command<Board, Move> one : NoteCommands.all()) {
            for (Move move : one.id().equals(command) ? one.moves().apply(board) : List.<Move>of()) {
                after = rules.after(after, move);
            }
        }
        return after;
    }

    @Test
    void a_clue_stays_where_it_is() {
        Board board = Text.BOARDS.parse("1......./...2..../......../......../......../......../......../........!1");
        List<String> gestures = rules.offers(board).stream()
                .map(offer -> offer.gesture().toString())
                .toList();
        assertThat(gestures)
                .noneMatch(gesture -> gesture.startsWith("drag:r1c1:") || gesture.equals("type:r1c1:Delete"));
        assertThat(gestures).contains("type:r2c4:Delete", "drag:r2c4:pile2");
        assertThat(rules.legal(board, new Move.Return(0))).isFalse();
        assertThat(rules.legal(board, new Move.Shift(0, 60))).isFalse();
        assertThat(rules.refusal(board, new Gesture.Type("r1c1", "Delete")).text())
                .contains("clue");
        assertThat(rules.refusal(board, new Gesture.Drag("r1c1", "r8c1")).text())
                .contains("clue");
    }

    @Test
    void the_game_ends_with_a_full_board() {
        Board board = board("12312312/34564563/21721721/43643648/12812857/87357436/56486578/78574865");
        assertThat(rules.status(board))
                .hasToString(new Status.Solved(Message.verbatim("All 64 tiles are in place.")).toString());
        assertThat(rules.offers(board)).isEmpty();
        assertThat(rules.status(board.without(5)))
                .hasToString(new Status.Open(Message.verbatim("1 tile left.")).toString());
        assertThat(rules.status(Board.empty()))
                .hasToString(new Status.Open(Message.verbatim("64 tiles left.")).toString());
    }

    @Test
    void an_illegal_move_is_a_programming_error() {
        assertThatThrownBy(() -> rules.after(Board.empty(), new Move.Return(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("move (x=r1c1) is not legal on (......../");
    }

    @Test
    void refusals_of_a_drag_give_the_reason() {
        Board board = board("1..1..1./......../.1..1..1/......../1..1...5/......../......../........");
        assertThat(drag(board, "pile1", "r7c7")).isEqualTo("The pile of color 1 is empty.");
        assertThat(drag(board, "pile5", "r6c7"))
                .isEqualTo("Row 6, column 7 and row 5, column 8 touch at a corner and cannot both be color 5.");
        assertThat(drag(board, "pile5", "r1c1")).isEqualTo("There is already a tile on row 1, column 1.");
        assertThat(drag(board, "r1c1", "r1c6"))
                .isEqualTo("Row 1, column 6 and row 1, column 4 are two apart in a straight line"
                        + " and cannot both be color 1.");
        assertThat(drag(board, "r1c1", "r1c1")).isEqualTo("The tile is already there.");
        assertThat(drag(board, "r1c1", "pile2")).isEqualTo("This tile belongs on the pile of color 1.");
        assertThat(drag(board, "r1c2", "r1c3")).isEqualTo("There is no tile on row 1, column 2.");
        assertThat(drag(board, "elsewhere", "r1c3")).isEqualTo("There is no such place.");
        assertThat(drag(board, "pile5", "pile5")).isEqualTo("There is no such cell.");
        assertThat(rules.refusal(board, new Gesture.Tap("r1c1")).text())
                .isEqualTo("Drag a tile from its pile to a cell.");
    }

    @Test
    void refusals_of_a_key_give_the_reason() {
        Board board = board("1..1..1./......../.1..1..1/......../1..1...5/......../......../........");
        assertThat(type(board, "r6c7", "5"))
                .isEqualTo("Row 6, column 7 and row 5, column 8 touch at a corner and cannot both be color 5.");
        assertThat(type(board, "r6c7", "1")).isEqualTo("The pile of color 1 is empty.");
        assertThat(type(board, "r6c7", "9")).isEqualTo("Type a color, 1 to 8.");
        assertThat(type(board, "r1c1", "9")).isEqualTo("Press Delete to return this tile to its pile.");
        assertThat(type(board, "r1c1", "3")).isEqualTo("There is already a tile on row 1, column 1.");
        assertThat(type(board, "pile3", "3")).isEqualTo("There is no such cell.");
    }

    private String drag(Board board, String from, String to) {
        return rules.refusal(board, new Gesture.Drag(from, to)).text();
    }

    private String type(Board board, String spot, String key) {
        return rules.refusal(board, new Gesture.Type(spot, key)).text();
    }
}
