package tilewright.sudoku.model;

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

final class SudokuRulesTest {

    private static final Board PUZZLE =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Board SOLVED = Text.POSITIONS.parse(
            PUZZLE + " 534678912672195348198342567859761423426853791713924856961537284287419635345286179");

    private final SudokuRules<Board> rules = new SudokuRules<>();

    @Test
    void offers_are_all_legal_moves_and_no_gesture_is_offered_twice() {
        Seeds.each(50, random -> {
            Board board = PUZZLE;
            for (int i = 0; i < 20; i++) {
                List<Offer<Move>> offers = rules.offers(board);
                Set<Move> moves = new HashSet<>();
                Set<Gesture> gestures = new HashSet<>();
                for (Offer<Move> offer : offers) {
                    moves.add(offer.move());
                    assertThat(gestures.add(offer.gesture())).isTrue();
                }
                assertThat(moves).isEqualTo(legalMoves(board));
                Board now = board;
                assertThat(moves).allMatch(move -> rules.legal(now, move));
                board = rules.after(
                        board, offers.get(random.below(offers.size())).move());
            }
        });
    }

    /** Written from the rules alone: what may be done with each cell, without automatic notes. */
    private static Set<Move> legalMoves(Board board) {
        Set<Move> legal = new HashSet<>();
        for (int cell = 0; cell < 81; cell++) {
            for (int tint = 0; tint <= 6; tint++) {
                if (tint != board.tint(cell)) {
                    legal.add(new Move.Color(cell, tint));
                }
            }
            if (board.clue(cell) != 0) {
                continue;
            }
            boolean empty = board.entry(cell) == 0;
            boolean noted = board.notes(cell, Note.CORNER) != 0 || board.notes(cell, Note.CENTER) != 0;
            if (!empty || noted) {
                legal.add(new Move.Erase(cell));
            }
            for (int digit = 1; digit <= 9; digit++) {
                if (board.entry(cell) != digit) {
                    legal.add(new Move.Place(cell, digit));
                }
                if (empty) {
                    legal.add(new Move.Mark(cell, Note.CORNER, Digits.bit(digit)));
                    legal.add(new Move.Mark(cell, Note.CENTER, Digits.bit(digit)));
                }
            }
        }
        return legal;
    }

    @Test
    void gestures_are_typed() {
        List<Offer<Move>> offers = rules.offers(PUZZLE.withEntry(2, 7));
        assertThat(offers)
                .contains(
                        new Offer<>(new Move.Place(2, 4), new Gesture.Type("r1c3", "4")),
                        new Offer<>(new Move.Erase(2), new Gesture.Type("r1c3", "Delete")),
                        new Offer<>(new Move.Mark(3, Note.CENTER, Digits.bit(4)), new Gesture.Type("r1c4", "Ctrl+4")),
                        new Offer<>(new Move.Mark(3, Note.CORNER, Digits.bit(4)), new Gesture.Type("r1c4", "Shift+4")))
                .noneMatch(offer -> offer.move().cell() == 0 && !(offer.move() instanceof Move.Color))
                .noneMatch(offer -> offer.move().equals(new Move.Place(2, 7)))
                .noneMatch(offer -> offer.move().equals(new Move.Mark(2, Note.CORNER, Digits.bit(7))))
                .noneMatch(offer -> offer.move().equals(new Move.Erase(3)));
    }

    @Test
    void a_digit_hides_the_cells_notes_and_no_others() {
        Board noted = play(PUZZLE, "r1c3?4", "r1c3?2", "r1c4?4", "r1c3?2");
        assertThat(noted.notes(2)).isEqualTo(Digits.bit(4));
        Board placed = play(noted, "r1c3=4");
        assertThat(placed.marked(2)).isZero();
        assertThat(placed.marked(3)).isEqualTo(Digits.bit(4));
        assertThat(play(placed, "r1c3=.")).isEqualTo(noted);
        assertThat(placed.entry(2)).isEqualTo(4);
        assertThat(play(placed, "r1c3=9").entry(2)).isEqualTo(9);
        assertThat(play(placed, "r1c3=.", "r1c3=.", "r1c4=.")).isEqualTo(PUZZLE);
        assertThat(noted.entry(2)).isZero();
    }

