package tilewright.sudoku.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;

final class NoteCommandsTest {

    private static final Board PUZZLE =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final SudokuRules<Board> rules = new SudokuRules<>();

    private List<Move> moves(Board board, String id) {
        return NoteCommands.<Board>all().stream()
                .filter(command -> command.id().equals(id))
                .findFirst()
                .orElseThrow()
                .moves()
                .apply(board);
    }

    private Board after(Board start, String... ids) {
        Board board = start;
        for (String id : ids) {
            for (Move move : moves(board, id)) {
                board = rules.after(board, move);
            }
        }
        return board;
    }

    @Test
    void notes_filled_in_are_what_no_digit_in_sight_has() {
        Board filled = after(PUZZLE, "fill");
        for (int cell = 0; cell < 81; cell++) {
            assertThat(filled.marked(cell)).isEqualTo(PUZZLE.possible(cell));
        }
        assertThat(moves(filled, "fill")).isEmpty();
        assertThat(moves(filled, "sweep")).isEmpty();
        assertThat(after(filled, "clear")).isEqualTo(PUZZLE);
        assertThat(after(
                        PUZZLE, "note-1", "note-2", "note-3", "note-4", "note-5", "note-6", "note-7", "note-8",
                        "note-9"))
                .isEqualTo(filled);
    }

    @Test
    void sweeping_takes_away_what_a_digit_in_sight_has_and_nothing_else() {
        Board noted = PUZZLE.withNotes(2, Digits.ALL).withNotes(3, Note.CENTER, Digits.ALL);
        Board swept = after(noted, "sweep");
        assertThat(swept.notes(2)).isEqualTo(PUZZLE.possible(2));
        assertThat(swept.notes(3, Note.CENTER)).isEqualTo(PUZZLE.possible(3));
        assertThat(moves(swept, "sweep")).isEmpty();
    }

    @Test
    void what_was_taken_away_from_automatic_notes_is_not_filled_in() {
        Board automatic = after(PUZZLE, "auto").withNotes(2, Note.REMOVED, Digits.bit(4));
        assertThat(automatic.small(2)).isEqualTo(PUZZLE.possible(2) & ~Digits.bit(4));
        assertThat(after(automatic, "own", "fill").notes(2)).isEqualTo(PUZZLE.possible(2) & ~Digits.bit(4));
        assertThat(after(automatic, "note-4").small(2)).isEqualTo(PUZZLE.possible(2));
        assertThat(after(automatic, "clear").small(2)).isEqualTo(PUZZLE.possible(2));
        assertThat(moves(automatic, "fill")).isEmpty();
        assertThat(moves(automatic, "auto")).isEmpty();
    }

    @Test
    void single_notes_become_digits() {
        Board board = after(PUZZLE, "auto", "singles");
        for (int cell = 0; cell < 81; cell++) {
            int only = PUZZLE.possible(cell);
            assertThat(board.entry(cell)).isEqualTo(Digits.size(only) == 1 ? Digits.first(only) : 0);
        }
        assertThat(moves(PUZZLE, "singles")).isEmpty();
    }

    @Test
    void commands_can_be_carried_out_from_any_position() {
        Seeds.each(100, random -> {
            Board board = PUZZLE;
            for (int i = 0; i < 30 && !board.solved(); i++) {
                var commands = NoteCommands.<Board>all();
                var command = commands.get(random.below(commands.size()));
                board = random.below(2) == 0
                        ? after(board, command.id())
                        : rules.after(
                                board,
                                rules.offers(board)
                                        .get(random.below(rules.offers(board).size()))
                                        .move());
                assertThat(Text.POSITIONS.parse(board.toString())).isEqualTo(board);
            }
        });
    }
}
