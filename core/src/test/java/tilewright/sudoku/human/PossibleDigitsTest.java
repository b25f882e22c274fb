package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.NoteDrawing;
import tilewright.sudoku.model.Text;

final class PossibleDigitsTest {

    private static final Board PUZZLE =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static Study.Report report(Board board) {
        return new PossibleDigits<Board>().study(board, 0, Limits.NONE);
    }

    @Test
    void each_empty_cell_has_the_digits_that_its_sight_leaves() {
        Study.Report report = report(PUZZLE);
        assertThat(report.line().text().split(" ")).hasSize(81).startsWith("5", "3", "124", "26", "7", "2468");
        assertThat(report.fields().toString())
                .startsWith("{\"candidates\":{\"r1c3\":[1,2,4],\"r1c4\":[2,6],\"r1c6\":[2,4,6,8],");
    }

    @Test
    void the_players_digits_count() {
        assertThat(report(PUZZLE.withEntry(2, 2)).line().text().split(" ")[3]).isEqualTo("6");
    }

    @Test
    void a_cell_may_have_none() {
        assertThat(report(PUZZLE.withEntry(2, 2).withEntry(5, 6)).line().text().split(" ")[3])
                .isEqualTo("-");
    }

    @Test
    void candidates_are_what_a_slow_look_finds() {
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                boolean free = PUZZLE.digit(cell) == 0
                        && PUZZLE.withEntry(cell, PUZZLE.clue(cell) == 0 ? digit : 0)
                                        .conflictingPeers(cell)
                                        .length
                                == 0;
                assertThat(Digits.holds(PUZZLE.possible(cell), digit)).isEqualTo(free);
            }
        }
    }

    @Test
    void the_picture_has_a_note_for_each_digit_and_a_ring_where_there_is_none() {
        Board board = PUZZLE.withEntry(2, 2).withEntry(5, 6);
        Study.Picture picture = report(board).picture().orElseThrow();
        int possible = 0;
        for (int cell = 0; cell < 81; cell++) {
            possible += board.digit(cell) == 0 ? Digits.size(board.possible(cell)) : 0;
        }
        assertThat(picture.marks().stream().filter(Mark.Glyph.class::isInstance))
                .hasSize(possible)
                .contains(NoteDrawing.third(10, 7));
        assertThat(picture.marks()).contains(new Mark.Ring(Drawing.box(3).inset(1), Ink.CONFLICT));
    }
}