    @Test
    void a_single_note_becomes_a_digit_by_enter() {
        Gesture enter = type("r1c3", "Enter");
        assertThat(rules.offers(PUZZLE)).noneMatch(offer -> offer.gesture().equals(enter));
        assertThat(rules.offers(play(PUZZLE, "r1c3!4"))).contains(new Offer<>(new Move.Place(2, 4), enter));
        assertThat(rules.offers(play(PUZZLE, "r1c3?4", "r1c3!4"))).contains(new Offer<>(new Move.Place(2, 4), enter));
        assertThat(rules.offers(play(PUZZLE, "r1c3?4", "r1c3!2")))
                .noneMatch(offer -> offer.gesture().equals(enter));
        assertThat(rules.offers(play(PUZZLE, "auto=on", "r1c3x12"))).contains(new Offer<>(new Move.Place(2, 4), enter));
    }

    @Test
    void automatic_notes_follow_the_digits_and_keep_what_was_taken_away() {
        Board board = play(PUZZLE, "r1c3?7", "auto=on");
        assertThat(board.small(2)).isEqualTo(Digits.bit(1) | Digits.bit(2) | Digits.bit(4));
        board = play(board, "r1c3x2", "r1c4=2");
        assertThat(board.small(2)).isEqualTo(Digits.bit(1) | Digits.bit(4));
        board = play(board, "r1c4=.");
        assertThat(board.small(2)).isEqualTo(Digits.bit(1) | Digits.bit(4));
        assertThat(play(board, "r1c3=.").small(2)).isEqualTo(Digits.bit(1) | Digits.bit(2) | Digits.bit(4));
        assertThat(play(board, "auto=off").small(2)).isEqualTo(Digits.bit(7));
        Board automatic = board;
        assertThatThrownBy(() -> play(automatic, "r1c3?1")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> play(automatic, "r1c3x5")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> play(automatic, "auto=on")).isInstanceOf(IllegalArgumentException.class);
        assertThat(rules.refusal(board, type("r1c3", "Shift+5")).text()).startsWith("Automatic notes omit 5 in row 1");
    }

    @Test
    void an_illegal_move_is_an_error() {
        assertThatThrownBy(() -> play(PUZZLE, "r1c1=4"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("r1c1=4");
        assertThatThrownBy(() -> play(PUZZLE, "r1c3=.")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> play(PUZZLE, "r1c3=4", "r1c3?2")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void automatic_notes_are_taken_away_and_brought_back_where_they_are_possible() {
        Board board = play(PUZZLE, "r1c3?7", "auto=on", "r1c3x2");
        List<Offer<Move>> offers = rules.offers(board);
        assertThat(offers)
                .filteredOn(offer -> offer.move() instanceof Move.Mark(int cell, Note kind, int _)
                        && cell == 2
                        && kind != Note.CENTER)
                .extracting(offer -> offer.gesture().toString())
                .containsExactly("type:r1c3:Shift+1", "type:r1c3:Shift+2", "type:r1c3:Shift+4");
        assertThat(offers).allMatch(offer -> rules.legal(board, offer.move()));
        assertThat(offers).contains(new Offer<>(new Move.Erase(2), new Gesture.Type("r1c3", "Delete")));
    }

    private Board play(Board start, String... moves) {
        Board board = start;
        for (String move : moves) {
            board = rules.after(board, Text.MOVES.parse(move));
        }
        return board;
    }

    @Test
    void the_status_says_how_many_cells_are_left_and_what_is_in_conflict() {
        assertThat(rules.status(PUZZLE)).hasToString(new Status.Open(Message.verbatim("51 cells to fill.")).toString());
        assertThat(rules.status(PUZZLE.withEntry(2, 5)).words().text())
                .isEqualTo("50 cells to fill, 2 cells in conflict.");
        assertThat(rules.status(SOLVED.withEntry(2, 0)).words().text()).isEqualTo("1 cell to fill.");
        assertThat(rules.status(SOLVED.withEntry(2, 5)))
                .hasToString(
                        new Status.Open(Message.verbatim("All cells are filled, 3 cells in conflict.")).toString());
    }

    @Test
    void a_full_and_valid_grid_ends_the_game() {
        assertThat(rules.status(SOLVED)).isInstanceOf(Status.Solved.class);
        assertThat(rules.offers(SOLVED)).isEmpty();
        assertThat(rules.legal(SOLVED, new Move.Erase(2))).isFalse();
    }

    @Test
    void every_cell_can_be_colored_and_the_same_key_takes_the_color_away() {
        Board board = Text.POSITIONS.parse("5" + ".".repeat(80));
        SudokuRules<Board> rules = new SudokuRules<>();
        for (int cell = 0; cell < 2; cell++) {
            String spot = Houses.GRID.name(cell);
            Offer<Move> blue = new Offer<>(new Move.Color(cell, 2), new Gesture.Type(spot, "Ctrl+Shift+2"));
            Offer<Move> away = new Offer<>(new Move.Color(cell, 0), new Gesture.Type(spot, "Ctrl+Shift+Delete"));
            assertThat(rules.offers(board)).contains(blue).doesNotContain(away);
            Board colored = rules.after(board, blue.move());
            assertThat(rules.offers(colored))
                    .contains(away, new Offer<>(new Move.Color(cell, 0), blue.gesture()))
                    .doesNotContain(blue);
            assertThat(colored.tint(cell)).isEqualTo(2);
            assertThat(Drawing.of(colored, Message.NONE)
                            .spots()
                            .get(cell)
                            .label()
                            .text())
                    .isEqualTo(
                            "row 1, column " + (cell + 1) + ", " + (cell == 0 ? "clue 5" : "empty") + ", colored blue");
            assertThat(rules.after(colored, away.move())).isEqualTo(board);
        }
        assertThat(rules.refusal(board, new Gesture.Type("r1c1", "Ctrl+Shift+7"))
                        .text())
                .isEqualTo("There are 6 colors.");
    }

    @Test
    void a_refusal_gives_the_reason() {
        Board board = PUZZLE.withEntry(2, 4);
        assertThat(rules.refusal(board, type("r1c1", "4")).text())
                .isEqualTo("Row 1, column 1 is a clue and cannot change.");
        assertThat(rules.refusal(board, type("r1c4", "Delete")).text()).isEqualTo("Row 1, column 4 is already empty.");
        assertThat(rules.refusal(board, type("r1c3", "4")).text()).isEqualTo("Row 1, column 3 already holds 4.");
        assertThat(rules.refusal(board, type("r1c3", "Shift+2")).text())
                .isEqualTo("Notes are for empty cells, and row 1, column 3 holds a digit.");
        assertThat(rules.refusal(board, type("r1c3", "x")).text()).startsWith("A cell takes 1 to 9");
        assertThat(rules.refusal(board, type("r1c4", "Shift+x")).text()).startsWith("A cell takes 1 to 9");
        assertThat(rules.refusal(board, type("r0c3", "4")).text()).isEqualTo("Choose a cell and press a digit.");
        assertThat(rules.refusal(board, new Gesture.Tap("r1c3")).text()).isEqualTo("Choose a cell and press a digit.");
        assertThat(rules.refusal(SOLVED, type("r1c3", "4")).text()).isEqualTo("The puzzle is solved.");
    }

    private static Gesture type(String spot, String key) {
        return new Gesture.Type(spot, key);
    }
}
